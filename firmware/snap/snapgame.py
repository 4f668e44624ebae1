"""What classic and central Snap share: turns, calls, muting, quiet time, early ends."""

from snap.events import CALL, PAIR, TURN
from snap.game import NotAllowed
from snap.limits import Limits
from snap.packets import STOCK, deal
from snap.refereed import Refereed
from snap.said import IGNORED, LATE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from snap.pairs import Pairs


class SnapGame(Refereed):
    """A game of calls. A subclass says what is live, and moves the cards.

    limits           how many pairs have been won: `limits.snaps`
    pair_a, pair_b   the places that `pair` found, codes of places.py
    """

    def __init__(self, players: int, dealer: int, deck: bytes, options: "dict[str, int]") -> None:
        tie_us = options.get("tie_us", 5000)
        super().__init__(players, dealer, tie_us, options.get("choose_us", 4000000))
        deal(self.packets, deck, dealer, players)
        self.limits = Limits(options, self.clock)
        self._quiet_us = options.get("quiet_us", 800000)
        self._false_start_us = options.get("false_start_us", 0)
        self._seats_in = (1 << players) - 1
        self._muted = 0
        self._resume = 0
        self._last = -1  # the last seat to have turned
        self.pair_a = self.pair_b = -1

    # What a subclass brings, besides what Refereed asks for.

    def _find_live(self, live: "Pairs") -> None:
        """Add the live pairs, in the order of 2.6."""
        raise NotImplementedError

    def _fits(self, p: int, word: int, first: int, second: int) -> bool:
        """Whether a call fits a live pair."""
        return True

    def _may_turn(self, seat: int) -> bool:
        """Whether a seat is not skipped."""
        raise NotImplementedError

    def _show(self, seat: int, dt: int) -> None:
        """Turn a seat's next card."""
        raise NotImplementedError

    def _false_call(self, p: int, dt: int) -> None:
        """Carry out the penalty of a false call."""
        raise NotImplementedError

    # Reading.

    @property
    def next(self) -> int:
        """The seat whose turn comes next; -1 where there is none."""
        seat = self.dealer if self._last < 0 else self._last
        for _ in range(self.players):
            seat = (seat + 1) % self.players
            if not self.over and self._may_turn(seat):
                return seat
        return -1

    def is_in(self, seat: int) -> bool:
        return self._seats_in >> seat & 1 != 0

    def muted(self, seat: int) -> bool:
        """Whether a seat's calls are ignored until the next card is turned (2.8)."""
        return self._muted >> seat & 1 != 0

    def stock_size(self, seat: int) -> int:
        """How many cards a seat's stock has."""
        return self.packets.count[STOCK + seat]

    def resume_at(self) -> int:
        """The `dt` from which a turn is allowed; -1 while a round or choice is open."""
        return -1 if self.referee.count else self._resume

    def can_turn(self, dt: int) -> bool:
        """Whether a turn at `dt` is allowed, as things stand: what is due may change that."""
        return self.next >= 0 and 0 <= self.resume_at() <= dt and not self.limits.reached(dt)

    @property
    def choice_count(self) -> int:
        """How many choices are open; choice c, from 0, in the order of their first calls."""
        return self.referee.choice_count()

    def choice_player(self, c: int) -> int:
        """Who is to name a pair."""
        return self.referee.choice(c).first

    def choice_until(self, c: int) -> int:
        """The `dt` at which 2.6 decides."""
        return self.referee.choice(c).due

    def pair_count(self, c: int) -> int:
        """How many pairs are in question."""
        return self.referee.choice(c).pairs.n

    def pair(self, c: int, i: int) -> None:
        """Read pair i of choice c into pair_a and pair_b, in the order of 2.6."""
        pairs = self.referee.choice(c).pairs
        self.pair_a = pairs.first[i]
        self.pair_b = pairs.second[i]

    # Playing.

    def _do(self, do: int, dt: int, p: int, a: "Any", b: int) -> None:
        if do == TURN:
            self._turn(dt)
        elif do == CALL:
            self._call(p, a, dt)
        elif do == PAIR:
            self._name_pair(p, a, b, dt)
        else:
            raise NotAllowed("not an event of this game")

    def _turn(self, dt: int) -> None:
        """2.1, 2.11."""
        seat = self.next
        if self.referee.count:
            raise NotAllowed("no card is turned while a round or choice is open")
        if dt < self._resume:
            raise NotAllowed("no card is turned before play has resumed")
        if seat < 0:
            raise NotAllowed("no stock has a card")
        self.clock.advance(dt)
        self._resume = self._muted = 0
        self._last = seat
        self._show(seat, dt)

    def _call(self, p: int, word: int, dt: int) -> None:
        """2.8, 2.11, 2.14."""
        if self.muted(p) or not self.is_in(p):
            self.said.add(IGNORED, dt, p)
        elif self.referee.count:
            self._find_fitting(p, word)
            what = self.referee.call(p, dt)
            self.said.add(what, dt, p, self.referee.joined)
        elif dt < self._resume:
            self.said.add(LATE, dt, p)
        else:
            self._first_call(p, self._find_fitting(p, word), dt)

    def _first_call(self, p: int, live: bool, dt: int) -> None:
        """A call while nothing is open (2.8, 2.10, 2.18)."""
        if live and not self.referee.fit.n:
            self.said.add(IGNORED, dt, p)
        elif live and dt >= self._false_start_us:
            self.said.add(self.referee.open(p, dt), dt, p)
        else:
            self._muted |= 1 << p
            self._false_call(p, dt)

    def _find_fitting(self, p: int, word: int) -> bool:
        """Leave in the referee's `fit` what a call fits; whether any pair is live at all."""
        fit = self.referee.fit
        fit.n = 0
        self._find_live(fit)
        live = fit.n
        fit.n = 0
        for i in range(live):
            if self._fits(p, word, fit.first[i], fit.second[i]):
                fit.add(fit.first[i], fit.second[i])
        return live > 0

    def _time_out(self, dt: int) -> bool:
        """2.17, no claim being open."""
        if not self.limits.reached(dt):
            return False
        self._end_by_size(self.limits.time())
        return True

    def _time_out_at(self) -> int:
        return self.limits.due()

    def _settle(self, i: int, chosen: int, dt: int) -> None:
        """2.11: quiet time begins anew."""
        self._resume = dt + self._quiet_us
        super()._settle(i, chosen, dt)
