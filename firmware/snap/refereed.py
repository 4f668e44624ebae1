"""A game with a referee: what falls due is carried out, and callers name their pairs (2.6)."""

from snap.game import Game, NotAllowed
from snap.packets import Packets
from snap.referee import Referee
from snap.said import AWARD, CHOICE, DISPUTE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.pairs import Pairs


class Refereed(Game):
    """Claims on pairs of places. A subclass moves the cards."""

    def __init__(self, players: int, dealer: int, tie_us: int, choose_us: int) -> None:
        super().__init__(players, dealer)
        self.packets = Packets()
        self.referee = Referee(tie_us)
        self._choose_us = choose_us

    def _award(self, p: int, first: int, second: int, dt: int) -> None:
        """Give p a pair of places, and see what follows."""
        raise NotImplementedError

    def _dispute(self, first: int, second: int, dt: int) -> None:
        """Carry out a dispute about a pair of places, and see what follows."""
        raise NotImplementedError

    def _pair_size(self, first: int, second: int) -> int:
        """How many cards a pair of places holds."""
        return 0

    def _time_out(self, dt: int) -> bool:
        """Carry out what else happens by itself by `dt`, no claim being open; whether any did."""
        return False

    def _time_out_at(self) -> int:
        """The `dt` at which `_time_out` has something to do; -1 where it has not."""
        return -1

    def due(self) -> int:
        """The least `dt` at which a PASS makes something happen by itself; -1 where none does.

        A time limit is reported when it is no more than 1000 seconds away.
        """
        if self.over:
            return -1
        return self.referee.next_due() if self.referee.count else self._time_out_at()

    def _pass_time(self, dt: int) -> None:
        while not self.over:
            i = self.referee.due(dt)
            if i >= 0:
                self._claim_due(i)
            elif self.referee.count or not self._time_out(dt):
                return

    def _claim_due(self, i: int) -> None:
        """Close a window, or end a choice that had no answer."""
        claim = self.referee.claims[i]
        if claim.pairs.n > 1 and not claim.choosing and not claim.disputed():
            self.said.add(CHOICE, claim.due, claim.first)
            claim.choosing = True
            claim.due += self._choose_us
        else:
            self._settle(i, self._largest(claim.pairs), claim.due)

    def _name_pair(self, p: int, a: int, b: int, dt: int) -> None:
        """2.6: the caller names a pair in question, its places in either order."""
        choices = 0
        for i in range(self.referee.count):
            claim = self.referee.claims[i]
            if claim.choosing and claim.first == p:
                choices += 1
                found = max(claim.pairs.find(a, b), claim.pairs.find(b, a))
                if found >= 0:
                    self._settle(i, found, dt)
                    return
        raise NotAllowed("not a pair in question" if choices else "no choice of theirs is open")

    def _largest(self, pairs: "Pairs") -> int:
        """2.6: the pair with the most cards; equal: the first in order."""
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
        first = claim.pairs.first[chosen]
        second = claim.pairs.second[chosen]
        if claim.disputed():
            self.said.add(DISPUTE, dt, claim.first, first, second)
            self._dispute(first, second, dt)
        else:
            self.said.add(AWARD, dt, claim.first, first, second)
            self._award(claim.first, first, second, dt)

    def _end(self, dt: int, seats: int) -> None:
        """2.15: the end drops whatever is still open."""
        self.referee.count = 0
        super()._end(dt, seats)
