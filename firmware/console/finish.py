"""The order of the hands in a round: who was first, and by how much the others were later."""

from array import array

from snap.const import const

_MOST = const(8)


class Finish:
    """Seats in the order of their calls, each once, with microseconds behind the first."""

    def __init__(self) -> None:
        self.count = 0
        self._seats = bytearray(_MOST)
        self._gaps = array("i", [0] * _MOST)
        self.reaction = 0
        self._zero = 0

    def open(self, player: int, at: int) -> None:
        """A round opens with a call at `at` (microseconds since the card was shown)."""
        self.reaction = self._zero = at
        self.count = 0
        self.add(player, at)

    def add(self, player: int, at: int) -> None:
        """Another hand comes down; only a player's first counts."""
        for i in range(self.count):
            if self._seats[i] == player:
                return
        self._seats[self.count] = player
        self._gaps[self.count] = at - self._zero
        self.count += 1

    def seat(self, i: int) -> int:
        """The player who was i-th, from 0."""
        return self._seats[i]

    def gap(self, i: int) -> int:
        """Microseconds between the first hand and the i-th."""
        return self._gaps[i]
