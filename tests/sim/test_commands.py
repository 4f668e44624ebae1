"""What the commands say where there is nothing to show, or nothing that they can do."""

import pytest

import boards.__main__
import sim.__main__
import sim.pico.__main__
from sim.pictures.__main__ import main as draw_pictures

CLASSIC = (
    '{"snap": 1, "game": "classic", "players": 2, "dealer": 1, "seed": 3, "options": {}}\n'
    '{"t": 1000000, "do": "turn"}\n'
)


@pytest.fixture
def stats(tmp_path, capsys):
    def run(record):
        path = tmp_path / "game.jsonl"
        path.write_text(record)
        assert sim.__main__.main(["stats", str(path)]) == 0
        return capsys.readouterr().out.splitlines()

    return run


def test_statistics_of_a_game_in_which_nobody_has_done_anything(stats):
    assert stats(CLASSIC) == ["There is nothing to count: nobody has pressed, no game has ended."]


def test_statistics_of_a_game_that_goes_on_have_its_false_calls_and_no_plot(stats):
    seat, plotted = stats(CLASSIC + '{"t": 1500000, "do": "call", "p": 1}\n')
    assert seat.startswith("seat 2: ") and "false calls 1" in seat
    assert plotted == "Nothing is plotted: nobody has called in time."


@pytest.mark.parametrize(
    ("main", "arguments", "says"),
    [
        (sim.__main__.main, ["replay", "gone.jsonl"], "gone.jsonl: cannot be read: name"),
        (sim.__main__.main, ["stats", "gone.jsonl"], "gone.jsonl: cannot be read: name"),
        (sim.__main__.main, ["--script", "two\nlines"], "two?lines: No such file"),
        (boards.__main__.main, [], "COMMAND"),
        (boards.__main__.main, ["image", "pico_oled", "--micropython", "gone"], "gone: No such"),
        (sim.pico.__main__.main, [], "FIRMWARE.uf2"),
        (sim.pico.__main__.main, ["gone.uf2"], "gone.uf2: no such file; give MicroPython's"),
        (draw_pictures, ["--help"], "usage: python -m sim.pictures"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_status_2(main, arguments, says, capsys):
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "Errno" not in said.err
