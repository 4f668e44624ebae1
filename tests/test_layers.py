"""Nothing imports what is above it, and what runs on the device imports what the device has."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# MicroPython has none of these, has them by half, or pays for them in memory.
FORBIDDEN = {
    "__future__", "abc", "argparse", "contextlib", "copy", "dataclasses", "datetime", "enum",
    "fractions", "functools", "itertools", "logging", "operator", "pathlib", "pickle", "random",
    "re", "string", "subprocess", "tempfile", "threading", "traceback", "types", "typing",
}  # fmt: skip
PORTABLE = {"array", "binascii", "builtins", "errno", "gc", "io", "json", "math", "micropython"}
PORTABLE |= {"os", "struct", "sys", "time"}
DEVICE = {"framebuf", "machine", "neopixel", "rp2", "select", "uctypes", "vfs"}

# Layer: (its folder, the project's packages it may import, what else it may import).
LAYERS = {
    "snap": ("firmware/snap", {"snap"}, {"array", "collections", "json"}),
    "console": ("firmware/console", {"console", "snap"}, PORTABLE - {"time"}),
    "hal": ("hal", {"hal", "snap.const"}, PORTABLE | DEVICE),
}
PROJECT = {"snap", "console", "hal", "boards", "sim", "tests"}
TYPES_ONLY = {"hal/contract.py"}  # never loaded on the device


def files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def only_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imports(tree: ast.AST) -> list[str]:
    """Every module that is imported when the code runs, wherever the import stands."""
    found = []
    for node in ast.iter_child_nodes(tree):
        if only_for_types(node):
            continue
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append("." * node.level + (node.module or ""))
        found += imports(node)
    return found


def type_imports(tree: ast.AST) -> list[str]:
    blocks = [node for node in ast.walk(tree) if only_for_types(node)]
    return [name for block in blocks for child in block.body for name in imports_of(child)]


def imports_of(statement: ast.stmt) -> list[str]:
    return imports(ast.Module([statement], []))


def within(module: str, allowed: set[str]) -> bool:
    return any(module == name or module.startswith(name + ".") for name in allowed)


def strangers(folder: str, project: set[str], others: set[str]) -> list[str]:
    """Imports of a folder that its layer does not allow, as FILE: MODULE."""
    bad = []
    for path in files(folder):
        name = path.relative_to(ROOT).as_posix()
        if name in TYPES_ONLY:
            continue
        for module in imports(ast.parse(path.read_text())):
            if not within(module, project | others):
                bad.append(f"{name}: {module}")
    return bad


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_nothing_above_it(layer):
    assert strangers(*LAYERS[layer]) == []


@pytest.mark.parametrize(
    ("layer", "allowed"),
    [("snap", {"snap"}), ("console", {"console", "snap", "hal.contract"}), ("hal", {"hal"})],
)
def test_types_come_from_no_layer_above_either(layer, allowed):
    for path in files(LAYERS[layer][0]):
        for module in type_imports(ast.parse(path.read_text())):
            assert within(module, allowed) or module.split(".")[0] not in PROJECT, path


def test_board_files_know_the_hal_and_no_console_or_core():
    for path in files("boards"):
        for module in imports(ast.parse(path.read_text())):
            assert not within(module, {"snap", "tests"}), path


def test_the_device_is_asked_for_nothing_it_lacks():
    bad = []
    for path in files("firmware") + files("hal"):
        name = path.relative_to(ROOT).as_posix()
        if name not in TYPES_ONLY:
            modules = imports(ast.parse(path.read_text()))
            bad += [f"{name}: {module}" for module in modules if within(module, FORBIDDEN)]
    assert bad == []


def test_nothing_below_asks_whether_it_runs_in_the_simulator():
    asks = re.compile(r"simulat|sys\.platform|is_desktop|emulat", re.IGNORECASE)
    for path in files("firmware") + files("hal"):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            code = line.split("#")[0]
            assert not (re.match(r"\s*(el)?if\b", code) and asks.search(code)), (path, number)


def test_the_test_sees_an_import_inside_a_function():
    assert imports(ast.parse("def f():\n    from sim.board import Board\n")) == ["sim.board"]
    block = "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from hal.contract import Board\n"
    assert imports(ast.parse(block)) == []
    assert type_imports(ast.parse(block)) == ["hal.contract"]
