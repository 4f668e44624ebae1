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
        self.second = [0] * _SIZE

    def add(self, first: int, second: int) -> None:
        """Add a pair, its places in the order of 2.6."""
        self.first[self.n] = first
        self.second[self.n] = second
        self.n += 1

    def find(self, first: int, second: int) -> int:
        """Which pair this is; -1 where it is none of them."""
        for i in range(self.n):
            if self.first[i] == first and self.second[i] == second:
                return i
        return -1

    def meets(self, other: "Pairs") -> bool:
        """Whether any pair is in both."""
        for i in range(self.n):
            if other.find(self.first[i], self.second[i]) >= 0:
                return True
        return False

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
            if not (other.touches(self.first[i]) or other.touches(self.second[i])):
                self.add(self.first[i], self.second[i])

    def touches(self, place: int) -> bool:
        """Whether a place belongs to any of the pairs."""
        for i in range(self.n):
            if self.first[i] == place or self.second[i] == place:
                return True
        return False
