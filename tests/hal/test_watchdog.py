"""The watchdog can be stopped, and failed starts are counted over resets."""

import sys

import pytest

from tests.hal.fake_machine import chip, load

__all__ = ["chip"]
CHIPS = [("Pico with RP2040", 0x40058000), ("Pico 2 with RP2350", 0x400D8000)]


@pytest.fixture(params=CHIPS, ids=["RP2040", "RP2350"])
def base(request, monkeypatch):
    monkeypatch.setattr(sys.implementation, "_machine", request.param[0], raising=False)
    return request.param[1]


def test_the_watchdog_is_switched_off_by_its_enable_bit(chip, base):
    watchdog = load("hal.watchdog").Watchdog()
    watchdog.feed()
    watchdog.stop()
    assert chip.fed == 1 and chip.memory == {base + 0x3000: 1 << 30}


def test_failed_starts_are_counted_until_power_off(chip, base):
    module = load("hal.watchdog")
    chip.memory[base + 0x0C] = 0xDEADBEEF  # what somebody else left there
    assert module.failed_starts() == 0
    module.set_failed_starts(2)
    assert load("hal.watchdog").failed_starts() == 2
