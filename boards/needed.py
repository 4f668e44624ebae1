"""Which of the project's files a device has use for: its flash is counted in blocks of 4 KB."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from boards.slim import Project

ROOT = Path(__file__).resolve().parent.parent
_ASSETS = ROOT / "firmware" / "assets"
_PACKAGES = {"snap": ROOT / "firmware", "console": ROOT / "firmware"}
_PACKAGES |= {"hal": ROOT, "boards": ROOT}
_START = "boards.start"
_BY_NAME = "console."  # scenes and games are loaded by names that no import statement shows
_SHEET = re.compile(r"\bfile=([\w-]+)")


@cache
def modules() -> dict[str, Path]:
    """Every module that the start leads to, by its dotted name."""
    every = dict(every_module())
    found: dict[str, Path] = {}
    todo = [_START] + [name for name in every if name.startswith(_BY_NAME)]
    while todo:
        name = todo.pop()
        if name in every and name not in found:
            found[name] = every[name]
            todo += [name.rpartition(".")[0], *_imports(every[name])]
    return dict(sorted(found.items()))


def every_module() -> Iterator[tuple[str, Path]]:
    """The dotted name and the file of each, whether a device needs it or not."""
    for package, top in _PACKAGES.items():
        for path in (top / package).rglob("*.py"):
            parts = path.relative_to(top).with_suffix("").parts
            yield ".".join(parts).removesuffix(".__init__"), path


@cache
def _project() -> Project:
    return Project({name: path.read_text(encoding="utf-8") for name, path in every_module()})


@cache
def source(path: Path) -> str:
    """A module as the device needs it; SyntaxError or ValueError, and where, if it cannot be."""
    try:
        return _project().slim(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{error} ({path.name})") from None


def _imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source(path))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found


def layout(colors: int) -> Path:
    """The layout for a panel of so many colours."""
    return _ASSETS / ("oled.layout" if colors == 2 else "tft.layout")


def sheets(colors: int) -> list[Path]:
    """The sheets that it names."""
    names = _SHEET.findall(layout(colors).read_text(encoding="utf-8"))
    return sorted({_ASSETS / f"{name}.sheet" for name in names})


def texts() -> list[Path]:
    """One file a language."""
    return sorted((ROOT / "firmware" / "texts").glob("*.txt"))
