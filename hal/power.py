"""The supply voltage of a Pico, and random bits."""

import os

import machine

from snap.const import const

_VSYS = const(29)  # a third of VSYS: Pico datasheet, section 2.1
_RADIO_SELECT = const(25)  # W boards: high lets go of pin 29, the radio's clock
_PIO1 = const(7)  # the function of pin 29 as the radio's clock, RP2040 datasheet 1.4.3


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
