"""What the hal asks of MicroPython's `machine`, written down instead of done."""

import importlib
import sys
import time
from types import ModuleType

import pytest


class Chip:
    """Pins by number, and the microseconds since the start."""

    def __init__(self) -> None:
        self.now = 0
        self.levels = dict.fromkeys(range(30), 1)  # pull-ups
        self.functions: dict[int, object] = {}
        self.handlers: dict[int, object] = {}
        self.pwm: dict[int, tuple[int, int]] = {}  # pin: frequency, duty
        self.analog: dict[int, int] = {}
        self.sent: list[bytes] = []
        self.memory: dict[int, int] = {}
        self.fed = 0
        self.driven: list[tuple[int, int]] = []  # what the hal has put on pins
        self.buses: list[str] = []  # the I2C masters that were made
        self.spi: dict[str, object] = {}  # what the SPI master was made with

    def drive(self, pin: int, level: int) -> None:
        """Change a pin from outside; its interrupt comes at once."""
        self.levels[pin] = level
        if self.handlers.get(pin):
            self.handlers[pin](None)


class Part:
    """Something of the chip that the test's `machine` names."""

    chip: Chip


class Pin(Part):
    IN, OUT, OPEN_DRAIN, ALT, PULL_UP, PULL_DOWN, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 3, 1, 2, 4, 8

    def __init__(self, number, mode=-1, pull=-1, value=None, alt=-1):
        self.number = number
        self.chip.functions[number] = (mode, alt)
        if value is not None:
            self.value(value)

    def value(self, level=None):
        if level is None:
            return self.chip.levels[self.number]
        self.chip.levels[self.number] = level
        self.chip.driven.append((self.number, level))
        return None

    __call__ = value

    def irq(self, handler, trigger=0, hard=False):
        assert handler is None or (trigger == 12 and hard)
        self.chip.handlers[self.number] = handler


class PWM(Part):
    def __init__(self, pin, freq, duty_u16):
        self.pin = pin.number
        self.chip.pwm[self.pin] = (freq, duty_u16)

    def freq(self, hz):
        self.chip.pwm[self.pin] = (hz, self.chip.pwm[self.pin][1])

    def duty_u16(self, duty):
        assert 0 <= duty <= 65535
        self.chip.pwm[self.pin] = (self.chip.pwm[self.pin][0], duty)


class ADC(Part):
    def __init__(self, pin):
        self.pin = pin.number

    def read_u16(self):
        return self.chip.analog[self.pin] if self.chip.levels[25] else 0


class Bus(Part):
    def __init__(self, *_, **__):
        self.chip.buses.append(type(self).__name__)

    def writeto(self, address, data):
        raise OSError(5)

    def readfrom(self, address, count):
        raise OSError(5)


class I2C(Bus):
    pass


class SoftI2C(Bus):
    pass


class SPI(Part):
    def __init__(self, number, **wiring):
        self.chip.spi = {"number": number, **wiring}


class WDT(Part):
    def __init__(self, timeout):
        assert timeout <= 8388  # the most that RP2040 counts

    def feed(self):
        self.chip.fed += 1


def fake(chip: Chip) -> ModuleType:
    """A `machine` module over the chip."""
    module = ModuleType("machine")
    for part in (Pin, PWM, ADC, I2C, SoftI2C, SPI, WDT):
        setattr(module, part.__name__, type(part.__name__, (part,), {"chip": chip}))
    module.mem32 = chip.memory
    module.bitstream = lambda pin, kind, timing, data: chip.sent.append(bytes(data))
    return module


@pytest.fixture
def chip(monkeypatch):
    """A chip under hal's modules, which the test imports by `load`."""
    chip = Chip()
    monkeypatch.setitem(sys.modules, "machine", fake(chip))
    sys.modules.pop("hal.ticks", None)
    monkeypatch.setattr(time, "sleep_us", lambda us: None, raising=False)
    monkeypatch.setattr(time, "sleep_ms", lambda ms: None, raising=False)
    monkeypatch.setattr(time, "ticks_us", lambda: chip.now, raising=False)
    return chip


def load(name: str) -> ModuleType:
    """Import a module anew, so that it sees this test's `machine`."""
    sys.modules.pop(name, None)
    return importlib.import_module(name)
