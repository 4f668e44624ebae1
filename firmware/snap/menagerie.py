"""Menagerie (rules 5): piles dealt face up, and duels for the other's animal."""

from snap.events import CALL, NAME, TURN
from snap.game import NotAllowed
from snap.packets import PILE
from snap.refereed import Refereed
from snap.said import DUEL, DUEL_OVER, IGNORED, RIGHT, TURNED, WRONG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Menagerie(Refereed):
    """2 to 8 players. `options` as in record.md; `animals` a number a seat, all different.

    The first to be right opens a round on the duel, so that ties are judged as everywhere.

    duel_a, duel_b   the seats that duel, the one found first before the other; -1: no duel is on
    """

    def __init__(
        self,
        players: int,
        dealer: int,
        deck: bytes,
        options: "dict[str, int]",
        animals: "Sequence[int]",
    ) -> None:
        tie_us = options.get("tie_us", 5000)
        super().__init__(players, dealer, tie_us, options.get("choose_us", 15000000))
        self.animals = animals
        self.duel_a = self.duel_b = -1
        self._deck = deck
        self._dealt = 0
        self._from = 0  # the seat with which the look round the table begins
        self._until = 0  # the dt at which the duel is over if nobody is right
        self._parted = bytearray(52)  # for each card, the suits that it does not match again

    # Reading.

    @property
    def next(self) -> int:
        """The seat dealt to next; -1 while a duel is on and when it is over."""
        if self.over or self.duel_a >= 0:
            return -1
        return (self.dealer + 1 + self._dealt) % self.players

    def holding(self, seat: int) -> int:
        return self.packets.count[PILE + seat]

    def pile_size(self, seat: int) -> int:
        """How many cards a seat's pile has."""
        return self.packets.count[PILE + seat]

    def top(self, seat: int) -> int:
        """The top card of a seat's pile; -1 where there is none."""
        return self.packets.back(PILE + seat)

    def left(self) -> int:
        """How many cards are still to be dealt."""
        return 52 - self._dealt

    def undealt(self) -> bytes:
        """The cards still to be dealt, the next first."""
        return self._deck[self._dealt :]

    def peek(self) -> int:
        """The card that the next turn would show; -1 when there is no next turn."""
        return -1 if self.next < 0 else self._deck[self._dealt]

    def resume_at(self) -> int:
        """The `dt` from which a turn is allowed: at once, or -1 while a duel is on."""
        return 0 if self.duel_a < 0 else -1

    def can_turn(self, dt: int) -> bool:
        """Whether a turn at `dt` would be allowed."""
        return self.next >= 0

    # Playing.

    def _do(self, do: int, dt: int, p: int, a: "Any", b: int) -> None:
        if do == TURN:
            self._turn(dt)
        elif do == NAME:
            self._name(p, a, dt)
        elif do == CALL:
            self.said.add(IGNORED, dt, p)
        else:
            raise NotAllowed("not an event of this game")

    def _turn(self, dt: int) -> None:
        """5.2."""
        seat = self.next
        if seat < 0:
            raise NotAllowed("no card is dealt while a duel is on")
        card = self._deck[self._dealt]
        self._dealt += 1
        self.packets.put(card, PILE + seat)
        self.clock.advance(dt)
        self.said.add(TURNED, dt, seat, card)
        self._look(seat, dt, 0)

    def _look(self, seat: int, said_dt: int, dt: int) -> None:
        """5.4, 5.6: find the next duel, looking round from a seat; `dt` is when it opens."""
        self._from = seat
        self.duel_a = self.duel_b = -1
        for i in range(self.players * self.players):
            a = (seat + i // self.players) % self.players
            b = (a + i % self.players) % self.players
            if a != b and self._match(a, b):
                self.duel_a = a
                self.duel_b = b
                self._until = dt + self._choose_us
                self.said.add(DUEL, said_dt, -1, a, b)
                return
        if self._dealt == 52:
            self._end_by_size(said_dt)

    def _match(self, a: int, b: int) -> bool:
        """Whether two seats' top cards are of one rank, and have not parted."""
        x = self.top(a)
        y = self.top(b)
        return x >= 0 and x >> 2 == y >> 2 and not self._parted[x] >> (y & 3) & 1

    def _name(self, p: int, animal: int, dt: int) -> None:
        """5.3, 5.5."""
        other = self._opponent(p)
        if other < 0 or self.referee.callers() >> p & 1:
            self.said.add(IGNORED, dt, p)
        elif animal != self.animals[other]:
            self.said.add(WRONG, dt, p)
        else:
            self._right(p, dt)

    def _opponent(self, p: int) -> int:
        """The other duellist; -1 where p is none."""
        if p == self.duel_a:
            return self.duel_b
        return self.duel_a if p == self.duel_b else -1

    def _right(self, p: int, dt: int) -> None:
        """The first to be right, or the other in the same window."""
        fit = self.referee.fit
        fit.n = 0
        fit.add(self.duel_a, self.duel_b)
        if self.referee.count:
            self.referee.call(p, dt)
        else:
            self.referee.open(p, dt)
        self.said.add(RIGHT, dt, p)

    def _award(self, p: int, first: int, second: int, dt: int) -> None:
        """5.3: the other's pile, as it lies, beneath one's own."""
        loser = self._opponent(p)
        self.packets.move(PILE + p, PILE + loser)
        self.packets.move(PILE + loser, PILE + p)
        self._duel_over(p, p, dt)

    def _dispute(self, first: int, second: int, dt: int) -> None:
        """5.5: both were right."""
        self._part(dt)

    def _time_out(self, dt: int) -> bool:
        """5.5: nobody has been right."""
        if self.duel_a < 0 or dt < self._until:
            return False
        self._part(self._until)
        return True

    def _time_out_at(self) -> int:
        return self._until if self.duel_a >= 0 else -1

    def _part(self, dt: int) -> None:
        """5.4: a duel without a taker; those two cards do not match again."""
        x = self.top(self.duel_a)
        y = self.top(self.duel_b)
        self._parted[x] |= 1 << (y & 3)
        self._parted[y] |= 1 << (x & 3)
        self._duel_over(-1, self._from, dt)

    def _duel_over(self, winner: int, seat: int, dt: int) -> None:
        self.said.add(DUEL_OVER, dt, winner)
        self._look(seat, dt, dt)
