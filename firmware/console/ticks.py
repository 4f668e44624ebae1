"""Arithmetic on ticks: microseconds modulo 2^30, as MicroPython counts them on RP2040 and RP2350.

Everything stays inside 31-bit small integers, so nothing here allocates on the device.
"""

from snap.const import const

MASK = const(0x3FFFFFFF)
_HALF = const(0x20000000)


def ticks_diff(later: int, earlier: int) -> int:
    """Microseconds from `earlier` to `later`, -2^29 to 2^29 - 1 (about nine minutes each way)."""
    d = (later - earlier) & MASK
    return d if d < _HALF else d - _HALF - _HALF


def ticks_add(ticks: int, delta: int) -> int:
    """The ticks `delta` microseconds after `ticks`; `delta` from -2^29 to 2^29 - 1."""
    # Centred on zero first, so that no sum leaves the small integers; ^ undoes the centring.
    return ((ticks - _HALF + delta) & MASK) ^ _HALF
