"""What classic and central Snap share: turns, calls, rounds, choices, muting, early ends."""

from snap.events import CALL, PAIR, TURN
from snap.game import Game, NotAllowed
from snap.packets import STOCK, Packets, deal
from snap.referee import Referee
from snap.said import AWARD, CHOICE, DISPUTE, FALSE_CALL, IGNORED, LATE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.pairs import Pairs
    from snap.referee import Claim


class SnapGame(Game):
    """A game of calls. A subclass says what is live, and moves the cards.

    choice_count     how many choices are open; 0 to choice_count - 1 in order of their first calls
    pair_a, pair_b   the places that `pair` found, codes of places.py
    """

    def __init__(self, players: int, dealer: int, deck: bytes, options: "dict[str, int]") -> None:
        super().__init__(players, dealer)
        self.packets = Packets()
        deal(self.packets, deck, dealer, players)
        self.referee = Referee(options.get("tie_us", 5000))
        self._quiet_us = options.get("quiet_us", 800000)
        self._choose_us = options.get("choose_us", 4000000)
        self._false_start_us = options.get("false_start_us", 0)
        self._limit_s = options.get("limit_s", 0)
        self._limit_snaps = options.get("limit_snaps", 0)
        self._seats_in = (1 << players) - 1
        self._muted = 0
        self._resume = 0
        self._last = -1  # the last seat to have turned
        self.snaps = 0  # pairs won
        self.pair_a = self.pair_b = 0

    # What a subclass brings.

    def _find_live(self, live: "Pairs") -> None:
        """Fill an empty list with the live pairs, in the order of 2.6."""
        raise NotImplementedError

    def _fits(self, p: int, word: int, first: int, second: int) -> bool:
        """Whether a call fits a live pair."""
        return True

    def _show(self, seat: int, dt: int) -> None:
        """Turn a seat's next card."""
        raise NotImplementedError

    def _award(self, p: int, first: int, second: int) -> None:
        """Give a pair to its winner."""
        raise NotImplementedError

    def _dispute(self, first: int, second: int) -> None:
        """Carry out a dispute about a pair."""
        raise NotImplementedError

    def _penalty(self, p: int) -> int:
        """Carry out a false call; what `said` tells of it."""
        raise NotImplementedError

    def _pair_size(self, first: int, second: int) -> int:
        """How many cards a pair holds."""
        return 0

    def _moved(self, dt: int, before: int) -> None:
        """Cards have moved: see who is out and whether it is over. `before`: who was in."""
        raise NotImplementedError

    # Reading.

    @property
    def next(self) -> int:
        """The seat whose turn comes next; -1 when there is none."""
        seat = self.dealer if self._last < 0 else self._last
        for _ in range(self.players):
            seat = (seat + 1) % self.players
            if not self.over and self._may_turn(seat):
                return seat
        return -1

    def _may_turn(self, seat: int) -> bool:
        return self.is_in(seat)

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
        """Whether a turn at `dt` would be allowed; no while something else is due by then."""
        due = self.due()
        return self.next >= 0 and 0 <= self.resume_at() <= dt and not 0 <= due <= dt

    def due(self) -> int:
        """The least `dt` at which a PASS makes something happen by itself; -1 where none does.

        The time limit is reported when it is less than 1000 seconds away.
        """
        if self.referee.count or self.over:
            return self.referee.next_due()
        left = self._limit_s - self.clock.seconds
        return left * 1000000 - self.clock.micros if self._limit_s and left < 1000 else -1

    @property
    def choice_count(self) -> int:
        """How many choices are open."""
        count = 0
        for i in range(self.referee.count):
            count += self.referee.claims[i].choosing
        return count

    def choice(self, c: int) -> "Claim":
        """Choice c: the player is `.first`, it ends by itself at `.due`; read only."""
        i = 0
        while c or not self.referee.claims[i].choosing:
            c -= self.referee.claims[i].choosing
            i += 1
        return self.referee.claims[i]

    def choice_player(self, c: int) -> int:
        """Who is to name a pair."""
        return self.choice(c).first

    def choice_until(self, c: int) -> int:
        """The `dt` at which 2.6 decides."""
        return self.choice(c).due

    def pair_count(self, c: int) -> int:
        """How many pairs are in question."""
        return self.choice(c).pairs.n

    def pair(self, c: int, i: int) -> None:
        """Read pair i of choice c into pair_a and pair_b, in the order of 2.6."""
        pairs = self.choice(c).pairs
        self.pair_a = pairs.first[i]
        self.pair_b = pairs.second[i]

    # Playing.

    def _do(self, do: int, dt: int, p: int, a: int, b: int) -> None:
        if do == TURN:
            self._turn(dt)
        elif do == CALL:
            self._call(dt, p, a)
        elif do == PAIR:
            self._name_pair(dt, p, a, b)
        else:
            raise NotAllowed("not an event of this game")

    def _turn(self, dt: int) -> None:
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

    def _call(self, dt: int, p: int, word: int) -> None:
        """2.4, 2.8, 2.10, 2.11, 2.14, 2.18."""
        if self.muted(p) or not self.is_in(p):
            self.said.add(IGNORED, dt, p)
        elif not self.referee.count and dt < self._resume:
            self.said.add(LATE, dt, p)
        else:
            live = self._find_fitting(p, word)
            if self.referee.count:
                self.said.add(self.referee.call(p, dt), dt, p)
            else:
                self._first_call(dt, p, live)

    def _first_call(self, dt: int, p: int, live: bool) -> None:
        """A call while nothing is open."""
        if live and not self.referee.fit.n:
            self.said.add(IGNORED, dt, p)
        elif live and dt >= self._false_start_us:
            self.said.add(self.referee.open(p, dt), dt, p)
        else:
            before = self._seats_in
            self._muted |= 1 << p
            self.said.add(FALSE_CALL, dt, p, self._penalty(p))
            self._moved(dt, before)

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

    def _pass_time(self, dt: int) -> None:
        i = self.referee.due(dt)
        while i >= 0:
            self._claim_due(i)
            i = self.referee.due(dt)
        if not (self.over or self.referee.count):
            self._end_by_time(dt)

    def _claim_due(self, i: int) -> None:
        """Close a window, or end a choice without an answer."""
        claim = self.referee.claims[i]
        if claim.pairs.n > 1 and not claim.choosing and not claim.disputed():
            self.said.add(CHOICE, claim.due, claim.first)
            claim.choosing = True
            claim.due += self._choose_us
        else:
            self._settle(i, self._largest(claim.pairs), claim.due)

    def _name_pair(self, dt: int, p: int, a: int, b: int) -> None:
        """2.6: the caller names the pair."""
        choices = 0
        for i in range(self.referee.count):
            claim = self.referee.claims[i]
            if claim.choosing and claim.first == p:
                choices += 1
                found = max(claim.pairs.find(a, b), claim.pairs.find(b, a))
                if found >= 0:
                    self._settle(i, found, dt)
                    return
        raise NotAllowed("not a pair in question" if choices else "no choice of this player is open")

    def _largest(self, pairs: "Pairs") -> int:
        """2.6: the pair with the most cards, else the first in order."""
        found = most = 0
        for i in range(pairs.n):
            size = self._pair_size(pairs.first[i], pairs.second[i])
            if size > most:
                most = size
                found = i
        return found

    def _settle(self, i: int, chosen: int, dt: int) -> None:
        """Award a pair of claim i, or carry out its dispute."""
        claim = self.referee.claims[i]
        self.referee.close(i)
        before = self._seats_in
        first = claim.pairs.first[chosen]
        second = claim.pairs.second[chosen]
        if claim.disputed():
            self.said.add(DISPUTE, dt, claim.first, first, second)
            self._dispute(first, second)
        else:
            self.said.add(AWARD, dt, claim.first, first, second)
            self.snaps += 1
            self._award(claim.first, first, second)
        self._resume = dt + self._quiet_us
        self._moved(dt, before)

    def _at_limit(self, dt: int) -> bool:
        """Whether an early end that was agreed has come (2.17)."""
        if self._limit_snaps and self.snaps >= self._limit_snaps:
            return True
        left = self._limit_s - self.clock.seconds
        return self._limit_s > 0 and left <= (self.clock.micros + dt) // 1000000

    def _end_by_time(self, dt: int) -> None:
        """2.17, nothing being open."""
        if self._at_limit(dt):
            left = self._limit_s - self.clock.seconds
            self._end_by_size(left * 1000000 - self.clock.micros)

    def _end(self, dt: int, seats: int) -> None:
        """2.15: the end drops whatever is still open."""
        self.referee.count = 0
        super()._end(dt, seats)
