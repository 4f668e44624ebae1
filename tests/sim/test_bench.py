"""The measurements: each can be named, and what is not there is said."""

from importlib import import_module

import pytest

from sim.bench import __main__ as bench
from sim.bench.__main__ import MINUTES, NAMES, main
from sim.bench.code import function_lengths


@pytest.mark.parametrize("name", NAMES)
def test_every_module_there_is_a_measurement(name):
    module = import_module(f"sim.bench.{name}")
    assert module.__doc__
    assert callable(module.measure)


def test_an_unknown_measurement_is_one_line_and_status_2(capsys):
    assert main(["speed"]) == 2
    assert capsys.readouterr().err == f"bench: 'speed' is not one of {', '.join(NAMES)}\n"


def test_help_names_every_part_and_how_long_it_takes(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    for name in NAMES:
        (line,) = [line.split() for line in lines if line.split()[:1] == [name]]
        assert line[1] == (str(MINUTES[name]) if name in MINUTES else "seconds")


def test_a_part_is_named_before_its_first_figure(capsys, monkeypatch):
    said = []

    class Slow:
        __doc__ = "What takes long."

        @staticmethod
        def measure():
            said.append(capsys.readouterr().out)
            yield "games won", "50 %"

    monkeypatch.setattr(bench, "import_module", lambda name: Slow)
    assert main(["duels"]) == 0
    assert said == [f"duels ({MINUTES['duels']} minutes): What takes long.\n"]
    assert capsys.readouterr().out.split() == ["games", "won", "50", "%"]


def test_what_takes_long_comes_last_of_all(capsys):
    assert set(NAMES[-len(MINUTES) :]) == set(MINUTES)


def test_the_length_of_functions_is_counted_from_def_to_the_last_line():
    text = "def f():\n    return 1\n\n\nclass A:\n    def g(self):\n\n        return 2\n"
    assert function_lengths(text) == [2, 3]
