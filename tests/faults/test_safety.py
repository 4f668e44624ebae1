"""A file from elsewhere is data, never code; and nothing of the box or the simulator listens."""

import ast
import re
from pathlib import Path

import pytest

from console.settings import choices
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

ROOT = Path(__file__).parents[2]
OURS = ("firmware", "hal", "boards", "sim")
SOURCES = sorted(path for folder in OURS for path in (ROOT / folder).rglob("*.py"))
DEVICE = [path for path in SOURCES if path.parts[len(ROOT.parts)] in ("firmware", "hal")]
RUNS_CODE = {"eval", "exec", "compile", "execfile", "input"}
READS_CODE = {"pickle", "marshal", "shelve", "dill", "code", "codeop", "runpy", "imp"}
LISTENS = {
    "socket", "socketserver", "http", "asyncio", "network", "bluetooth", "aioble", "aiohttp",
    "webrepl", "ssl", "xmlrpc", "wsgiref", "multiprocessing", "umqtt", "espnow", "lwip",
}  # fmt: skip
# Modules that are named when the program runs: where, and what the name begins with.
NAMED = {
    ("firmware/console/app.py", "console.scenes."),
    ("firmware/console/deal.py", "console.games."),
    ("firmware/console/stage.py", "console.screens."),
    ("sim/bench/__main__.py", "sim.bench."),
    ("sim/gallery.py", "tests.screens.exhibits."),
}


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def called(path):
    """The plain names that a file calls."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def imported(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def test_no_text_is_run_as_code():
    runs = {(name_of(path), name) for path in SOURCES for name in called(path) if name in RUNS_CODE}
    assert runs == set()
    reads = {(name_of(path), name) for path in SOURCES for name in imported(path)}
    assert not {(path, name) for path, name in reads if name in READS_CODE}


def test_no_command_goes_through_a_shell():
    for path in SOURCES:
        assert not re.search(r"shell=True|os\.(system|popen)\b", path.read_text()), path


def test_modules_are_named_by_the_program_alone():
    """Each begins with a package of ours, and data has no say in the rest: see below."""
    by_name = {"__import__", "import_module"}
    found = {name_of(path) for path in SOURCES for name in called(path) if name in by_name}
    assert found == {path for path, _ in NAMED}
    for path, package in NAMED:
        assert f'"{package}' in (ROOT / path).read_text()


@pytest.mark.parametrize("game", ["../evil", "classic.evil", "", "evil", 3, None, ["classic"]])
def test_no_store_names_a_module(game):
    board = FakeBoard(4)
    board.store.blobs["settings.json"] = b'{"game": %s}' % repr(game).replace("'", '"').encode()
    evening = Evening(board).run(100_000)
    assert evening.console.settings["game"] in choices("game")


def test_scenes_are_named_in_the_source():
    """`console.go` is given a name that stands there, or one from a list that does."""
    for path in DEVICE:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("console.go"):
                assert not re.search(
                    r"\b(store|vault|json|load|read|open)\b", ast.unparse(node.args[0])
                )


def test_nothing_listens():
    found = {(name_of(path), name) for path in SOURCES for name in imported(path)}
    assert not {(path, name) for path, name in found if name in LISTENS}
    for path in (ROOT / "sim").glob("*/*.mjs"):
        source = path.read_text()
        assert not re.search(r"from '(node:)?(net|http|https|dgram|tls|ws)'", source), path
        assert not re.search(r"\.listen\(\s*\d|createServer|WebSocket", source), path


def test_saves_lie_where_nothing_is_imported_from():
    assert 'SAVES = "/saves"' in (ROOT / "boards/assemble.py").read_text()
    paths = [
        line for path in DEVICE for line in path.read_text().splitlines() if "sys.path" in line
    ]
    assert {line.strip() for line in paths} == {
        'sys.path.append("/snap")',
        "sys.path.insert(0, at)",  # the packs in that folder, read only
    }
