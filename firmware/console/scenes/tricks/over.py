"""A deal is over: who won it, and how the match stands (6.10); the next deal, or a new match."""

from console import tunes
from console.again import Again
from console.lights import SLOW
from console.names import full_name, short_name
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

# Pictures of console.screens.notice.
_WINNER = const(4)
_DRAW = const(5)
_FLASH_US = const(4_000_000)


class Over(Again):
    """Tap: the next deal, after a match the next match. Hold: the menu."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("tricks_over")
        self._match = console.series
        self.keep()
        if self._match.over:
            self._show_match()
        else:
            self._show_deal()

    def _show_match(self) -> None:
        self._celebrate(1 << self._match.winner)
        self._show(_WINNER, self._say["match"], self._match.winner)

    def _show_deal(self) -> None:
        game = self.console.deal.game
        picture = _WINNER if game.winner >= 0 else _DRAW
        head = self._say["deal" if game.winner >= 0 else "draw"]
        self._show(picture, head, game.winner)

    def _show(self, picture: int, head: str, winner: int) -> None:
        console, say = self.console, self._say
        who = full_name(console, console.texts.section("tricks"), winner) if winner >= 0 else ""
        game = console.deal.game
        both = short_name(console, 0) + " : " + short_name(console, 1)
        deal = say.fill("points", game.total(0), game.total(1))
        match = say.fill("totals", self._match.totals[0], self._match.totals[1])
        screen = console.stage.open("notice", "Notice")
        screen.update(picture, head, who, "\n".join((both, deal, match)), say["hint"])

    def _celebrate(self, players: int) -> None:
        console, now = self.console, self.console.board.now()
        console.sound.play(tunes.WIN, now)
        console.lights.flash(console.party.mask(players), SLOW, _FLASH_US, now)

    def go_on(self) -> None:
        console = self.console
        if self._match.over:
            console.series = console.deal.rules.match(console.settings, self._match.dealer)


def open(console: "Console") -> Over:
    """The scene for `console.go`."""
    return Over(console)
