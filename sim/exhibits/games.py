"""Games that stand still: what a screen reads of a game, and nothing else."""

from dataclasses import dataclass, field

TOPS = (41, 7, 22, 36, 50, 16, 19, 29)
STOCKS = (9, 0, 13, 4, 10, 26)
PILES = (3, 12, 0, 5, 1, 22)
POOLS = ((20, 1), (49, 3), (32, 12), (21, 7), (26, 2), (18, 4), (34, 9), (10, 5))


@dataclass
class StillClassic:
    """A table of classic Snap: the second to turn; pools as above, over again beyond eight."""

    players: int
    pools: int = 0
    next: int = 1
    mute: int = -1
    outside: tuple[int, ...] = ()

    def is_in(self, seat: int) -> bool:
        return seat not in self.outside

    def muted(self, seat: int) -> bool:
        return seat == self.mute

    def stock_size(self, seat: int) -> int:
        return STOCKS[seat] if self.is_in(seat) else 0

    def pile_size(self, seat: int) -> int:
        return PILES[seat] if self.is_in(seat) else 0

    def top(self, seat: int) -> int:
        return TOPS[seat] if self.pile_size(seat) else -1

    def pool_count(self) -> int:
        return self.pools

    def pool_top(self, i: int) -> int:
        return (POOLS[i % len(POOLS)][0] + i // len(POOLS) * 8) % 52

    def pool_size(self, i: int) -> int:
        return POOLS[i % len(POOLS)][1]


@dataclass
class StillCentral(StillClassic):
    """One pile in the middle, its top first."""

    middle: tuple[int, ...] = ()

    def middle_size(self) -> int:
        return len(self.middle)

    def middle_top(self, i: int) -> int:
        return self.middle[i] if i < len(self.middle) else -1


@dataclass
class StillMenagerie:
    """Every seat with a pile but the fifth, and perhaps a duel."""

    players: int
    duel: tuple[int, int] = (-1, -1)
    undealt: int = 23
    sizes: tuple[int, ...] = field(default=(3, 12, 1, 5, 0, 9, 4, 10))

    @property
    def duel_a(self) -> int:
        return self.duel[0]

    @property
    def duel_b(self) -> int:
        return self.duel[1]

    @property
    def next(self) -> int:
        return 1 if self.duel[0] < 0 else -1

    def top(self, seat: int) -> int:
        return TOPS[seat] if self.sizes[seat] else -1

    def pile_size(self, seat: int) -> int:
        return self.sizes[seat]

    def left(self) -> int:
        return self.undealt
