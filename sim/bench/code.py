"""How much code there is: lines, files and functions by layer, and bytes of .mpy by folder."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from boards.payload import packs

_ROOT = Path(__file__).parents[2]
_LAYERS = ("firmware/snap", "firmware/console", "hal", "boards", "sim", "tests")


def measure() -> Iterator[tuple[str, str]]:
    """Lines a layer, then compiled sizes."""
    for layer in _LAYERS:
        files = {path: path.read_text() for path in sorted((_ROOT / layer).rglob("*.py"))}
        lines = {path: text.count("\n") for path, text in files.items()}
        functions = [span for text in files.values() for span in function_lengths(text)]
        longest = max(lines, key=lambda path: lines[path])
        name = longest.relative_to(_ROOT / layer).as_posix()
        yield f"{layer}: lines in {len(files)} files", f"{sum(lines.values()):,}"
        yield f"{layer}: median / longest file ({name})", _pair(list(lines.values()))
        yield f"{layer}: median / longest function", _pair(functions)
    for folder, modules in packs().items():
        size = sum(len(data) for data in modules.values())
        yield f"on the device, {folder}: bytes in {len(modules)} modules of .mpy", f"{size:,}"


def function_lengths(text: str) -> list[int]:
    """The length of every function, in lines."""
    nodes = ast.walk(ast.parse(text))
    return [
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in nodes
        if isinstance(node, ast.FunctionDef)
    ]


def _pair(lengths: list[int]) -> str:
    return f"{median(lengths):.0f} / {max(lengths)}"
