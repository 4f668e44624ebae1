"""Tunes note by note, lamps blink by blink, driven by nothing but `advance`."""

import pytest
from hypothesis import given

from console import tunes
from console.lights import QUICK, SLOW, STEADY, Lights
from console.sound import Sound, pitch_hz
from console.ticks import ticks_add, ticks_diff
from tests.console.fake_board import FakeBoard, starts

TUNES = {name: value for name, value in vars(tunes).items() if name.isupper()}


@pytest.mark.parametrize(("semitone", "hz"), [(45, 440), (57, 880), (36, 261), (0, 0), (84, 4186)])
def test_pitches_are_those_of_the_piano(semitone, hz):
    """45 semitones above C1 is A4, 440 Hz; halving rounds down by less than one."""
    assert pitch_hz(semitone) == hz


def played(tune, start=0):
    """(microseconds, hertz) of a tune, stepping at its own deadlines."""
    board = FakeBoard(start=start)
    sound = Sound(board.speaker, 7)
    sound.play(tune, board.now())
    while sound.playing():
        board.time += ticks_diff(sound.ends(), board.now())
        sound.advance(board.now())
    return [(t, hz) for t, hz, _ in board.speaker.log]


@given(starts)
def test_a_tune_keeps_time_across_the_wrap(start):
    log = played(bytes((45, 10, 0, 5, 57, 20)), start)
    assert log == [(0, 440), (100_000, 0), (150_000, 880), (350_000, 0)]


def test_every_signal_has_a_tune_of_its_own_that_ends_in_silence():
    assert len(set(TUNES.values())) == len(TUNES)
    for tune in TUNES.values():
        assert played(tune)[-1][1] == 0


def test_a_new_tune_cuts_the_old_one_short():
    board = FakeBoard()
    sound = Sound(board.speaker, 7)
    sound.play(bytes((45, 100)), 0)
    sound.play(bytes((57, 1)), 10)
    sound.advance(ticks_add(10, 10_000))
    assert not sound.playing()
    assert [hz for _, hz, _ in board.speaker.log] == [440, 880, 0]


def lit(half, length):
    """When the lamp of seat 1 goes on and off."""
    board = FakeBoard()
    lights = Lights(board.lamps, 3)
    lights.glow(0b001)
    lights.flash(0b010, half, length, board.now())
    changes = [(0, board.lamps.levels[1])]
    while lights.busy():
        board.time += ticks_diff(lights.change(), board.now())
        lights.advance(board.now())
        if board.lamps.levels[1] != changes[-1][1]:
            changes.append((board.time, board.lamps.levels[1]))
    return changes, board.lamps.levels


def test_a_steady_flash_ends_and_the_glow_comes_back():
    changes, levels = lit(STEADY, 1_000_000)
    assert changes == [(0, 255), (1_000_000, 0)]
    assert levels[0] > 0


@pytest.mark.parametrize("half", [SLOW, QUICK])
def test_blinking_lamps_are_told_apart_by_their_pace(half):
    changes, _ = lit(half, 4 * half)
    assert changes[:4] == [(0, 255), (half, 0), (2 * half, 255), (3 * half, 0)]
