"""One pile in the middle (rules 4): the match is its top card and the one beneath."""

from snap.packets import POOLS, STOCK
from snap.places import MIDDLE
from snap.said import FALSE_CALL, OUT, TURNED
from snap.snapgame import SnapGame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.pairs import Pairs

_MIDDLE_SLOT = POOLS


class Central(SnapGame):
    """2 to 6 players. `options` as in record.md. In `said` the match is the pair MIDDLE, MIDDLE.

    match   whether it is live: equal, and not dead by a dispute (4.3)
    """

    def __init__(self, players: int, dealer: int, deck: bytes, options: "dict[str, int]") -> None:
        super().__init__(players, dealer, deck, options)
        self.match = False

    def holding(self, seat: int) -> int:
        return self.packets.count[STOCK + seat]

    def middle_size(self) -> int:
        """How many cards the pile has."""
        return self.packets.count[_MIDDLE_SLOT]

    def middle_top(self, i: int) -> int:
        """The card under i others, 0: the top; -1 where there is none."""
        packets = self.packets
        above = packets.count[_MIDDLE_SLOT] - 1 - i
        card = packets.front(_MIDDLE_SLOT) if above >= 0 else -1
        for _ in range(above):
            card = packets.link[card]
        return card

    def peek(self) -> int:
        """The card that the next turn would show; -1 when there is no next turn."""
        seat = self.next
        return -1 if seat < 0 else self.packets.front(STOCK + seat)

    def _may_turn(self, seat: int) -> bool:
        """4.4; who is out has no stock."""
        return self.packets.count[STOCK + seat] > 0

    def _show(self, seat: int, dt: int) -> None:
        """4.1."""
        packets = self.packets
        beneath = packets.back(_MIDDLE_SLOT)
        card = packets.take(STOCK + seat)
        packets.put(card, _MIDDLE_SLOT)
        self.match = beneath >= 0 and beneath >> 2 == card >> 2
        self.said.add(TURNED, dt, seat, card)
        if self._stuck():
            self._end(dt, self._seats_in)

    def _find_live(self, live: "Pairs") -> None:
        if self.match:
            live.add(MIDDLE, MIDDLE)

    def _award(self, p: int, first: int, second: int, dt: int) -> None:
        """4.1, 4.4, 4.5."""
        self.match = False
        self.packets.move(_MIDDLE_SLOT, STOCK + p)
        self.limits.snaps += 1
        for seat in range(self.players):
            if self.is_in(seat) and not self.packets.count[STOCK + seat]:
                self._seats_in &= ~(1 << seat)
                self.said.add(OUT, dt, seat)
        self._look(dt)

    def _dispute(self, first: int, second: int, dt: int) -> None:
        """4.3."""
        self.match = False
        self._look(dt)

    def _stuck(self) -> bool:
        """4.5: no stock has a card, and nothing is live."""
        return self.next < 0 and not self.match

    def _look(self, dt: int) -> None:
        """After a settlement, whether it is over (2.17, 4.5)."""
        if not self._seats_in & (self._seats_in - 1) or self._stuck():
            self._end(dt, self._seats_in)
        elif self.limits.reached(dt):
            self._end_by_size(dt)

    def _false_call(self, p: int, dt: int) -> None:
        """4.2."""
        payee = -1
        if self.packets.count[STOCK + p]:
            payee = self._payee(p)
            self.packets.put(self.packets.take(STOCK + p), STOCK + payee)
        self.said.add(FALSE_CALL, dt, p, payee)

    def _payee(self, p: int) -> int:
        """Who gets the card of a false call."""
        seat = self._last
        if seat < 0 or seat == p or not self.is_in(seat):
            seat = (p + 1) % self.players
            while not self.is_in(seat):
                seat = (seat + 1) % self.players
        return seat

    def _time_out(self, dt: int) -> bool:
        """4.5: nobody has called on the last match."""
        if self.next < 0 and dt >= self._choose_us:
            self._end(self._choose_us, self._seats_in)
            return True
        return super()._time_out(dt)

    def _time_out_at(self) -> int:
        limit = super()._time_out_at()
        return self._choose_us if self.next < 0 and not 0 <= limit < self._choose_us else limit
