"""What is to count double: a card of the hand says it, black tricks and red melds (6.4)."""

from console import tunes
from console.scenes.tricks.handstep import HandStep
from snap.const import const
from snap.events import FACE, MELDS, TRICKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.tricks.stepwise import Stepwise

_RED = const(6)  # bit mask of suits


class Announce(HandStep):
    """Where the hand is all of one colour, either can be announced without a card."""

    help = "face.help"

    def __init__(self, scene: "Stepwise", player: int) -> None:
        self._free = scene.game.one_colour(player)
        super().__init__(scene, player, 2 if self._free else 0)
        self.draw()

    def title(self) -> str:
        return self.scene.say["face.free" if self._free else "face.title"]

    def text(self) -> str:
        key = "face." if self.at < len(self.cards) else "face.just."
        return self.scene.say[key + ("tricks", "melds")[self._announces()]]

    def verb(self) -> str:
        return self.scene.say["face.lay" if self.at < len(self.cards) else "face.say"]

    def _announces(self) -> int:
        if self.at < len(self.cards):
            return MELDS if _RED >> (self.cards[self.at] & 3) & 1 else TRICKS
        return (TRICKS, MELDS)[self.at - len(self.cards)]

    def pick(self, t: int) -> None:
        self.done = True
        card = self.cards[self.at] if self.at < len(self.cards) else -1
        self.scene.ledger.apply(t, FACE, self.player, card, self._announces() if card < 0 else 0)
        self.scene.play(tunes.TAKE)
