"""One UF2 with the project's file system, alone or together with MicroPython."""

import re
from pathlib import Path

from littlefs.errors import LittleFSError

from boards import uf2
from boards.files import pack
from boards.flash import OLDEST
from boards.models import BLOCK, FLASH_START, MODELS, Model
from boards.needed import ROOT
from boards.payload import DeployError, load, payload

_VERSION = re.compile(rb"v(\d+)\.(\d+)[.\d]*(?:-preview[^ ]*)? on \d{4}-\d\d-\d\d")


def image(board: str, micropython: Path | None, output: Path | None) -> str:
    """Write the UF2 and say what to do with it; DeployError where it cannot be made."""
    model = MODELS[load(board).model]
    try:
        files = pack(payload(board), model)
    except LittleFSError as error:
        raise DeployError(f"it does not fit the flash of {board}: {error}") from None
    blocks = list(uf2.pages(files, FLASH_START + model.offset, model.family, BLOCK))
    if micropython:
        blocks = firmware(micropython, model) + blocks
    target = output or ROOT / "build" / f"snap-{board}{'-all' if micropython else ''}.uf2"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(uf2.write(blocks))
    first = "" if micropython else f"install MicroPython for {model.port}, then "
    return f"{target}: {first}hold BOOTSEL while plugging in, and drag it onto the drive. " + (
        "Saves on the device are lost."
    )


def firmware(path: Path, model: Model) -> list[uf2.Block]:
    """MicroPython's own blocks; DeployError where the file is another, too old, or elsewhere's."""
    try:
        blocks = uf2.read(path.read_bytes())
    except OSError as error:
        raise DeployError(f"{path}: {error.strerror}; give MicroPython's .uf2") from None
    except uf2.Uf2Error as error:
        raise DeployError(f"{path}: {error}") from None
    own = [block for block in blocks if block.family == model.family]
    content = b"".join(block.data for block in own)
    version = _VERSION.search(content)
    if not version:
        raise DeployError(f"{path}: this is no MicroPython for {model.port}")
    if (int(version[1]), int(version[2])) < OLDEST:
        have, need = version[0].decode().split(" ")[0], ".".join(map(str, OLDEST))
        raise DeployError(f"{path}: MicroPython {have} is too old: {need} or later is needed")
    if model.machine.encode() not in content:
        raise DeployError(f"{path}: this MicroPython is for another board than {model.port}")
    if max(block.address for block in own) >= FLASH_START + model.offset:
        raise DeployError(f"{path}: it reaches into where {model.port} keeps its files")
    return blocks
