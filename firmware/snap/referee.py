"""Who called first: rounds, their windows, disputes, slower hands and choices (2.6, 2.10, 2.11).

The referee knows no cards. A game fills `fit` with the pairs that a call fits, asks, and carries
out what falls due. All times are `dt`: microseconds since the last card was shown.
"""

from snap.const import const
from snap.pairs import Pairs
from snap.said import AGAIN, JOINED, LATE, ROUND

_CLAIMS = const(6)  # each holds a pile of its own, and six piles are the most


class Claim:
    """A round, and then the choice that may follow it."""

    def __init__(self) -> None:
        self.pairs = Pairs()  # in question
        self.callers = 0  # bit mask of seats
        self.first = 0  # the seat that called first
        self.choosing = False  # a choice, no longer a window
        self.due = 0  # dt at which the window closes or the choice ends

    def disputed(self) -> bool:
        """Whether more than one player has called."""
        return self.callers & (self.callers - 1) != 0


class Referee:
    """The open claims, in the order of their first calls."""

    def __init__(self, tie_us: int) -> None:
        self._tie_us = tie_us
        self.fit = Pairs()
        self.count = 0
        self.joined = -1  # who opened the round that a call has joined last
        self.claims = [Claim() for _ in range(_CLAIMS)]

    def open(self, p: int, dt: int) -> int:
        """Open a round of p's on the pairs in `fit`."""
        claim = self.claims[self.count]
        self.count += 1
        claim.pairs, self.fit = self.fit, claim.pairs
        claim.callers = 1 << p
        claim.first = p
        claim.choosing = False
        claim.due = dt + self._tie_us
        return ROUND

    def call(self, p: int, dt: int) -> int:
        """Judge a call that fits `fit` while a round or choice is open; the code for `said`."""
        chosen = windows = False
        for i in range(self.count):
            claim = self.claims[i]
            fits = claim.pairs.common(self.fit) > 0
            if claim.choosing:
                chosen = chosen or fits
            elif fits:
                return self._join(claim, p)
            else:
                windows = True
        if windows and not chosen and self._free():
            return self.open(p, dt)
        return LATE

    def _join(self, claim: Claim, p: int) -> int:
        """2.10: into the dispute, and what the call does not fit is free again."""
        if claim.callers >> p & 1:
            return AGAIN
        claim.callers |= 1 << p
        claim.pairs.narrow(self.fit)
        self.joined = claim.first
        return JOINED

    def _free(self) -> bool:
        """2.11: leave in `fit` what touches no pair in question; whether any is left."""
        for i in range(self.count):
            self.fit.avoid(self.claims[i].pairs)
        return self.fit.n > 0

    def due(self, dt: int) -> int:
        """The claim that falls due first, before an event at `dt`; -1 where none does.

        A window's last microsecond belongs to it; a choice ends before what comes at its end.
        """
        found = -1
        best = dt
        for i in range(self.count):
            claim = self.claims[i]
            if claim.due < best or (claim.due == dt and claim.choosing and found < 0):
                best = claim.due
                found = i
        return found

    def next_due(self) -> int:
        """The least `dt` at which a claim is carried out; -1 where none is open."""
        least = -1
        for i in range(self.count):
            claim = self.claims[i]
            at = claim.due if claim.choosing else claim.due + 1
            if least < 0 or at < least:
                least = at
        return least

    def close(self, i: int) -> None:
        """Forget claim i; it is the last in line to be used anew."""
        self.count -= 1
        claim = self.claims[i]
        for j in range(i, self.count):
            self.claims[j] = self.claims[j + 1]
        self.claims[self.count] = claim

    def callers(self) -> int:
        """Bit mask of the seats that have called in an open round or choice (2.14)."""
        seats = 0
        for i in range(self.count):
            seats |= self.claims[i].callers
        return seats

    def choice_count(self) -> int:
        """How many of the claims are choices."""
        count = 0
        for i in range(self.count):
            count += self.claims[i].choosing
        return count

    def choice(self, c: int) -> Claim:
        """Choice c, from 0, in the order of their first calls; there has to be one."""
        i = 0
        while c or not self.claims[i].choosing:
            c -= self.claims[i].choosing
            i += 1
        return self.claims[i]
