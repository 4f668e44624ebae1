"""Which card to play: those that the rules allow are marked (6.5)."""

from console.scenes.tricks.handstep import HandStep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.tricks.public import Public

_SUITS = "♣♦♥♠"


class Turn(HandStep):
    """card, t   what was chosen, and the ticks at which it was laid"""

    help = "turn.help"

    def __init__(self, scene: "Public", player: int) -> None:
        super().__init__(scene, player)
        game = scene.game
        self.card = -1
        self.t = 0
        self._title = scene.title()
        self._legal = [game.follows(player, card) for card in self.cards]
        for i, legal in enumerate(self._legal):
            if legal:
                self.mark(i)
        self.at = self._legal.index(True)
        self.led(game.led)
        self.draw()

    def title(self) -> str:
        return self._title

    def text(self) -> str:
        say, led = self.scene.say, self.scene.game.led
        if led < 0:
            return say["turn.lead"]
        free = self._legal.count(True) == len(self.cards) and self.cards[0] & 3 != led & 3
        return say.fill("turn.free" if free else "turn.follow", _SUITS[led & 3])

    def verb(self) -> str:
        return self.scene.say["turn.play"]

    def pick(self, t: int) -> None:
        if self._legal[self.at]:
            self.card, self.t = self.cards[self.at], t
            self.done = True
        else:
            say = self.scene.say
            suit = _SUITS[self.scene.game.led & 3]
            self.refuse(say["turn.not"], say.fill("turn.why", suit))
