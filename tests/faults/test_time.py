"""Time that stands still, and more of it than ticks can tell apart."""

import json

import pytest

from tests.console.evening import Evening
from tests.console.fake_board import TURN, FakeBoard
from tests.console.tricks_evening import TricksEvening

MINUTE = 60_000_000


def playing(start=0):
    evening = Evening(FakeBoard(2, start), persons=2, bots=0).run(to="Play")
    return evening.run(6_000_000)


@pytest.mark.parametrize("start", [0, TURN - 9_000_000])
def test_a_press_in_a_pause_that_is_confirmed_after_it_is_no_call(start):
    evening = playing(start).menu().run(1_000_000)
    evening.board.presses.add(evening.board.time - 1_000, 0)
    evening.menu().run(2_000_000)
    events = [json.loads(line) for line in evening.record()[1:]]
    assert not any(event["do"] == "call" for event in events)
    assert [e["t"] for e in events] == sorted(e["t"] for e in events)


@pytest.mark.parametrize("minutes", [8, 10, 17, 19])
def test_after_any_pause_a_button_answers(minutes):
    evening = playing().menu().run(minutes * MINUTE)
    assert evening.between == "Pause"
    evening.press(0)  # wakes it, if it sleeps
    evening.press(0, held=600_000)
    assert evening.between == "NoneType" or evening.scene == "Title"


@pytest.mark.parametrize("minutes", [8, 10, 17, 19])
def test_the_one_to_whom_the_device_is_passed_may_take_their_time(minutes):
    evening = TricksEvening(idle_min=0)
    assert evening.kind == "HandOver"
    player = evening.now_at._player
    evening.run(minutes * MINUTE).tap(player)
    assert evening.kind == "Pick"
