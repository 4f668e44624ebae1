"""A private look at one's hand: a cursor that goes round over the cards and over other choices."""

from console import tunes
from console.scenes.tricks.buttons import PICK, Buttons
from console.scenes.tricks.step import Step
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.tricks.stepwise import Stepwise

_NO_CARD = const(-1)


class HandStep(Step):
    """Subclasses say what is written above the cards, and what a pick does.

    cards   the hand, sorted
    at      where the cursor is: a card, or beyond the cards the further choices
    help    the text that explains it all, where there is room
    why     title and text that say why something was not possible, until the next button
    """

    help = ""

    def __init__(self, scene: "Stepwise", player: int, further: int = 0) -> None:
        self.scene = scene
        self.player = player
        self.cards = scene.game.hand(player)
        self.at = 0
        self.why = ("", "")
        self._places = len(self.cards) + further
        self._buttons = Buttons(scene.console, player, self._chosen)
        self._screen = scene.screen("hand", "Hand")
        self._screen.cards(self.cards)
        self._screen.help(scene.say[self.help])
        scene.glow(player)

    def title(self) -> str:
        """What is to be done."""
        return ""

    def text(self) -> str:
        """What there is to know about it, where the cursor is."""
        return ""

    def verb(self) -> str:
        """What a pick would do, where the cursor is."""
        return ""

    def pick(self, t: int) -> None:
        """Do it, or set `why`."""

    def draw(self) -> None:
        """Bring the picture up to date."""
        title, text = self.why if self.why[0] else (self.title(), self.text())
        self._screen.update(title, text, self._buttons.hint(self.scene.words, self.verb()))
        self._screen.at(self.at if self.at < len(self.cards) else -1)

    def refuse(self, title: str, text: str) -> None:
        """Say why not."""
        self.why = (title, text)
        self.scene.play(tunes.NO)

    def raised(self, i: int, up: bool) -> None:
        """Lift card i, or lay it back."""
        self._screen.raised(i, up)

    def mark(self, i: int) -> None:
        """Mark card i."""
        self._screen.legal(i, True)

    def led(self, card: int) -> None:
        """Show the card that has been led."""
        self._screen.led(card)

    def press(self, t: int, seat: int, down: bool) -> None:
        self._buttons.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._buttons.until(horizon)

    def deadline(self, now: int) -> int:
        return self._buttons.deadline(now)

    def close(self) -> None:
        self._screen.cards(b"")
        self._screen.led(_NO_CARD)

    def _chosen(self, what: int, t: int) -> None:
        if self.done:
            return
        self.why = ("", "")
        if what == PICK:
            self.pick(t)
        else:
            self.at = (self.at + what) % self._places
            self.scene.play(tunes.STEP)
        if not self.done:
            self.draw()
