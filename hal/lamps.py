"""The lamps at the seats: plain LEDs by PWM, or one chain of WS2812 (NeoPixel) LEDs."""

import machine

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_PWM_HZ = const(1000)
_TIMING = (400, 850, 800, 450)  # ns high and low of a 0, of a 1: WS2812 datasheet
_FULL = b"\x60\x80\x50"  # green, red, blue of a lamp at 255: a warm white the supply can bear


class NoLamps:
    """A board without lamps."""

    def set(self, seat: int, level: int) -> None:
        """Do nothing."""


class LedLamps:
    """One LED a pin, lit by a high level."""

    def __init__(self, pins: "Sequence[int]") -> None:
        self._lamps = [machine.PWM(machine.Pin(pin), freq=_PWM_HZ, duty_u16=0) for pin in pins]

    def set(self, seat: int, level: int) -> None:
        """Light a seat's lamp; level 0 to 255 as the eye judges it. A seat without one: nothing."""
        if seat < len(self._lamps):
            self._lamps[seat].duty_u16(level * level)


class ChainLamps:
    """A chain of `count` WS2812 LEDs on one pin, the first at seat 0."""

    def __init__(self, pin: int, count: int) -> None:
        self._pin = machine.Pin(pin, machine.Pin.OUT, value=0)
        self._bytes = bytearray(3 * count)
        self._send()

    def set(self, seat: int, level: int) -> None:
        """Light a seat's lamp; level 0 to 255. A seat without one: nothing."""
        at = 3 * seat
        if at >= len(self._bytes):
            return
        changed = False
        for i in range(3):
            value = _FULL[i] * level * level >> 16
            changed |= value != self._bytes[at + i]
            self._bytes[at + i] = value
        if changed:
            self._send()

    def _send(self) -> None:
        machine.bitstream(self._pin, 0, _TIMING, self._bytes)
