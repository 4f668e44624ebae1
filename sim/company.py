"""Whole games on the console's own code, from a seed: no display, and nobody waits for time."""

import heapq
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from console.app import Console
from console.ticks import ticks_diff
from sim.board import DesktopBoard, seeded_entropy
from sim.clock import VirtualClock
from sim.signals import SilentSpeaker
from sim.store import MemoryStore

_HELD_US = 40_000
_JUDGING_US = 500  # how often to look while an edge waits for its judgement


class Person(Protocol):
    """Whoever has a button."""

    def look(self, company: "Company", player: int) -> None:
        """See what the table shows now; `company.press` presses."""
        ...


class Company:
    """Players 0, 1, ... at a console: `levels` of console.bots.reaction, 0 for a person.

    persons: by player, who presses. chosen: settings of the console.
    """

    def __init__(
        self,
        seed: int,
        levels: Sequence[int],
        persons: Mapping[int, Person] | None = None,
        **chosen: int | str,
    ) -> None:
        self.clock = VirtualClock()
        self.persons = persons or {}
        labels = tuple(str(seat + 1) for seat in range(len(levels)))
        self.board = DesktopBoard(
            None, labels, self.clock, SilentSpeaker(), MemoryStore(), seeded_entropy(seed)
        )
        self.console = Console(self.board, language="en", **chosen)
        self._edges: list[tuple[int, int, bool]] = []
        self._free = [0] * len(levels)  # when each button is up again
        self._sit_down(levels)
        self._began = self.clock.us

    def _sit_down(self, levels: Sequence[int]) -> None:
        """The console seats bots of one level; their levels are read when the table is laid."""
        self.console.settings.choose("bots", len(levels) - levels.count(0))
        self.console.play(0)
        self.console.party.joined = sum(1 << p for p, level in enumerate(levels) if not level)
        self.step()
        self.console.party.levels[:] = bytes(levels)
        while self.table is None:
            self.step()

    @property
    def game(self) -> Any:
        """The core's game."""
        return self.console.deal.game

    @property
    def table(self) -> Any:
        """The table in play, or None."""
        return getattr(self.console._scene, "table", None)

    @property
    def minutes(self) -> float:
        """How long the cards have been on the table, with what is shown between."""
        return (self.clock.us - self._began) / 60e6

    def record(self) -> list[bytes]:
        """The lines of the game's record."""
        self.console.journal.write()
        return (self.board.store.load(self.console.journal.name) or b"").splitlines()

    def press(self, player: int, us: int) -> None:
        """A short press, `us` microseconds from now; later where the button is still down."""
        at = max(self.clock.us + us, self._free[player])
        self._free[player] = at + 2 * _HELD_US
        heapq.heappush(self._edges, (at, player, True))
        heapq.heappush(self._edges, (at + _HELD_US, player, False))

    def step(self) -> None:
        """One step of the console, and on to the moment of the next."""
        while self._edges and self._edges[0][0] <= self.clock.us:
            _, player, down = heapq.heappop(self._edges)
            self.board.presses.set(player, down)
        ahead = ticks_diff(self.console.step(self.clock.now()), self.clock.now())
        for player, person in self.persons.items():
            person.look(self, player)
        self.clock.us += max(1, min(ahead, self._next_edge()))

    def _next_edge(self) -> int:
        if self.board.presses.undecided():
            return _JUDGING_US
        return self._edges[0][0] - self.clock.us if self._edges else 1 << 29

    def play(self) -> "Company":
        """To the end of the game."""
        while not self.game.over:
            self.step()
        return self
