"""An I2C bus that is freed when a device holds it, and does without the chip's block at need."""

import time

import machine

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_HZ = const(400_000)
_CLOCKS = const(9)  # the most bits a device may still want to send: I2C specification 3.1.16


class I2CBus:
    """What a panel's wire needs of `machine.I2C`, on bus `number`. OSError as there."""

    def __init__(self, number: int, sda: int, scl: int) -> None:
        self._number = number
        self._sda = sda
        self._scl = scl
        self._was_held = False
        self.recover()

    def recover(self) -> None:
        """Clock out what a device holds the bus for. Where that and the chip's own block have not
        helped, plain pins try; they are slower, so not because a panel is merely absent."""
        held = self._free()
        soft = held and self._was_held
        self._was_held = held
        sda = machine.Pin(self._sda, machine.Pin.IN, machine.Pin.PULL_UP)
        scl = machine.Pin(self._scl, machine.Pin.IN, machine.Pin.PULL_UP)
        if soft:
            bus: "Any" = machine.SoftI2C(scl, sda, freq=_HZ)
        else:
            bus = machine.I2C(self._number, scl=scl, sda=sda, freq=_HZ)
        self.writeto = bus.writeto
        self.readfrom = bus.readfrom

    def _free(self) -> bool:
        """Whether a device held SDA down."""
        sda = machine.Pin(self._sda, machine.Pin.IN, machine.Pin.PULL_UP)
        scl = machine.Pin(self._scl, machine.Pin.OPEN_DRAIN, machine.Pin.PULL_UP, value=1)
        for n in range(_CLOCKS):
            if sda.value():
                return n > 0
            scl.value(0)
            time.sleep_us(5)
            scl.value(1)
            time.sleep_us(5)
        return True
