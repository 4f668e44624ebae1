"""Presses by pin interrupts: the second implementation of the contract."""

from tests.hal.fake_machine import Chip, chip, load
from tests.hal.pressed import events

__all__ = ["chip"]
MS = 1000


def play(chip: Chip, table: list[list[int]], polls: int = 4 * MS) -> list[tuple[int, int, bool]]:
    pins = [4, 7, 2, 9][: len(table)]
    presses = load("hal.pinpresses").PinPresses(pins)
    changes = sorted((t, seat) for seat, history in enumerate(table) for t in history)
    found = []
    for now in range(0, changes[-1][0] + 20 * MS, polls):
        while changes and changes[0][0] <= now:
            chip.now, seat = changes.pop(0)
            chip.drive(pins[seat], 1 - chip.levels[pins[seat]])
        chip.now = now
        presses.poll()
        while presses.next():
            found.append((presses.t, presses.player, presses.down))
    return found


def test_presses_on_any_pins_keep_their_order_and_moments(chip):
    table = [[10 * MS, 10 * MS + 40, 10 * MS + 90, 90 * MS], [10 * MS + 2, 70 * MS], [30 * MS]]
    assert play(chip, table) == events(table)


def test_a_button_held_from_the_start_is_a_press(chip):
    chip.levels[7] = 0
    presses = load("hal.pinpresses").PinPresses([4, 7])
    chip.now = 5 * MS
    presses.poll()
    assert presses.next() and (presses.player, presses.down, presses.t) == (1, True, 0)


def test_lost_interrupts_are_counted_and_the_pins_looked_at_again(chip):
    presses = load("hal.pinpresses").PinPresses([4, 7])
    for k in range(300):
        chip.now = 100 * k
        chip.drive(4, k & 1)
    chip.drive(7, 0)
    found = []
    for chip.now in range(40 * MS, 600 * MS, 20 * MS):
        presses.poll()
        while presses.next():
            found.append((presses.player, presses.down))
    assert (1, True) in found and found.count((0, True)) == 1
    assert presses.overflows >= 1


def test_stopping_takes_the_interrupts_away(chip):
    load("hal.pinpresses").PinPresses([4, 7]).stop()
    assert chip.handlers == {4: None, 7: None}
