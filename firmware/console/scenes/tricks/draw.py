"""One of the three draws: which cards go to the spread, and as many come from the stock (6.3)."""

from console import tunes
from console.scenes.tricks.handstep import HandStep
from snap.events import DRAW

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.tricks.stepwise import Stepwise


class Draw(HandStep):
    """Cards to lay off are raised; beyond the last card lies the end of the choosing."""

    help = "draw.help"

    def __init__(self, scene: "Stepwise", player: int, before: bytes) -> None:
        """before: the hand as it was at the draw before this one; what is new since is marked."""
        super().__init__(scene, player, 1)
        game = scene.game
        self._number = game.draws(player) + 1
        self._least, self._most = game.least(player), game.most(player)
        self._off = bytearray(len(self.cards))
        for i, card in enumerate(self.cards):
            if before and card not in before:
                self.mark(i)
        self.draw()

    def title(self) -> str:
        return self.scene.say.fill("draw.title", self._number)

    def text(self) -> str:
        say, count = self.scene.say, sum(self._off)
        if self.at < len(self.cards):
            if count and count >= self._least:
                return say.fill("draw.done", count)
            return say.fill("draw.text", self._least, self._most, count)
        return say.count("draw.ask", count) if count else say["draw.keep"]

    def verb(self) -> str:
        if self.at == len(self.cards):
            return self.scene.say["draw.go"]
        return self.scene.say["draw.back" if self._off[self.at] else "draw.off"]

    def pick(self, t: int) -> None:
        if self.at == len(self.cards):
            self._finish(t)
        elif not self._off[self.at] and sum(self._off) == self._most:
            self._explain("draw.most")
        else:
            self._off[self.at] ^= 1
            self.raised(self.at, self._off[self.at] == 1)
            self.scene.play(tunes.STEP)

    def _finish(self, t: int) -> None:
        if sum(self._off) < self._least:
            self._explain("draw.least")
            return
        self.done = True
        laid = bytes([card for i, card in enumerate(self.cards) if self._off[i]])
        self.scene.ledger.apply(t, DRAW, self.player, laid)
        self.scene.play(tunes.TAKE)

    def _explain(self, limit: str) -> None:
        """The limit, and the reason for it in this draw."""
        say = self.scene.say
        self.refuse(say.fill(limit, self._most), say[limit + str(self._number)])
