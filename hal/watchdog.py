"""The watchdog of RP2040 and RP2350, and the count of failed starts, which outlives a reset.

Registers: RP2040 datasheet 4.7.6, RP2350 datasheet 12.9.7.
"""

import sys

import machine

from snap.const import const

_RP2040 = const(0x40058000)
_RP2350 = const(0x400D8000)
_CTRL_CLEAR = const(0x3000)  # CTRL, at the address alias that clears bits (RP2040 2.1.2)
_SCRATCH = const(0x0C)  # SCRATCH0: kept over a reset, cleared at power-on
_ENABLE_BIT = const(30)
_MARK = const(0x5A9000)  # says that the count is ours
_MOST = const(0xFFF)


def _base() -> int:
    return _RP2350 if "RP2350" in sys.implementation._machine else _RP2040


class Watchdog:
    """Resets the chip when it is not fed for 8 s; `stop` really stops it."""

    def __init__(self) -> None:
        self._timer = machine.WDT(timeout=8000)

    def feed(self) -> None:
        """Put the reset off for another 8 s."""
        self._timer.feed()

    def stop(self) -> None:
        """Switch it off by its register, which MicroPython's API cannot."""
        machine.mem32[_base() + _CTRL_CLEAR] = 1 << _ENABLE_BIT


def failed_starts() -> int:
    """How many starts since power-on have not been called good."""
    value = machine.mem32[_base() + _SCRATCH]
    return value & _MOST if value & ~_MOST == _MARK else 0


def set_failed_starts(count: int) -> None:
    """Keep the count, 0 to 4095, until power-off."""
    machine.mem32[_base() + _SCRATCH] = _MARK | count
