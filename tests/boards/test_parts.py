"""What a board is put together from on the device: the drivers and pins that its file names."""

import sys

import pytest

from boards.payload import FOLDER, names
from boards.spec import read
from tests.hal.fake_machine import chip, load

__all__ = ["chip"]
DRIVERS = {"oled": "SSD1306", "st7789": "ST7789"}  # an OLED that does not answer is an SSD1306
HAL = ("hal.i2cbus", "hal.lamps", "hal.menupin", "hal.pinpresses", "hal.speaker")
OLED_ON_SPI = "spi 0 sck 18 mosi 19 dc 16 cs 17 reset 20"


@pytest.fixture
def parts(chip, monkeypatch):
    """boards.parts over the test's chip."""
    for name in HAL:
        monkeypatch.delitem(sys.modules, name, raising=False)
    return load("boards.parts")


def board(name: str, *changes: tuple[str, str]):
    text = (FOLDER / f"{name}.board").read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read(text, name)


@pytest.mark.parametrize("name", names())
def test_every_board_that_ships_gets_what_its_file_names(chip, parts, name):
    spec = board(name)
    panel = parts.panel(spec)
    assert type(panel).__name__ == DRIVERS[spec.panel]
    assert (panel.width, panel.height) == spec.size
    assert parts.menu(spec) is not None
    parts.speaker(spec).tone(440, 10)
    assert chip.pwm[spec.speaker] == (440, 32768)
    lamps = parts.lamps(spec)
    lamps.set(0, 255)
    if spec.lamps == "leds":
        assert chip.pwm[spec.lamp_pins[0]][1] == 255 * 255
    else:
        assert len(chip.sent[-1]) == 3 * len(spec.buttons) and any(chip.sent[-1][:3])


@pytest.mark.parametrize("kind", ["ssd1306", "ssd1309", "sh1106"])
@pytest.mark.parametrize("bus", ["i2c 0 sda 0 scl 1", OLED_ON_SPI])
def test_an_oled_that_is_named_is_driven_as_that_on_either_bus(chip, parts, kind, bus):
    wired = (("panel   = oled ", f"panel = {kind} "), ("i2c 0 sda 0 scl 1", bus))
    panel = parts.panel(board("pico_oled", *wired, ("speaker = 18", "")))
    assert type(panel).__name__ == kind.upper()
    if bus == OLED_ON_SPI:
        assert chip.spi["baudrate"] == panel.hertz <= 10_000_000
    else:
        assert chip.buses == ["I2C"] and not chip.spi


def test_a_tft_is_clocked_as_fast_as_it_may_be_and_in_the_mode_of_its_wires(chip, parts):
    parts.panel(board("pico_tft"))
    assert chip.spi["baudrate"] == 62_500_000
    assert (chip.spi["polarity"], chip.spi["phase"]) == (0, 0)
    parts.panel(board("pico_tft", (" cs 17", "")))
    assert (chip.spi["polarity"], chip.spi["phase"]) == (1, 1)


def test_the_light_of_a_panel_is_dark_until_it_is_set_as_the_eye_judges_it(chip, parts):
    panel = parts.panel(board("pico_tft"))
    assert chip.pwm[21][1] == 0
    panel.dim(128)
    assert chip.pwm[21][1] == 128 * 128


def test_presses_come_by_interrupts_where_the_board_says_so(chip, parts):
    lines = (("menu    =", "presses = interrupts\nmenu    ="),)
    presses = parts.presses(board("pico_oled", *lines))
    assert presses.name == "pin IRQ" and len(chip.handlers) == 8
