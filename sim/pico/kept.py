"""The file system of an emulated Pico, kept in a file from run to run."""

from pathlib import Path

from littlefs.errors import LittleFSError

from boards.files import unpack
from boards.models import Model
from sim.command import check_writable
from sim.pico.machine import EmulatorError


def kept(path: Path, model: Model) -> bytes | None:
    """What the file holds, None where there is none yet.

    EmulatorError where it is another kind of file, or could not be written after the run.
    """
    try:
        check_writable(path)
        image = path.read_bytes() if path.exists() else None
    except OSError as error:
        raise EmulatorError(f"{path}: {error.strerror}: name another with --flash") from None
    if image is not None and not _is_flash(image, model):
        raise EmulatorError(
            f"{path}: this is no flash of {model.port}: name another with --flash, or a new one"
        )
    return image


def _is_flash(image: bytes, model: Model) -> bool:
    try:
        return len(image) == model.size and bool(unpack(image, model))
    except LittleFSError:
        return False
