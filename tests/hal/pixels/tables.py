"""Real screens as scenes: a table of classic Snap that is played on, with calls right and wrong."""

from console.screens.table import ClassicTable
from console.ui.kit import Ui
from snap.classic import Classic
from snap.events import AUTO, CALL, TURN
from snap.game import NotAllowed
from snap.shuffle import Pcg32, shuffled

FIRMWARE = "firmware/"
STEP_US = 6_000_000  # all that a call opens is settled by then


class KitBoard:
    """As much of a board as screens need."""

    def __init__(self, kit):
        self.display = kit.display
        self.displayio = kit.displayio
        self.vectorio = kit.vectorio
        self._kit = kit

    def open(self, name):
        return open(FIRMWARE + name, "rb")

    def sheet(self, name):
        return self._kit.load(FIRMWARE + "assets/" + name + ".sheet")


class Play:
    """A game and its table; `step` goes on by a card, and sometimes a call."""

    def __init__(self, kit, players, seed):
        self._random = Pcg32(seed)
        self.game = Classic(players, 0, shuffled(seed), {})
        self.table = ClassicTable(Ui(KitBoard(kit)), players)
        for seat in range(players):
            self.table.name(seat, "Annabelle"[: seat + 3])
        self.table.update(self.game)

    def step(self):
        game = self.game
        self.table.update(game, game.peek())
        try:
            game.apply(TURN, STEP_US)
            if not self._random.bounded(3):
                game.apply(CALL, 500_000, self._random.bounded(game.players), AUTO)
        except NotAllowed:
            pass  # the game is over, or that seat is out
        self.table.update(game)


def classic(argument):
    """The scene of a game of [players, seed, steps]."""

    def scene(kit):
        players, seed, steps = argument
        play = Play(kit, players, seed)
        return play.table.group, [play.step] * steps

    return scene
