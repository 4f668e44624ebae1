"""Command lines of any words: what cannot be done is one clear line, and exit status 2."""

import io
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boards.__main__
import sim.__main__
import sim.pico.__main__
from boards import remote
from sim import assembly, choice
from sim.errors import SimError
from tests.core.records import VECTORS
from tests.fuzz.amount import many

NUMBERS = ("0", "1", "2", "6", "-1", "3.5", "99999999999999999999", "²", "٣", "x")
PLACES = ("", ".", "..", "gone", "gone/deeper", "folder", "file", "text", "script", "record", "-")
ODD = ("9" * 300, "\udcff", "é", "--", "-h", "a b", "%s", "\n", "'", "=", "a" * 300)
BOARDS = ("oled", "tft240", "pico_tft", "pico_oled", "pico2_oled", "../boards/pico_oled")
GAMES = ("classic", "central", "menagerie", "tricks")
SET = ("tie_us=0", "owners_only=true", "call=hold", "volume=99", "=", "x", "x=1", "language=fr")

# What each command takes: options with their words, and words alone.
SIM = {
    "--script": PLACES, "--record": PLACES, "--store": PLACES, "--shots": PLACES,
    "--board": BOARDS, "--scale": NUMBERS, "--seats": NUMBERS, "--pads": ("one", "each"),
    "--players": NUMBERS, "--bots": NUMBERS, "--game": GAMES, "--pace": ("fast", "rising"),
    "--level": ("slow", "gentle"), "--language": ("en", "ru"), "--set": SET, "--seed": NUMBERS,
    "--front": ("none", "auto", "window", "terminal"), "--mute": (), "--help-script": (),
}  # fmt: skip
RECORDS = {
    "replay": {"": PLACES, "--states": (), "--vm": ("cpython",)},
    "stats": {"": PLACES, "--csv": ()},
}
BOARD = {
    "flash": {"--port": PLACES},
    "image": {"--output": PLACES, "--micropython": PLACES},
    "check": {"": BOARDS},
}
PICO = {
    "--board": BOARDS, "--script": PLACES, "--shots": PLACES, "--flash": PLACES,
    "--race": (), "--thin": NUMBERS, "--loads": ("idle,flash", "file"), "--gaps": ("0,2.5", "nan"),
}  # fmt: skip


@st.composite
def commands(draw, takes):
    """Mostly what makes sense, each option by itself; now and then anything."""
    words = []
    for option in draw(st.lists(st.sampled_from([*takes]), max_size=4)):
        strange = st.sampled_from(NUMBERS + PLACES + ODD)
        values = takes[option]
        if option:
            words.append(option)
        if values and draw(st.integers(0, 9)):
            words.append(draw(st.sampled_from(values)))
        elif values or not draw(st.integers(0, 9)):
            words.append(draw(strange))
    return words


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A folder to run in; no window opens, no terminal answers, no Pico is plugged in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(bytes(range(256)))
    (tmp_path / "record").write_bytes((VECTORS / "classic-0.jsonl").read_bytes())
    (tmp_path / "text").write_text("model = pico\n")
    (tmp_path / "script").write_text("at 1s press 1\nat 2s shot table\n")

    def no_screen():
        raise SimError("no screen")

    monkeypatch.setattr(choice, "_open_screen", no_screen)
    monkeypatch.setattr(assembly, "HOME", tmp_path / "home")
    monkeypatch.setattr(remote.serial.tools.list_ports, "comports", list)
    return tmp_path


def run(main, arguments):
    """Exit status and what was said."""
    kept = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(b"at 1s press 1\n"))
    sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO()), io.StringIO()
    try:
        status = main(arguments)
    except SystemExit as end:
        status = end.code  # only --help ends that way
    finally:
        said = sys.stderr.getvalue()
        sys.stdin, sys.stdout, sys.stderr = kept
    return status or 0, said


def judge(main, arguments):
    status, said = run(main, arguments)
    assert status in (0, 2)
    if status:
        lines = said.rstrip("\n").split("\n")
        # A board file may have several things wrong with it, each on its own line.
        assert all(": " in line and len(line) < 1000 for line in lines), said


few = settings(max_examples=many(100), suppress_health_check=[HealthCheck.function_scoped_fixture])


@few
@given(commands(SIM))
def test_the_simulator(place, arguments):
    judge(sim.__main__.main, arguments)


@few
@given(commands(SIM))
def test_the_simulator_with_a_script(place, arguments):
    judge(sim.__main__.main, ["--script", "script", "--store", "folder", *arguments])


@few
@given(st.sampled_from([*RECORDS]), st.data())
def test_records(place, do, data):
    judge(sim.__main__.main, [do, *data.draw(commands(RECORDS[do]))])


@few
@given(st.sampled_from([*BOARD]), st.sampled_from(BOARDS), st.data())
def test_boards(place, do, board, data):
    where = ["--output", "image"] if do == "image" else []
    judge(boards.__main__.main, [do, board, *where, *data.draw(commands(BOARD[do]))])


@few
@given(st.sampled_from(PLACES), commands(PICO))
def test_the_emulated_pico(place, firmware, arguments):
    judge(sim.pico.__main__.main, [firmware, *arguments])


def test_what_is_no_firmware_is_not_run_for_ever(place):
    (place / "text").write_bytes(b"model = pico\n" * 1024)
    for name in ("text", "script", "record"):
        status, said = run(sim.pico.__main__.main, [name, "--script", "script"])
        assert status == 2 and "no UF2 file" in said


def test_a_name_that_no_terminal_can_show_is_printed_escaped(place):
    assert run(boards.__main__.main, ["image", "pico_oled", "--output", "\udcff"])[0] == 0
