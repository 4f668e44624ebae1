"""Before the tricks: each picks a hand, draws three times and announces, on their own (6.2-6.4)."""

from console.scenes.tricks.announce import Announce
from console.scenes.tricks.draw import Draw
from console.scenes.tricks.pick import Pick
from console.scenes.tricks.step import HandOver, Step
from console.scenes.tricks.stepwise import Stepwise
from snap import events

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from console.app import Console


class Ready(Stepwise):
    """The non-dealer first; then the device goes across."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console, "tricks_ready")
        self.begin()

    def flow(self) -> "Iterator[Step]":
        dealer = self.game.dealer
        for player in (1 - dealer, dealer):
            if self.console.party.is_bot(player):
                self._let_bot(player)
            elif self.game.announced(player) < 0:
                yield from self._let_person(player)
        self.console.go("tricks.play")
        yield Step()

    def _let_person(self, player: int) -> "Iterator[Step]":
        if not self.is_alone(player):
            yield HandOver(self, player)
        if not self.game.picked(player):
            yield Pick(self, player)
        before = b""
        while self.game.draws(player) < 3:
            draw = Draw(self, player, before)
            yield draw
            before = draw.cards
        yield Announce(self, player)

    def _let_bot(self, player: int) -> None:
        """A bot does all of it at once."""
        from console.bots.tricks_ready import announcement, discards

        game, now = self.game, self.console.board.now()
        if not game.picked(player):
            self.ledger.apply(now, events.PICK, player, self.console.deal.luck.below(2))
        while game.draws(player) < 3:
            laid = discards(game, player, self.ledger.seen[player])
            self.ledger.apply(now, events.DRAW, player, laid)
        if game.announced(player) < 0:
            card = announcement(game.hand(player), self.ledger.seen[player])
            self.ledger.apply(now, events.FACE, player, card)


def open(console: "Console") -> Ready:
    """The scene for `console.go`."""
    return Ready(console)
