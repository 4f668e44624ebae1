"""The menu button: once for each press, whatever it bounces."""

import pytest

from tests.hal.fake_machine import chip, load

__all__ = ["chip"]
MS = 1000


@pytest.mark.parametrize("start", [0, (1 << 30) - 30 * MS])
def test_a_press_counts_once_through_bounce_holding_and_release(chip, start):
    chip.now = start
    menu = load("hal.menupin").MenuPin(22)
    counted = []
    for ms in range(200):
        chip.now = (start + ms * MS) % (1 << 30)
        bouncing = 50 <= ms < 58 or 120 <= ms < 128
        held = 50 <= ms < 120
        chip.levels[22] = ms & 1 if bouncing else not held
        counted += [ms] if menu.pressed() else []
    assert counted == [50]


def test_two_presses_are_two(chip):
    menu = load("hal.menupin").MenuPin(22)
    count = 0
    for ms in range(400):
        chip.now = ms * MS
        chip.levels[22] = 0 if 50 <= ms < 110 or 200 <= ms < 260 else 1
        count += menu.pressed()
    assert count == 2
