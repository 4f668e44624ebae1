"""Classic Snap (rules 2 and 3.1): personal piles, and pools in the middle."""

from snap.dead import DeadTable
from snap.events import AUTO, SNAP
from snap.packets import PILE, POOLS, STOCK
from snap.places import POOL
from snap.pools import Pools
from snap.said import FALSE_CALL, OUT, TURNED, TURNED_OVER
from snap.snapgame import SnapGame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.pairs import Pairs


class Classic(SnapGame):
    """2 to 6 players. `options` as in record.md; a deck that is dead is over at once (2.19)."""

    def __init__(self, players: int, dealer: int, deck: bytes, options: "dict[str, int]") -> None:
        super().__init__(players, dealer, deck, options)
        self._owners_only = bool(options.get("owners_only", False))
        self._pools = Pools(self.packets)
        self._table = DeadTable(self.packets, players)
        self._moved(0)

    def holding(self, seat: int) -> int:
        return self.packets.count[STOCK + seat] + self.packets.count[PILE + seat]

    def pile_size(self, seat: int) -> int:
        """How many cards a seat's pile has."""
        return self.packets.count[PILE + seat]

    def top(self, seat: int) -> int:
        """The top card of a seat's pile; -1 where there is none."""
        return self.packets.back(PILE + seat)

    def pool_count(self) -> int:
        """How many pools there are; pool 0 is the oldest."""
        return self._pools.count

    def pool_number(self, i: int) -> int:
        """The number of pool i, as in its name and its place code."""
        return self._pools.numbers[i]

    def pool_top(self, i: int) -> int:
        """The top card of pool i."""
        return self.packets.back(POOLS + i)

    def pool_size(self, i: int) -> int:
        """How many cards pool i has."""
        return self.packets.count[POOLS + i]

    def peek(self) -> int:
        """The card that the next turn would show; -1 when there is no next turn."""
        seat = self.next
        if seat < 0:
            return -1
        return self.packets.front((STOCK if self.stock_size(seat) else PILE) + seat)

    def _may_turn(self, seat: int) -> bool:
        return self.is_in(seat)

    def _show(self, seat: int, dt: int) -> None:
        """2.1, 2.2."""
        packets = self.packets
        if not packets.count[STOCK + seat]:
            packets.move(PILE + seat, STOCK + seat)
            self.said.add(TURNED_OVER, dt, seat)
        card = packets.take(STOCK + seat)
        packets.put(card, PILE + seat)
        self.said.add(TURNED, dt, seat, card)

    def _find_live(self, live: "Pairs") -> None:
        """2.3."""
        for i in range(self._pools.count):
            self._match(live, POOL + self._pools.numbers[i], self.pool_top(i), 0)
        for seat in range(self.players):
            self._match(live, seat, self.top(seat), seat + 1)

    def _match(self, live: "Pairs", place: int, card: int, seat: int) -> None:
        """Add the pairs of a place and the piles of seats from `seat` on."""
        for other in range(seat, self.players):
            if card >> 2 == self.top(other) >> 2 and card >= 0:
                live.add(place, other)

    def _fits(self, p: int, word: int, first: int, second: int) -> bool:
        """2.4, 3.1."""
        if self._owners_only and p != first and p != second:
            return False
        return word == AUTO or (first < POOL) == (word == SNAP)

    def _slot(self, place: int) -> int:
        return PILE + place if place < POOL else POOLS + self._pools.find(place - POOL)

    def _pair_size(self, first: int, second: int) -> int:
        return self.packets.count[self._slot(first)] + self.packets.count[self._slot(second)]

    def _award(self, p: int, first: int, second: int, dt: int) -> None:
        """2.5."""
        slot = self._slot(first)
        self.packets.move(slot, STOCK + p)
        self.packets.move(PILE + second, STOCK + p)
        if slot >= POOLS:
            self._pools.close(slot - POOLS)
        self.limits.snaps += 1
        self._moved(dt)

    def _dispute(self, first: int, second: int, dt: int) -> None:
        """2.9."""
        slot = self._slot(first)
        if slot < POOLS:
            pool = self._pools.open()
            self.packets.move(slot, pool)
            slot = pool
        self.packets.move(PILE + second, slot)
        self._moved(dt)

    def _false_call(self, p: int, dt: int) -> None:
        """2.8."""
        place = -1
        if self.packets.count[PILE + p]:
            self.packets.move(PILE + p, self._pools.open())
            place = POOL + self._pools.numbers[self._pools.count - 1]
        self.said.add(FALSE_CALL, dt, p, place)
        self._moved(dt)

    def _moved(self, dt: int) -> None:
        """Cards have moved: see who is out and whether it is over (2.15, 2.17, 2.19)."""
        before = self._seats_in
        self._put_out(dt)
        seats = self._seats_in
        if not seats:
            self._end(dt, before)
        elif not seats & (seats - 1):
            self._sweep()
            self._end(dt, seats)
        elif not self.referee.count and (self.limits.reached(dt) or self._dead()):
            self._end_by_size(dt)

    def _put_out(self, dt: int) -> None:
        """2.14."""
        waiting = self.referee.callers()
        for seat in range(self.players):
            if self.is_in(seat) and not (self.holding(seat) or waiting >> seat & 1):
                self._seats_in &= ~(1 << seat)
                self.said.add(OUT, dt, seat)

    def _sweep(self) -> None:
        """2.15: the last player in receives every pool, oldest first."""
        seat = 0
        while not self.is_in(seat):
            seat += 1
        while self._pools.count:
            self.packets.move(POOLS, STOCK + seat)
            self._pools.close(0)

    def _dead(self) -> bool:
        """2.19."""
        return self._table.is_dead(self.next, self._pools.count)
