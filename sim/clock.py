"""The board's time: ticks, whole microseconds modulo 2^30, as on the device."""

import time
from typing import Protocol

from console.ticks import MASK


class Clock(Protocol):
    """`us` never wraps; `now()` is the same moment in ticks."""

    @property
    def us(self) -> int:
        """Microseconds since the start."""
        ...

    def now(self) -> int:
        """The present moment in ticks."""
        ...


class RealClock:
    """The computer's own monotonic clock."""

    def __init__(self) -> None:
        self._start = time.monotonic_ns()

    @property
    def us(self) -> int:
        return (time.monotonic_ns() - self._start) // 1000

    def now(self) -> int:
        return self.us & MASK


class VirtualClock:
    """A clock that moves when it is told to, so that nobody waits."""

    def __init__(self) -> None:
        self.us = 0

    def now(self) -> int:
        return self.us & MASK
