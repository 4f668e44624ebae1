"""Buttons of the desktop board: edges go through the same judgement as on the device."""

from hal.edges import Edges
from sim.clock import Clock


class Buttons(Edges):
    """Presses by the contract. Whoever watches keys or a script calls `set`."""

    name = "keys"

    def __init__(self, seats: int, clock: Clock) -> None:
        super().__init__(seats, clock.now())
        self._clock = clock
        self.closed = 0  # bit mask of the seats whose button is down

    def set(self, seat: int, down: bool) -> None:
        """A button closes or opens at this very moment."""
        bit = 1 << seat
        self.closed = self.closed | bit if down else self.closed & ~bit
        self.feed(self._clock.now(), self.closed)

    def poll(self) -> None:
        self.reach(self._clock.now())

    def undecided(self) -> bool:
        """Whether an edge still waits for its judgement, which only time can bring."""
        return self.horizon() != self._clock.now()


class MenuButton:
    """The small button that is no player's."""

    def __init__(self) -> None:
        self._waiting = False

    def press(self) -> None:
        """Someone presses it."""
        self._waiting = True

    def pressed(self) -> bool:
        waiting = self._waiting
        self._waiting = False
        return waiting
