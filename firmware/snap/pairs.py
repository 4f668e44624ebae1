"""A short list of live pairs, without allocation."""

from snap.const import const

# Of one rank there are four cards: a pile and three pools make three pairs a pile, and any other
# share of the four fewer; so six piles are in 18 pairs at the most.
_SIZE = const(18)


class Pairs:
    """Pairs of places, in the order of 2.6: a pool before a pile, else the lower seat first."""

    def __init__(self) -> None:
        self.n = 0
        self.first = [0] * _SIZE
        self.second = bytearray(_SIZE)

    def add(self, first: int, second: int) -> None:
        """Add a pair, its places in the order of 2.6; the second is no pool."""
        self.first[self.n] = first
        self.second[self.n] = second
        self.n += 1

    def find(self, first: int, second: int) -> int:
        """Which pair this is; -1 where it is none of them."""
        for i in range(self.n):
            if self.first[i] == first and self.second[i] == second:
                return i
        return -1

    def common(self, other: "Pairs") -> int:
        """How many pairs are in both."""
        count = 0
        for i in range(self.n):
            count += other.find(self.first[i], self.second[i]) >= 0
        return count

    def touched(self, place: int) -> int:
        """How many of the pairs a place belongs to."""
        count = 0
        for i in range(self.n):
            count += place == self.first[i] or place == self.second[i]
        return count

    def narrow(self, other: "Pairs") -> None:
        """Keep only the pairs that are in `other`."""
        n = self.n
        self.n = 0
        for i in range(n):
            if other.find(self.first[i], self.second[i]) >= 0:
                self.add(self.first[i], self.second[i])

    def avoid(self, other: "Pairs") -> None:
        """Keep only the pairs neither of whose places belongs to a pair in `other`."""
        n = self.n
        self.n = 0
        for i in range(n):
            if not other.touched(self.first[i]) and not other.touched(self.second[i]):
                self.add(self.first[i], self.second[i])
