"""The measurements: each can be named, and what is not there is said."""

from importlib import import_module

import pytest

from sim.bench.__main__ import NAMES, main
from sim.bench.code import measure


@pytest.mark.parametrize("name", NAMES)
def test_every_module_there_is_a_measurement(name):
    module = import_module(f"sim.bench.{name}")
    assert module.__doc__
    assert callable(module.measure)


def test_an_unknown_measurement_is_one_line_and_status_2(capsys):
    assert main(["speed"]) == 2
    assert capsys.readouterr().err == f"bench: 'speed' is not one of {', '.join(NAMES)}\n"


def test_figures_have_a_name_and_a_value():
    figures = dict(measure())
    assert int(figures["firmware/snap: bytes of .mpy"].replace(",", "")) > 10_000
