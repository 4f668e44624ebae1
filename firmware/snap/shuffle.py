"""The seeded shuffle of 1.2: PCG32 (XSH-RR 64/32, O'Neill 2014), the same on every runtime."""

_MULTIPLIER = 6364136223846793005
_MASK64 = (1 << 64) - 1
_STREAM = 54


class Pcg32:
    """O'Neill's minimal C generator after `srandom(seed, 54)`."""

    def __init__(self, seed: int) -> None:
        """`seed` from 0 to 2^64 - 1."""
        self._state = 0
        self.next()
        self._state = (self._state + seed) & _MASK64
        self.next()

    def next(self) -> int:
        """32 random bits."""
        old = self._state
        self._state = (old * _MULTIPLIER + (_STREAM << 1 | 1)) & _MASK64
        word = ((old >> 18 ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return (word >> turn | word << (32 - turn)) & 0xFFFFFFFF

    def bounded(self, n: int) -> int:
        """0 to n - 1, all alike, by rejection as in `boundedrand`."""
        least = (1 << 32) % n
        while True:
            word = self.next()
            if word >= least:
                return word % n


def shuffled(seed: int) -> bytearray:
    """The deck of a seed in dealing order, 52 cards (1.2)."""
    deck = bytearray(range(52))
    random = Pcg32(seed)
    for i in range(51, 0, -1):
        j = random.bounded(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
