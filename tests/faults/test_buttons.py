"""A button that is stuck, chatters, or never closes; presses that come too fast to be kept."""

import json

from tests.faults.box import SECOND, Box, BrokenBoard
from tests.hal.fake_machine import chip, load

__all__ = ["chip"]


def at_the_table(**chosen):
    return Box(BrokenBoard(3), persons=3, bots=0, **chosen).run(to="Play").run(4 * SECOND)


def calls(box):
    events = [json.loads(line) for line in box.record().splitlines()[1:]]
    return [event["p"] for event in events if event["do"] == "call"]


def test_a_stuck_button_is_one_press_then_it_is_named_and_its_seat_closed():
    box = at_the_table()
    box.contact(1, 0).run(40 * SECOND)
    assert calls(box).count(1) == 1
    assert (
        box.says("Button 2 is stuck: its seat is closed") and "trouble: stuck 2" in box.board.logged
    )
    assert box.console.party.joined == 0b101
    assert box.board.logged.count("trouble: stuck 2") == 1


def test_a_seat_whose_button_opens_again_can_be_taken_again():
    box = at_the_table()
    box.contact(1, 0).run(40 * SECOND)
    box.contact(1, 0, 1)
    box.run(SECOND)
    box.console.go("join")
    box.run(SECOND).contact(1, 0, 80_000, 1).run(SECOND)
    assert box.console.party.has_joined(1)


def test_a_button_that_is_stuck_at_power_on_joins_nobody_for_good():
    board = BrokenBoard(3)
    board.presses.set(2, True)
    box = Box(board, persons=0)
    box.console.go("title")
    box.run(60 * SECOND)
    assert "trouble: stuck 3" in board.logged
    assert not box.console.party.has_joined(2)


def test_a_chattering_contact_is_no_press_and_stops_nobody():
    box = at_the_table()
    before = len(calls(box))
    for _ in range(3000):  # closed for 100 us, open for 700
        box.contact(0, 700, 100)
    box.contact(2, 0, 80_000, 1)
    box.run(SECOND)
    assert calls(box)[before:] == [2]


def test_a_button_that_never_closes_makes_its_player_slow_and_nothing_else():
    box = at_the_table(limit_s=300)
    box.contact(0, 0, 80_000, 1).run(to="Over")
    assert set(calls(box)) <= {0}


def test_lost_presses_are_told_once():
    box = at_the_table()
    box.board.presses.overflows = 1
    box.run(20 * SECOND)
    assert box.says("Presses were lost: does a button chatter?")
    box.board.presses.overflows = 7
    box.run(20 * SECOND)
    assert box.board.logged.count("trouble: overflow") == 1


class PinBoard(BrokenBoard):
    """Its buttons are pins with interrupts; the chip's time is the board's."""

    pins = (4, 7, 2)

    def __init__(self, chip):
        self.chip = chip
        super().__init__(3)
        pins = load("hal.pinpresses").PinPresses(self.pins)
        pins.undecided = lambda: False
        pins.set = lambda seat, closed: chip.drive(self.pins[seat], int(not closed))
        self.presses = pins

    def now(self):
        self.chip.now = super().now()
        return self.chip.now


def test_more_edges_than_the_ring_of_interrupts_holds_are_told_and_play_goes_on(chip):
    box = Box(PinBoard(chip), persons=3, bots=0).run(to="Play").run(4 * SECOND)
    for i in range(301):
        chip.now += 20
        chip.drive(4, i & 1)
    box.run(20 * SECOND)
    assert box.board.presses.overflows
    assert box.says("Presses were lost: does a button chatter?")
    assert box.board.logged == ["trouble: overflow"]
    before = len(calls(box))
    box.contact(1, 0, 80_000, 1).run(SECOND)
    assert calls(box)[before:] == [1]
