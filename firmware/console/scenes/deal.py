"""The deal: seats are taken, the cards are shuffled and dealt, and everyone gets ready."""

from console import sitting
from console.deal import deal, game_module, take_seats
from console.names import full_name
from console.scene import Scene
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.texts import Section

_LENGTH_US = const(3_000_000)
_DEAL = const(9)  # a picture of console.screens.notice


class Dealing(Scene):
    """Says who deals, what everyone has to do, and how far a series is."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._rules = game_module(str(console.settings["game"]))
        take_seats(console)
        console.deal = deal(console)
        console.journal.begin(console.deal.header)
        sitting.keep(console, console.journal.name)
        self._show(console.texts.section("deal"))
        self._ends = ticks_add(console.board.now(), _LENGTH_US)

    def _show(self, say: "Section") -> None:
        console = self.console
        dealer = full_name(console, console.texts.section("play"), console.series.dealer)
        screen = console.stage.open("notice", "Notice")
        what = say.get(str(console.settings["game"]), say[str(console.settings["call"])])
        screen.update(_DEAL, say["dealer"], dealer, what + self._which(say), say["ready"])

    def _which(self, say: "Section") -> str:
        """Which game of a series this is (2.16)."""
        games = int(self.console.settings["series"])
        if "series" not in self._rules.OPTIONS or games == 1:
            return ""
        return "\n" + say.fill("series", self.console.series.played + 1, games)

    def advance(self, now: int) -> None:
        if ticks_diff(now, self._ends) >= 0:
            self.console.go(self._rules.SCENE)

    def deadline(self, now: int) -> int:
        return self._ends


def open(console: "Console") -> Dealing:
    """The scene for `console.go`."""
    return Dealing(console)
