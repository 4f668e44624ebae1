"""Every numbered rule is in the name of a test: test_2_8_... is about rule 2.8."""

import ast
from pathlib import Path

import pytest

# How many rules each part has: cards and deal, classic, house rules, central, menagerie, tricks.
PARTS = {1: 4, 2: 19, 3: 3, 4: 6, 5: 7, 6: 10}
RULES = [f"{part}_{rule}" for part, rules in PARTS.items() for rule in range(1, rules + 1)]


@pytest.fixture(scope="module")
def names():
    """The names of all tests."""
    trees = [ast.parse(path.read_text()) for path in Path(__file__).parent.rglob("test_*.py")]
    return [
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.mark.parametrize("rule", RULES)
def test_a_test_names_the_rule(rule, names):
    assert [name for name in names if f"_{rule}_" in name]
