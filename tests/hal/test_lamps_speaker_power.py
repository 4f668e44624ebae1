"""Lamps, speaker and supply, as the pins see them."""

import pytest

from tests.hal.fake_machine import chip, load

__all__ = ["chip"]


def test_led_lamps_are_dark_until_they_are_lit(chip):
    lamps = load("hal.lamps").LedLamps([10, 11])
    assert [duty for _, duty in chip.pwm.values()] == [0, 0]
    lamps.set(1, 255)
    assert chip.pwm[10][1] == 0 and chip.pwm[11][1] > 0.99 * 65535


def test_a_lamp_looks_half_as_bright_with_a_quarter_of_the_light(chip):
    lamps = load("hal.lamps").LedLamps([10])
    lamps.set(0, 128)
    assert chip.pwm[10][1] == pytest.approx(65535 / 4, rel=0.01)


def test_a_seat_without_a_lamp_is_no_fault(chip):
    module = load("hal.lamps")
    module.LedLamps([10]).set(5, 255)
    module.ChainLamps(16, 2).set(2, 255)
    module.NoLamps().set(0, 255)


def test_a_chain_sends_every_led_green_first_and_only_on_a_change(chip):
    lamps = load("hal.lamps").ChainLamps(16, 3)
    lamps.set(1, 255)
    lamps.set(1, 255)
    assert len(chip.sent) == 2 and chip.sent[0] == bytes(9)
    green, red, blue = chip.sent[1][3:6]
    assert red > green > blue and chip.sent[1][:3] + chip.sent[1][6:] == bytes(6)


def test_the_speaker_has_a_volume_and_silence(chip):
    speaker = load("hal.speaker").PwmSpeaker(18)
    duties = []
    for volume in range(11):
        speaker.tone(880, volume)
        duties.append(chip.pwm[18][1])
    assert duties == sorted(set(duties)) and duties[0] == 0 and duties[10] == 32768
    assert chip.pwm[18][0] == 880
    speaker.tone(0, 10)
    assert chip.pwm[18][1] == 0


def test_the_supply_is_three_times_what_the_pin_sees(chip):
    chip.analog[29] = 65535 * 1650 // 3300
    assert load("hal.power").vsys(radio=False) == pytest.approx(3 * 1650, abs=2)


def test_a_w_board_lends_the_pin_and_gives_it_back_to_the_radio(chip):
    chip.levels[25] = 0
    chip.analog[29] = 65535 * 1200 // 3300
    assert load("hal.power").vsys(radio=True) == pytest.approx(3 * 1200, abs=2)
    assert chip.levels[25] == 0 and chip.functions[29] == (3, 7)


def test_entropy_has_64_bits_that_differ(chip):
    power = load("hal.power")
    drawn = {power.entropy() for _ in range(50)}
    assert len(drawn) == 50 and 2**60 < max(drawn) < 2**64
