"""What a device needs of a source file: constants in place of their names, and no types."""

import ast
from textwrap import dedent

import pytest

from boards.needed import every_module
from boards.slim import Project

WORDS = """
from snap.const import const

AWARD = const(3)
LATE = const(AWARD + 1)
FAR = const(1 << 28)
ASKED = const(7)
_PRIVATE = const(5)


class Said:
    pass
"""


def slim(source: str) -> str:
    source = dedent(source)
    sources = {"words": WORDS, "other": "import words\nwords.ASKED\n", "this": source}
    slimmed = Project(sources).slim(source)
    compile(slimmed, "this", "exec")
    return slimmed


def test_a_constant_of_another_module_is_written_where_it_is_used():
    slimmed = slim("from words import AWARD, FAR, LATE\nx = AWARD + -LATE * FAR\n")
    names: dict[str, int] = {}
    exec(slimmed, names)
    assert "words" not in slimmed and names["x"] == 3 - 4 * (1 << 28)


def test_what_is_no_constant_is_still_imported():
    assert slim("from words import AWARD, Said\nx = [Said, AWARD]\n") == (
        "from words import Said\nx = [Said, (3)]\n"
    )


def test_a_constant_that_is_read_from_its_module_stays_there():
    assert slim("from words import ASKED\nx = ASKED\n") == "from words import ASKED\nx = ASKED\n"
    assert "ASKED = const(7)" in Project({"words": WORDS, "other": "words.ASKED"}).slim(WORDS)


def test_a_constant_that_is_written_in_everywhere_has_no_name_left():
    slimmed = Project({"words": WORDS}).slim(WORDS)
    assert "AWARD" not in slimmed and "_PRIVATE = const(5)" in slimmed  # mpy-cross drops that


def test_a_name_in_a_text_stays_a_name():
    assert slim('from words import AWARD\nx = f"{AWARD}"\ny = AWARD\n') == (
        'from words import AWARD\nx = f"{AWARD}"\ny = AWARD\n'
    )


def test_a_constant_that_another_module_has_in_a_text_stays_where_it_is():
    text = 'from words import AWARD\nx = f"{AWARD}"\n'
    project = Project({"words": WORDS, "other": text})
    assert project.slim(text) == text and "AWARD = const(3)" in project.slim(WORDS)


@pytest.mark.parametrize(
    "other",
    [
        'hasattr(words, "AWARD")',
        "def f(AWARD): return AWARD",
        "f = lambda AWARD: AWARD",
        "def f():\n    AWARD = 7\n    return AWARD",
        "try: f()\nexcept OSError as AWARD: pass",
        "[AWARD for AWARD in f]",
        "from words import AWARD as WON",
        "class AWARD: pass",
    ],
)
def test_a_constant_whose_name_means_something_else_somewhere_stays_one_everywhere(other):
    text = "from words import AWARD\nx = AWARD\n"
    project = Project({"words": WORDS, "other": other, "this": text})
    assert project.slim(text) == text and project.slim(other) == other
    assert "AWARD = const(3)" in project.slim(WORDS)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("if not TYPE_CHECKING:\n    x = 1\n", "plain `if`"),
        ("if TYPE_CHECKING:\n    x = 1\nelse:\n    x = 2\n", "plain `if`"),
        ("from words import AWARD\nfrom more import AWARD\n", "two modules"),
    ],
)
def test_what_cannot_be_told_apart_is_refused(source, why):
    sources = {"words": WORDS, "more": "AWARD = const(4)\n", "this": source}
    with pytest.raises(ValueError, match=why):
        Project(sources).slim(source)


def test_every_name_that_a_module_imports_on_the_device_is_there():
    """All modules of the project, as the device has them."""
    sources = {name: path.read_text(encoding="utf-8") for name, path in every_module()}
    project = Project(sources)
    bare = {name: ast.parse(project.slim(source)) for name, source in sources.items()}
    for name, tree in bare.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in bare:
                wanted = {alias.name for alias in node.names}
                inside = {alias for alias in wanted if f"{node.module}.{alias}" in bare}
                assert wanted - inside <= _bound(bare[node.module]), (name, node.module)


def _bound(tree: ast.Module) -> set[str]:
    """The names that a module gives something."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(name, ast.Store()) | ast.ClassDef(name) | ast.FunctionDef(name):
                names.add(name)
            case ast.Import(aliases) | ast.ImportFrom(_, aliases):
                names |= {alias.asname or alias.name for alias in aliases}
    return names


def test_types_and_their_imports_go_and_lines_keep_their_numbers():
    source = """\
        from snap.const import const

        TYPE_CHECKING = False
        if TYPE_CHECKING:
            from typing import Any

            from words import (
                AWARD,
            )

        _LINE = const(11)


        def line() -> "Any":
            return here()
    """
    lines = slim(source).splitlines()
    assert lines[10] == "_LINE = const(11)" and lines[14] == "    return here()"
    assert not [line for line in lines if "import" in line or "TYPE" in line]


def test_swapping_stays_a_swap():
    """(x, y) on the right in brackets would make a tuple, and allocate."""
    assert slim("from words import LATE\na = b = LATE\na, b = b, a\n").endswith("\na, b = b, a\n")
