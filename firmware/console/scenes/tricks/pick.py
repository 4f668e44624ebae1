"""Which of two hands to play with, both unseen (6.2)."""

from console import tunes
from console.scenes.tricks.buttons import PICK, Buttons
from console.scenes.tricks.step import Step
from snap import events
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.tricks.stepwise import Stepwise

_BACK = const(-2)  # of console.ui.card


class Pick(Step):
    """Two backs, and a mark at one of them."""

    def __init__(self, scene: "Stepwise", player: int) -> None:
        self._scene = scene
        self._player = player
        self._hand = 0
        self._buttons = Buttons(scene.console, player, self._chosen)
        self._screen = scene.screen("trick", "Trick")
        scene.glow(player)
        self._draw()

    def press(self, t: int, seat: int, down: bool) -> None:
        self._buttons.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._buttons.until(horizon)

    def deadline(self, now: int) -> int:
        return self._buttons.deadline(now)

    def _chosen(self, what: int, t: int) -> None:
        if what == PICK:
            self.done = True
            self._scene.ledger.apply(t, events.PICK, self._player, self._hand)
            self._scene.play(tunes.TAKE)
        else:
            self._hand = 1 - self._hand
            self._scene.play(tunes.STEP)
            self._draw()

    def _draw(self) -> None:
        say = self._scene.say
        text = say[("pick.left", "pick.right")[self._hand]] + "\n" + say["pick.text"]
        hint = self._buttons.hint(self._scene.words, say["pick"])
        self._screen.update(say["pick.title"], _BACK, _BACK, text, hint)
        self._screen.light(self._hand)
