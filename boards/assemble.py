"""Makes the Board of the contract from a board file, on the device."""

import sys
import time

import machine

from hal import displayio, vectorio
from hal.display import Display
from hal.displayio.bitmap import Bitmap, load_sheet
from hal.power import entropy, vsys
from hal.store import FileStore
from hal.ticks import now
from hal.usblog import UsbLog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

    from boards.spec import Spec

BOARD_FILE = "/board.txt"
SAVES = "/saves"
_PWM_HZ = 1000
_MHZ = {"pico": 125, "pico_w": 125, "pico2": 150, "pico2_w": 150}


def load() -> "Spec":
    """The board file on the device, checked; BoardError says what is wrong with it.

    What reads and checks is forgotten again: it would cost memory for good.
    """
    from boards.check import check
    from boards.spec import read

    with open(BOARD_FILE) as file:
        spec = read(file.read(), "board.txt")
    check(spec)
    for name in ("boards.check", "boards.spec"):
        del sys.modules[name]
    return spec


class Board:
    """What `hal.contract.Board` asks for. The display comes first: it chooses how palettes work."""

    displayio: "Any" = displayio
    vectorio: "Any" = vectorio

    def __init__(self, spec: "Spec") -> None:
        hz = _MHZ[spec.model] * 1_000_000
        # The second, which the stubs do not know: else SPI is held to 24 MHz.
        machine.freq(hz, hz)  # type: ignore[call-overload]
        self._radio = spec.model.endswith("_w")
        self._battery = spec.battery
        self._log = UsbLog()
        self.seats = len(spec.buttons)
        self.labels = tuple([str(seat + 1) for seat in range(self.seats)])
        self.display = Display(_panel(spec), now)
        self.presses = _presses(spec)
        self.menu = _menu(spec)
        self.lamps = _lamps(spec)
        self.speaker = _speaker(spec)
        self.store = FileStore(SAVES)

    def now(self) -> int:
        """The present moment in ticks."""
        return now()

    def open(self, name: str) -> "BinaryIO":
        """A firmware data file, opened for reading; OSError where absent."""
        return open("/" + name, "rb")  # type: ignore[no-any-return]

    def sheet(self, name: str) -> Bitmap:
        """The glyph sheet `assets/NAME.sheet`."""
        with self.open("assets/" + name + ".sheet") as file:
            return load_sheet(file)

    def entropy(self) -> int:
        """64 random bits from hardware."""
        return entropy()

    def battery(self) -> "int | None":
        """Supply in millivolts, or None where it cannot be measured."""
        return vsys(self._radio) if self._battery else None

    def log(self, text: str) -> None:
        """One line for whoever listens on USB; never blocks play."""
        self._log.write(text)

    def stop(self) -> None:
        """Leave the hardware quiet: no capture, no sound, no light at the seats."""
        self.presses.stop()
        self.speaker.tone(0, 0)
        for seat in range(self.seats):
            self.lamps.set(seat, 0)


def _panel(spec: "Spec") -> "Any":
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
    spi = machine.SPI(spec.bus_id, baudrate=hertz, sck=sck, mosi=mosi)
    dc, cs = _output(wires["dc"]), _output(wires["cs"])
    reset = _output(wires["reset"]) if "reset" in wires else None
    return SPIWire(spi, dc, cs, reset, time.sleep_ms)


def _output(pin: int) -> machine.Pin:
    return machine.Pin(pin, machine.Pin.OUT, value=1)


def _light(spec: "Spec") -> "Any":
    """What sets the backlight, 0 to 255, or None where it is always on."""
    if "light" not in spec.wires:
        return None
    pwm = machine.PWM(machine.Pin(spec.wires["light"]), freq=_PWM_HZ, duty_u16=0)
    return lambda level: pwm.duty_u16(level * level)


def _presses(spec: "Spec") -> "Any":
    if spec.presses == "interrupts":
        from hal.pinpresses import PinPresses

        return PinPresses(spec.buttons)
    from hal.pressclock import PressClock

    return PressClock(spec.buttons[0], len(spec.buttons))


def _menu(spec: "Spec") -> "Any":
    if spec.menu is None:
        return None
    from hal.menupin import MenuPin

    return MenuPin(spec.menu)


def _lamps(spec: "Spec") -> "Any":
    from hal import lamps

    if spec.lamps == "leds":
        return lamps.LedLamps(spec.lamp_pins)
    if spec.lamps == "chain":
        return lamps.ChainLamps(spec.lamp_pins[0], len(spec.buttons))
    return lamps.NoLamps()


def _speaker(spec: "Spec") -> "Any":
    from hal import speaker

    return speaker.NoSpeaker() if spec.speaker is None else speaker.PwmSpeaker(spec.speaker)
