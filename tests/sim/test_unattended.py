"""Playing a script: every press reaches the console at its own microsecond, whatever the bounce."""

from console.ticks import ticks_add
from sim.clock import VirtualClock
from sim.fronts.unattended import Player
from sim.presses import Buttons, MenuButton
from sim.script import read_script


class Board:
    def __init__(self, clock, seats=4):
        self.presses = Buttons(seats, clock)
        self.menu = MenuButton()


class Listener:
    """A console that only notes what it hears; it asks to be called every `rest` microseconds."""

    def __init__(self, board, rest=200_000):
        self.board = board
        self.rest = rest
        self.heard = []
        self.steps = []

    def step(self, now):
        self.steps.append(now)
        presses = self.board.presses
        presses.poll()
        while presses.next():
            self.heard.append((presses.t, presses.player, presses.down))
        if self.board.menu.pressed():
            self.heard.append("menu")
        return ticks_add(now, self.rest)


def play(script, rest=200_000, start=0):
    clock = VirtualClock()
    clock.us = start
    board = Board(clock)
    listener = Listener(board, rest)
    shots = []
    Player(listener, board, clock, read_script(script, "s", 4), shots.append).run()
    return listener, shots, clock


def test_presses_arrive_with_the_microsecond_at_which_they_closed():
    listener, _, _ = play("at 1s press 2 hold 50ms\nat 1000001us press 1 hold 50ms\nat 2s end")
    assert listener.heard == [
        (1_000_000, 1, True),
        (1_000_001, 0, True),
        (1_050_000, 1, False),
        (1_050_001, 0, False),
    ]


def test_bounce_changes_no_time():
    listener, _, _ = play("at 1s press 2 hold 50ms bounce 9ms\nat 2s end")
    assert listener.heard[0] == (1_000_000, 1, True)
    assert [down for _, _, down in listener.heard] == [True, False]


def test_pictures_and_the_menu_come_at_their_time():
    listener, shots, clock = play("at 1s menu\nat 3s shot one\n+1ms shot two")
    assert listener.heard == ["menu"]
    assert shots == ["one", "two"]
    assert clock.us == 3_001_000


def test_an_hour_without_a_press_takes_few_steps():
    listener, _, _ = play("wait 60min\nend", rest=1_000_000)
    assert len(listener.steps) == 3601


def test_a_console_that_wants_to_go_on_at_once_does_not_hang():
    listener, _, clock = play("at 50us end", rest=0)
    assert clock.us == 50
    assert len(listener.steps) == 51


def test_an_end_cuts_the_script_short():
    listener, shots, _ = play("at 1s end\nat 2s shot never")
    assert shots == []
    assert listener.heard == []
