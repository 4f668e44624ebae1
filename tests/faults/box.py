"""A console in a box whose parts can be broken, and the eyes of whoever looks at its display."""

from console.app import Console
from console.ticks import ticks_diff
from sim.presses import Buttons
from tests.console.tricks_evening import GlassBoard

SECOND = 1_000_000


class BrokenBoard(GlassBoard):
    """`millivolts` is what its battery gives; its buttons are judged as on the device."""

    millivolts = None

    def __init__(self, seats=4, seed=1):
        super().__init__(seats, seed=seed)
        self.presses = Buttons(seats, self)

    def battery(self):
        return self.millivolts


class Box:
    """`seen`: the whole text of each frame that differs from the one before, in order.

    Where `persons` is None, nobody sits down: it begins as when it is switched on.
    """

    def __init__(self, board=None, persons=0, **chosen):
        self.board = board or BrokenBoard()
        chosen = {"language": "en", "idle_min": 0, "bots": 3, "pace": "fast"} | chosen
        self.console = Console(self.board, **chosen)
        self.seen = []
        if hasattr(self.board.display, "watchers"):
            self.board.display.watchers.append(self._look)
        if persons is not None:
            self.console.play(persons)

    def _look(self, cards, texts):
        text = " ".join(" ".join(texts).split())
        if text not in self.seen[-1:]:
            self.seen.append(text)

    def run(self, us=0, to=""):
        """Some time, or until a scene of this name."""
        end = self.board.time + (us or 3 * 3600 * SECOND)
        while self.board.time < end and not (to and self.scene == to):
            self.step(end)
        assert not to or self.scene == to
        return self

    def step(self, end):
        ahead = ticks_diff(self.console.step(self.board.now()), self.board.now())
        soon = 500 if self.board.presses.undecided() else max(1, ahead)
        self.board.time = min(end, self.board.time + soon)

    def contact(self, seat, *changes):
        """A button's contact: closed, open, closed, ... after so many microseconds each."""
        for i, us in enumerate(changes):
            self.run(us) if us else None
            self.board.presses.set(seat, i % 2 == 0)
        return self

    @property
    def scene(self):
        return type(self.console._scene).__name__

    @property
    def game(self):
        return self.console.deal.game

    def says(self, text):
        """Whether that has been on the display."""
        return any(text in frame for frame in self.seen)

    def record(self):
        self.console.journal.write()
        return self.board.store.blobs[self.console.journal.name]
