"""A whole console on a fake board: what a test presses, sees, and finds in the record."""

from console.app import Console
from console.ticks import ticks_diff
from snap.replay import Replay
from tests.console.fake_board import FakeBoard


class Evening:
    """A console that a test steps; `log`: (microseconds, scene) as scenes came up.

    An exception that the console survives fails the test all the same, unless `may_fail`.
    """

    may_fail = False

    def __init__(self, board=None, persons=-1, **chosen):
        self.board = board or FakeBoard(6)
        chosen.setdefault("language", "en")
        chosen.setdefault("idle_min", 0)
        self.console = Console(self.board, **chosen)
        self.log = []
        if persons >= 0:
            self.console.play(persons)

    def step(self):
        deadline = self.console.step(self.board.now())
        failed = [text for text in self.board.logged if text.startswith("trouble: error")]
        assert self.may_fail or not failed, self.board.logged
        name = type(self.console._scene).__name__
        if not self.log or self.log[-1][1] != name:
            self.log.append((self.board.time, name))
        return deadline

    def run(self, us=0, to="", every=0, most=7200_000_000):
        """Step on for `us` microseconds, or until a scene of this name is up."""
        end = self.board.time + (us or most)
        while self.board.time < end and not (to and self.scene == to):
            ahead = ticks_diff(self.step(), self.board.now())
            assert ahead >= 0
            ahead = min(ahead, self.board.presses.due())
            self.board.time = min(end, self.board.time + min(every or ahead, max(1, ahead)))
        self.step()
        assert not to or self.scene == to
        return self

    def press(self, seat, held=60_000, after=100_000):
        """Press now and let the console see it through."""
        self.board.presses.add(self.board.time + 1, seat, held)
        return self.run(held + after + 10_000)

    def again(self, seat=0):
        """A tap after a game, once the winner has been seen."""
        return self.run(1_500_000).press(seat)

    def menu(self):
        self.board.menu.down = True
        return self.run(10_000)

    @property
    def scene(self):
        return self.log[-1][1] if self.log else ""

    @property
    def line(self):
        """The line of a menu that a hold would take."""
        return self.console._scene._items[self.console._scene.cursor]

    @property
    def table(self):
        return self.console._scene.table

    @property
    def between(self):
        return type(self.console._scene.between).__name__

    def record(self):
        self.console.journal.write()
        return self.board.store.load(self.console.journal.name).decode().splitlines()

    def replayed(self):
        """The game of the record, played again."""
        lines = self.record()
        replay = Replay(lines[0].encode())
        for line in lines[1:]:
            replay.step(line.encode())
        return replay.game
