"""The thirteen tricks (6.5-6.7), and before them the two announcements, turned together (6.4)."""

from console import tunes
from console.lights import STEADY
from console.scenes.tricks.laid import BotLaid, Laid
from console.scenes.tricks.public import Public
from console.scenes.tricks.step import ANYONE, Prompt, Step, Wait
from console.scenes.tricks.turn import Turn
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from console.app import Console

_FACE_DOWN_US = const(1_500_000)
_THINKS_US = const(900_000)
_FLASH_US = const(1_500_000)
_BY_SNAP = const(10)  # points


class Play(Public):
    """Public but for each player's turn, which lies behind a prompt to that player."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console, "tricks_play")
        self.begin()

    def flow(self) -> "Iterator[Step]":
        game = self.game
        asked = ANYONE
        if len(game.hand(0)) + len(game.hand(1)) == 26:
            self.announcements(False, ANYONE)
            yield Wait(self, _FACE_DOWN_US)
            asked = self._asks()
            self.announcements(True, asked)
            yield Prompt(self, asked)
        while not game.over:
            yield from self._card(game.next, asked)
            if game.led < 0:
                asked = self._asks()
                self.result(asked)
                yield Prompt(self, asked)
                self.clear()
        self.console.go("tricks.count")
        yield Step()

    def _asks(self) -> int:
        """Whose hand comes next, where somebody else could look."""
        player = self.game.next
        alone = player < 0 or self.console.party.is_bot(player) or self.is_alone(player)
        return ANYONE if alone else player

    def _card(self, player: int, asked: int) -> "Iterator[Step]":
        """One card, from the prompt to the slap or its deadline."""
        if self.console.party.is_bot(player):
            self.thinks(player)
            yield Wait(self, _THINKS_US)
            yield self._let_bot(player)
            return
        if asked != self._asks():
            self.asks(player)
            yield Prompt(self, player)
        turn = Turn(self, player)
        yield turn
        yield Laid(self, player, turn.card, turn.t)

    def _let_bot(self, player: int) -> "Step":
        from console.bots.tricks_play import choose

        game, ledger = self.game, self.ledger
        seen, voids = ledger.seen[player], ledger.voids[1 - player]
        return BotLaid(self, player, choose(game.hand(player), game.led, seen, voids))

    def won(self) -> None:
        self.console.deal.luck.refill()
        self.play(tunes.SNAP if self.points == _BY_SNAP else tunes.TAKE)
        seats = self.console.party.mask(1 << self.winner)
        self.console.lights.flash(seats, STEADY, _FLASH_US, self.console.board.now())


def open(console: "Console") -> Play:
    """The scene for `console.go`."""
    return Play(console)
