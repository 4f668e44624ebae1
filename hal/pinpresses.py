"""Presses by hard pin interrupts: for chips without PIO, and the yardstick of the press clock.

An edge is stamped when its handler runs, tens of microseconds late and later still while
interrupts are off, so two presses close together can change places.
"""

from array import array

import machine

from hal.edges import Edges
from hal.ticks import now
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_SIZE = const(256)


class PinPresses(Edges):
    """Buttons on any pins, to ground, with the chip's pull-ups."""

    write_proof = False  # a handler waits until the flash is written

    name = "pin IRQ"

    def __init__(self, pins: "Sequence[int]") -> None:
        self._at = array("i", bytes(4 * _SIZE))
        self._levels = bytearray(_SIZE)
        self._written = 0
        self._read = 0
        self._missed = 0
        self._now = 0  # which seats' pins were closed at the last interrupt
        super().__init__(len(pins), now())
        pull = machine.Pin.PULL_UP
        self._pins = [machine.Pin(pin, machine.Pin.IN, pull) for pin in pins]
        both = machine.Pin.IRQ_FALLING | machine.Pin.IRQ_RISING
        for seat, pin in enumerate(self._pins):
            pin.irq(self._handler(1 << seat, pin.value), both, hard=True)
        self._see()

    def poll(self) -> None:
        """Take in what the handlers noted, as `PressRing.poll` does."""
        moment = now()
        end = self._written
        crowded = not self.room()
        while self._read != end:
            if not crowded and not self.room():
                return
            self.feed(self._at[self._read], self._levels[self._read])
            self._read = (self._read + 1) % _SIZE
        if self._missed:
            self._missed = 0
            self.overflows += 1
            self._see()
        self.reach(moment)

    def stop(self) -> None:
        """Switch the interrupts off."""
        for pin in self._pins:
            pin.irq(None)

    def _handler(self, bit: int, value: "Callable[[], int]") -> "Callable[[machine.Pin], None]":
        """The interrupt handler of one seat. It must neither allocate nor raise."""

        def note(_: machine.Pin) -> None:
            at = self._written
            after = (at + 1) % _SIZE
            self._at[at] = now()
            self._now = self._now & ~bit if value() else self._now | bit
            self._levels[at] = self._now
            if after == self._read:
                self._missed = 1
            else:
                self._written = after

        return note

    def _see(self) -> None:
        """Feed how the pins are at this moment."""
        closed = 0
        for seat, pin in enumerate(self._pins):
            if not pin.value():
                closed |= 1 << seat
        self._now = closed
        self.feed(now(), closed)
