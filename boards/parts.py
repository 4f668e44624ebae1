"""Makes the parts of a board that its file names: panel, presses, menu button, lamps, speaker."""

import time

import machine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from boards.spec import Spec

_PWM_HZ = 1000
_OUTPUTS = ("dc", "cs", "reset")


def panel(spec: "Spec") -> "Any":
    """The driver of its panel."""
    if spec.panel == "st7789":
        from hal.panels.st7789 import ST7789

        wire = _wire(spec, ST7789.hertz)
        return ST7789(wire, *spec.size, spec.mounted, spec.offset, spec.inverted, _light(spec))
    if spec.panel == "oled":
        from hal.panels.find import find_oled

        return find_oled(_wire(spec, 0))
    driver = _oled(spec.panel)
    return driver(_wire(spec, driver.hertz))


def _oled(name: str) -> "Any":
    if name == "sh1106":
        from hal.panels.sh1106 import SH1106

        return SH1106
    from hal.panels import ssd1306

    return ssd1306.SSD1309 if name == "ssd1309" else ssd1306.SSD1306


def _wire(spec: "Spec", hertz: int) -> "Any":
    """The way to the panel; `hertz` is what it takes over SPI."""
    from hal.panels.wires import I2CWire, SPIWire

    wires = spec.wires
    if spec.bus == "i2c":
        from hal.i2cbus import I2CBus

        return I2CWire(I2CBus(spec.bus_id, wires["sda"], wires["scl"]), spec.address, time.sleep_ms)
    sck, mosi = machine.Pin(wires["sck"]), machine.Pin(wires["mosi"])
    idle = 0 if "cs" in wires else 1  # of the clock: what is always selected takes mode 3
    spi = machine.SPI(spec.bus_id, baudrate=hertz, polarity=idle, phase=idle, sck=sck, mosi=mosi)
    dc, cs, reset = [_output(wires[name]) if name in wires else None for name in _OUTPUTS]
    return SPIWire(spi, dc, cs, reset, time.sleep_ms)


def _output(pin: int) -> machine.Pin:
    return machine.Pin(pin, machine.Pin.OUT, value=1)


def _light(spec: "Spec") -> "Any":
    """What sets the backlight, 0 to 255, or None where it is always on."""
    if "light" not in spec.wires:
        return None
    pwm = machine.PWM(machine.Pin(spec.wires["light"]), freq=_PWM_HZ, duty_u16=0)
    return lambda level: pwm.duty_u16(level * level)


def presses(spec: "Spec") -> "Any":
    """The press clock, or pin interrupts."""
    if spec.presses == "interrupts":
        from hal.pinpresses import PinPresses

        return PinPresses(spec.buttons)
    from hal.pressclock import PressClock

    return PressClock(spec.buttons[0], len(spec.buttons))


def menu(spec: "Spec") -> "Any":
    """The menu button, or None."""
    if spec.menu is None:
        return None
    from hal.menupin import MenuPin

    return MenuPin(spec.menu)


def lamps(spec: "Spec") -> "Any":
    """The lamps at the seats, or what stands for them."""
    from hal.lamps import ChainLamps, LedLamps, NoLamps

    if spec.lamps == "leds":
        return LedLamps(spec.lamp_pins)
    if spec.lamps == "chain":
        return ChainLamps(spec.lamp_pins[0], len(spec.buttons))
    return NoLamps()


def speaker(spec: "Spec") -> "Any":
    """The speaker, or what stands for it."""
    from hal.speaker import NoSpeaker, PwmSpeaker

    return NoSpeaker() if spec.speaker is None else PwmSpeaker(spec.speaker)
