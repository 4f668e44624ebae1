"""Games that stand still: what a screen reads of a game, and nothing else."""

TOPS = (41, 7, 22, 36, 50, 16, 19, 29)
STOCKS = (9, 0, 13, 4, 10, 26)
PILES = (3, 12, 0, 5, 1, 22)
SIZES = (3, 12, 1, 5, 0, 9, 4, 10)
POOLS = ((20, 1), (49, 3), (32, 12), (21, 7), (26, 2), (18, 4), (34, 9), (10, 5))


class StillClassic:
    """A table of classic Snap: the second to turn; pools as above, over again beyond eight."""

    def __init__(self, players, pools=0, mute=-1, outside=()):
        self.players = players
        self.pools = pools
        self.mute = mute
        self.outside = outside
        self.next = 1

    def is_in(self, seat):
        return seat not in self.outside

    def muted(self, seat):
        return seat == self.mute

    def stock_size(self, seat):
        return STOCKS[seat] if self.is_in(seat) else 0

    def pile_size(self, seat):
        return PILES[seat] if self.is_in(seat) else 0

    def top(self, seat):
        return TOPS[seat] if self.pile_size(seat) else -1

    def pool_count(self):
        return self.pools

    def pool_top(self, i):
        return (POOLS[i % len(POOLS)][0] + i // len(POOLS) * 8) % 52

    def pool_size(self, i):
        return POOLS[i % len(POOLS)][1]


class StillCentral(StillClassic):
    """One pile in the middle, its top first; two alike are live."""

    match = True

    def __init__(self, players, mute, outside, middle):
        super().__init__(players, 0, mute, outside)
        self.middle = middle

    def middle_size(self):
        return len(self.middle)

    def middle_top(self, i):
        return self.middle[i] if i < len(self.middle) else -1


class StillMenagerie:
    """Every seat with a pile but the fifth, and perhaps a duel."""

    def __init__(self, players, duel):
        self.players = players
        self.duel_a, self.duel_b = duel
        self.next = 1 if self.duel_a < 0 else -1

    def top(self, seat):
        return TOPS[seat] if SIZES[seat] else -1

    def pile_size(self, seat):
        return SIZES[seat]

    def left(self):
        return 23
