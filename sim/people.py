"""People at the buttons, for measurements: some read the cards, some press without looking."""

import random
from dataclasses import dataclass, field
from typing import Any

from sim.company import Company


@dataclass
class Reader:
    """Calls what matches, after an ex-Gaussian time in milliseconds; overlooks nothing."""

    mu: float
    sigma: float
    tau: float
    luck: random.Random
    _seen: int = -1

    def look(self, company: Company, player: int) -> None:
        table = company.table
        if table is None or table.croupier.card >= 0 or table.croupier.zero == self._seen:
            return
        self._seen = table.croupier.zero
        if table.bots.eyes(player):
            ms = self.luck.gauss(self.mu, self.sigma) + self.luck.expovariate(1 / self.tau)
            company.press(player, max(150_000, int(ms * 1000)))


@dataclass
class Steady:
    """Presses all the time: on the average every `gap` microseconds, evenly or at random."""

    gap: int
    even: bool
    luck: random.Random
    _next: int = 0

    def look(self, company: Company, player: int) -> None:
        if company.clock.us >= self._next:
            gap = self.gap if self.even else int(self.luck.expovariate(1 / self.gap))
            self._next = company.clock.us + max(80_000, gap)
            company.press(player, self._next - company.clock.us)


@dataclass
class AtEach:
    """Presses at every new picture, a card or an animal, without reading it.

    patient: leaves out those at which a wrong press has closed the button (5.7)
    """

    patient: bool
    luck: random.Random
    _seen: Any = field(default=None)

    def look(self, company: Company, player: int) -> None:
        table = company.table
        if table is None:
            return
        seen = (table.turns, _step(table))
        if seen != self._seen and not (self.patient and _is_closed(table, player)):
            company.press(player, self.luck.randrange(150_000, 400_000))
        self._seen = seen


def _step(table: Any) -> int:
    carousel = getattr(table, "carousel", None)
    return carousel.step if carousel and carousel.running else -1


def _is_closed(table: Any, player: int) -> bool:
    carousel = table.carousel
    side = carousel.side_of(player)
    return side >= 0 and not carousel.is_open(side, carousel.step)
