"""Random numbers that are drawn ahead, so that taking one while a card is live allocates nothing.

A PCG32 number does not fit a small integer on the device, so drawing leaves garbage behind.
"""

from array import array

from snap.const import const
from snap.shuffle import Pcg32

_COUNT = const(64)
_BITS = const(15)


class Luck:
    """Numbers from one seed; call `refill` where garbage does not matter."""

    def __init__(self, seed: int) -> None:
        """seed: 0 to 2^64 - 1."""
        self._source = Pcg32(seed)
        self._drawn = array("H", [0] * _COUNT)
        self._taken = _COUNT
        self.refill()

    def refill(self) -> None:
        """Draw again what has been taken."""
        for i in range(self._taken):
            self._drawn[i] = self._source.next() >> (32 - _BITS)
        self._taken = 0

    def below(self, n: int) -> int:
        """An even choice of 0 to n - 1, n from 1 to 2^15. Goes round if never refilled."""
        if self._taken == _COUNT:
            self._taken = 0
        i = self._taken
        self._taken = i + 1
        return self._drawn[i] * n >> _BITS
