"""Plays a record again, line by line: a game that was saved, or one that a file holds."""

from snap import names, record
from snap.events import TURN
from snap.jsonline import BadLine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from snap.game import Game


def deal(header: record.Header) -> "Game":
    """The game that a first line deals; imports that game alone."""
    args = (header.players, header.dealer, header.deck, header.options)
    if header.game == names.CLASSIC:
        from snap.classic import Classic

        return Classic(*args)
    if header.game == names.CENTRAL:
        from snap.central import Central

        return Central(*args)
    if header.game == names.MENAGERIE:
        from snap.menagerie import Menagerie

        return Menagerie(*args, header.animals)
    from snap.tricks import Tricks

    return Tricks(*args)


class Course:
    """A game and where its record has come to.

    n       the number of the last event, 0: the deal
    t       its time in microseconds from the start, of any size
    last    that event, None at the deal
    zero    the time from which what `game.said` holds is counted
    """

    def __init__(self, header: "Any", game: "Any") -> None:
        """game: just dealt, as the header says, which is a record.Header or alike."""
        self.header = header
        self.game = game
        self.n = 0
        self.t = 0
        self.last: "record.Event | None" = None
        self.zero = 0
        self._shown = 0

    def step(self, line: bytes) -> int:
        """Apply the next line, and return its code; BadLine or NotAllowed where it is wrong."""
        event = record.Event(line, self.header)
        if event.t < self.t:
            raise BadLine("time goes back")
        self.zero = self._shown
        self.game.apply(event.do, event.t - self.zero, event.p, event.a, event.b)
        if event.do == TURN:
            self._shown = event.t
        self.n += 1
        self.t = event.t
        self.last = event
        return event.do


class Replay(Course):
    """A record from its first line on."""

    def __init__(self, line: bytes) -> None:
        """Deal; BadLine where the line is wrong."""
        header = record.Header(line)
        super().__init__(header, deal(header))
