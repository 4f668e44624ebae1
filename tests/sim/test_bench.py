"""The measurements: each can be named, and what is not there is said."""

from importlib import import_module

import pytest

from sim.bench.__main__ import NAMES, main
from sim.bench.code import function_lengths


@pytest.mark.parametrize("name", NAMES)
def test_every_module_there_is_a_measurement(name):
    module = import_module(f"sim.bench.{name}")
    assert module.__doc__
    assert callable(module.measure)


def test_an_unknown_measurement_is_one_line_and_status_2(capsys):
    assert main(["speed"]) == 2
    assert capsys.readouterr().err == f"bench: 'speed' is not one of {', '.join(NAMES)}\n"


def test_the_length_of_functions_is_counted_from_def_to_the_last_line():
    text = "def f():\n    return 1\n\n\nclass A:\n    def g(self):\n\n        return 2\n"
    assert function_lengths(text) == [2, 3]
