"""Stand-ins for the key-ups that most terminals do not report."""

from sim.clock import VirtualClock
from sim.fronts.typed import TypedPresses
from sim.presses import Buttons


class Typist:
    def __init__(self):
        self.clock = VirtualClock()
        self.buttons = Buttons(4, self.clock)
        self.typed = TypedPresses(self.buttons, self.clock)

    def at(self, ms):
        self.clock.us = ms * 1000
        self.typed.let_go()
        return self

    def type(self, seat, shifted=False):
        self.typed.type(seat, shifted)

    def is_down(self, seat):
        return bool(self.buttons.closed >> seat & 1)


def test_a_key_is_a_short_tap():
    typist = Typist()
    typist.at(0).type(1)
    assert typist.is_down(1)
    assert typist.at(89).is_down(1)
    assert not typist.at(90).is_down(1)


def test_a_key_that_repeats_is_held():
    typist = Typist()
    for ms in range(0, 600, 33):
        typist.at(ms).type(0)
        assert typist.is_down(0)
    assert not typist.at(700).is_down(0)


def test_shift_holds_until_the_key_is_typed_again():
    typist = Typist()
    typist.at(0).type(2, shifted=True)
    assert typist.at(3000).is_down(2)
    typist.type(2)
    assert not typist.is_down(2)
    typist.at(3100).type(2)
    assert typist.is_down(2)


def test_shift_lets_go_after_four_seconds():
    typist = Typist()
    typist.at(0).type(2, shifted=True)
    assert typist.at(3999).is_down(2)
    assert not typist.at(4000).is_down(2)


def test_two_players_tap_on_their_own():
    typist = Typist()
    typist.at(0).type(0)
    typist.at(50).type(1)
    typist.at(100)
    assert not typist.is_down(0)
    assert typist.is_down(1)
