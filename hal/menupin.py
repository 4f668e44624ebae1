"""The menu button on a pin of its own, to ground."""

import machine

from hal.ticks import now
from snap.const import const

_TICKS = const(0x3FFFFFFF)
_BOUNCE = const(20_000)


class MenuPin:
    """Looked at whenever it is asked, so a press shorter than a step may be missed."""

    def __init__(self, pin: int) -> None:
        self._pin = machine.Pin(pin, machine.Pin.IN, machine.Pin.PULL_UP)
        self._closed = False
        self._changed = now()

    def pressed(self) -> bool:
        """True once for each press; edges within 20 ms of the last are bounce."""
        closed = not self._pin.value()
        moment = now()
        if closed == self._closed or moment - self._changed & _TICKS < _BOUNCE:
            return False
        self._closed = closed
        self._changed = moment
        return closed
