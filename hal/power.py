"""Supply voltage, random bits and the watchdog of RP2040 and RP2350."""

import os
import sys

import machine

from snap.const import const

_VSYS = const(29)  # a third of VSYS: Pico datasheet, section 2.1
_RADIO_SELECT = const(25)  # W boards: high lets go of pin 29, the radio's clock
_PIO1 = const(7)  # the function of pin 29 as the radio's clock, RP2040 datasheet 1.4.3
_CLEAR = const(0x3000)  # the address alias that clears bits, RP2040 datasheet 2.1.2
_CTRL_2040 = const(0x40058000)  # RP2040 datasheet 4.7.6
_CTRL_2350 = const(0x400D8000)  # RP2350 datasheet 12.9.7
_ENABLE_BIT = const(30)


def vsys(radio: bool) -> int:
    """The supply in millivolts; `radio`: on a W board, where the pin belongs to the radio too."""
    if not radio:
        return _read_vsys()
    select = machine.Pin(_RADIO_SELECT, machine.Pin.OUT, value=1)
    try:
        return _read_vsys()
    finally:
        select.value(0)
        machine.Pin(_VSYS, machine.Pin.ALT, pull=machine.Pin.PULL_DOWN, alt=_PIO1)


def _read_vsys() -> int:
    return machine.ADC(machine.Pin(_VSYS)).read_u16() * 9900 // 65535


def entropy() -> int:
    """64 random bits from the chip's ring oscillator (RP2040) or generator (RP2350)."""
    return int.from_bytes(os.urandom(8), "little")


class Watchdog:
    """Resets the chip when it is not fed for 8 s; `stop` really stops it."""

    def __init__(self) -> None:
        self._timer = machine.WDT(timeout=8000)

    def feed(self) -> None:
        """Put the reset off for another 8 s."""
        self._timer.feed()

    def stop(self) -> None:
        """Switch it off by its register, which MicroPython's API cannot."""
        rp2350 = "RP2350" in sys.implementation._machine
        machine.mem32[(_CTRL_2350 if rp2350 else _CTRL_2040) + _CLEAR] = 1 << _ENABLE_BIT
