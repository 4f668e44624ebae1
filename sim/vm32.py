"""The 32-bit MicroPython, whose objects cost what they cost on the Pico; it runs under Node."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from boards.payload import FIRMWARE, packs

_HERE = Path(__file__).parent
_PACKAGE = _HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"


def missing() -> str:
    """Why it cannot run here, or "" where it can."""
    if shutil.which("node") is None:
        return "Node is not installed"
    if not _PACKAGE.is_dir():
        return "the Node packages are not installed: make sim/node_modules"
    return ""


def run(
    code: str | list[str],
    files: dict[str, str] | None = None,
    lib: Path | None = None,
    longest_s: int = 600,
) -> str:
    """What the code prints. What the folder `lib` holds can be imported, or where there is none
    the device's modules, as they are compiled for it; `files` are laid by path.

    Where it comes in pieces, `gc.collect()` in one takes effect before the next.
    RuntimeError with MicroPython's own traceback where the code raises. Code that leaves the heap
    locked hangs the VM; it is stopped after `longest_s`.
    """
    if lib is None:
        with tempfile.TemporaryDirectory() as folder:
            lay(Path(folder))
            return run(code, files, Path(folder), longest_s)
    pieces = [code] if isinstance(code, str) else code
    job = json.dumps({"code": pieces, "files": files or {}, "lib": str(lib)})
    command = ["node", str(_HERE / "vm32.mjs")]
    done = subprocess.run(
        command, input=job, capture_output=True, text=True, check=False, timeout=longest_s
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def lay(folder: Path) -> None:
    """Lay the device's modules and data into a folder."""
    for package, modules in packs().items():
        place = folder / package.replace(".", "/")
        place.mkdir(parents=True, exist_ok=True)
        for name, data in modules.items():
            (place / f"{name}.mpy").write_bytes(data)
    for name in ("assets", "texts"):
        shutil.copytree(FIRMWARE / name, folder / name)
