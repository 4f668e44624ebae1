"""A table was there when the power went: a tap goes on with it, a hold leaves it."""

from console import sitting
from console.journal import QUIET_TURNS, TURNS
from console.scene import Scene
from console.taps import TapScene
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_DEAL = const(9)  # a picture of console.screens.notice


class Resume(TapScene):
    """Says how many turns at the most have to be played again, and why no more."""

    def __init__(self, console: "Console") -> None:
        """Everyone sits as they sat; ValueError where they cannot."""
        super().__init__(console)
        self._record: str = sitting.sit_down(console)["record"]
        self._show()

    def _show(self) -> None:
        """What is kept; between two games there is no record."""
        say = self.console.texts.section("resume")
        text = say.count("again", self._lost()) if self._record else say["next"]
        screen = self.console.stage.open("notice", "Notice")
        screen.update(_DEAL, say["head"], "", text, say["hint"])

    def _lost(self) -> int:
        """How many turns had not been written, at the most."""
        console = self.console
        if console.settings["game"] == "tricks":
            return 1
        return TURNS if console.board.presses.write_proof else QUIET_TURNS

    def menu(self, now: int) -> None:
        self.tapped(-1)

    def tapped(self, seat: int) -> None:
        self.console.go("restore" if self._record else "deal")

    def held(self, seat: int) -> None:
        sitting.forget(self.console)
        self.console.go("title")


def open(console: "Console") -> Scene:
    """The scene for `console.go`; a table that cannot be here is told and forgotten."""
    try:
        return Resume(console)
    except ValueError:
        sitting.give_up(console)
        return Scene(console)
