"""What all four games share: the clock, the order of things within an event, and the result."""

from snap.events import PASS
from snap.said import END, Said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class NotAllowed(Exception):  # noqa: N818 (a refusal, not a fault)
    """An event that the rules do not allow now; the text says why."""


class Clock:
    """The moment from which `dt` counts: the last card shown, before the first the start.

    Kept in two parts, so that neither leaves MicroPython's small integers in years of play.
    """

    def __init__(self) -> None:
        self.seconds = 0
        self.micros = 0  # 0 to 999,999

    def advance(self, dt: int) -> None:
        """Move on by `dt` microseconds."""
        micros = self.micros + dt
        self.seconds += micros // 1000000
        self.micros = micros % 1000000


class Game:
    """A game: a state, and one way to change it.

    players   how many seats
    clock     the moment from which `dt` counts
    over      whether it has ended; then winner (a seat, or -1) or draw (a bit mask of seats)
    said      what the last `apply`, or the deal, let the table hear
    """

    def __init__(self, players: int, dealer: int) -> None:
        self.players = players
        self.dealer = dealer
        self.clock = Clock()
        self.said = Said()
        self.over = False
        self.winner = -1
        self.draw = 0

    def apply(self, do: int, dt: int, p: int = 0, a: "Any" = 0, b: int = 0) -> Said:
        """Carry out what was due, then one event of events.py, at `dt` microseconds of the clock.

        `dt` never goes back. Returns what the table hears; the same object each time. Raises
        NotAllowed for what record.md calls an error; what was due has been carried out then.
        """
        self.said.clear()
        self._pass_time(dt)
        if do != PASS:
            if self.over:
                raise NotAllowed("the game is over")
            self._do(do, dt, p, a, b)
        return self.said

    def _pass_time(self, dt: int) -> None:
        """Carry out what happens by itself before an event at `dt`."""

    def _do(self, do: int, dt: int, p: int, a: "Any", b: int) -> None:
        """One event of this game, PASS excepted."""
        raise NotAllowed("not an event of this game")

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return True

    def holding(self, seat: int) -> int:
        """How many cards count for this seat when the largest holding wins."""
        return 0

    def _end_by_size(self, dt: int) -> None:
        """The largest holding wins; equal is a draw between them (2.17, 5.6)."""
        most = -1
        seats = 0
        for seat in range(self.players):
            held = self.holding(seat) if self.is_in(seat) else -1
            if held > most:
                most = held
                seats = 0
            if held == most:
                seats |= 1 << seat
        self._end(dt, seats)

    def _end(self, dt: int, seats: int) -> None:
        """End with the one seat of a bit mask as winner, or with a draw of several."""
        self.over = True
        if seats & (seats - 1):
            self.draw = seats
        else:
            while seats >> (self.winner + 1):
                self.winner += 1
        self.said.add(END, dt, self.winner, self.draw)
