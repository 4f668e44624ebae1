"""Reads what the sampler has captured: a ring of words, filled behind the processor's back.

A word is read as two halves, since a whole one can exceed a small integer and would allocate.
Its counter is cut to 24 bits, which wrap after 16.8 s; the present moment tells which wrap.
"""

from array import array

from hal.edges import Edges
from snap.const import const

_TICKS = const(0x3FFFFFFF)
_HALF = const(0x20000000)
_COUNTER = const(0xFFFFFF)
_BATCH = const(8)  # words taken between two looks at the ring's end
_SLACK = const(64)  # words that may be overwritten while a batch is taken
_LATENCY = const(16)  # us from a pin's change to its word in the ring, and then some
_AHEAD = const(0xFFFF)  # us by which a word may be newer than the moment read before it


class PressRing(Edges):
    """The presses of the contract over `halves`, the ring's words as low and high halves.

    A subclass says `_now()`, ticks, and `_captured()`, words written since the start, and sets
    `_zero`, ticks at which the counter stood at all ones.
    """

    def __init__(self, seats: int, halves: "array[int] | memoryview", start: int) -> None:
        super().__init__(seats, start)
        self._halves = halves
        self._words = len(halves) >> 1
        self._shift = 16 - seats
        self._mask = (1 << seats) - 1
        self._taken = 0
        self._zero = start

    def _now(self) -> int:
        raise NotImplementedError

    def _captured(self) -> int:
        raise NotImplementedError

    def poll(self) -> None:
        """Take in what was captured, at least every 16 s.

        Stops early when the edges' room is used up; the rest waits in the ring until `next()` has
        made room. Where it could make none, oldest questions are given up.
        """
        now = self._now()
        captured = self._captured()
        crowded = not self.room()
        while self._taken != captured:
            room = self.room()
            if not room and not crowded:
                return
            newest = self._captured()
            if newest - self._taken > self._words - _SLACK:
                self.overflows += 1
                captured = newest
                self._taken = newest - 1  # what was lost is lost; this is how the pins are
            self._take(min(captured - self._taken, room or _BATCH, _BATCH), now)
        self.reach(now - _LATENCY & _TICKS)

    def _take(self, count: int, now: int) -> None:
        halves = self._halves
        since = now - self._zero & _COUNTER  # what the counter has counted until now
        now -= _HALF  # centred on zero, so that no sum leaves the small integers
        at = self._taken % self._words << 1
        end = self._words << 1
        for _ in range(count):
            high = halves[at + 1]
            loops = ~((high & 0xFF) << 16 | halves[at]) & _COUNTER
            age = (since + _AHEAD - loops & _COUNTER) - _AHEAD
            self.feed((now - age & _TICKS) ^ _HALF, ~(high >> self._shift) & self._mask)
            at += 2
            if at == end:
                at = 0
        self._taken += count
