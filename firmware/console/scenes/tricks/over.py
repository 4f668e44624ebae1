"""A deal is over: who won it, and how the match stands (6.10); the next deal, or a new match."""

from console import tunes
from console.again import Again
from console.lights import SLOW
from console.names import full_name
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

# Pictures of console.screens.notice.
_WINNER = const(4)
_DRAW = const(5)
_NONE = const(0)
_FLASH_US = const(4_000_000)


class Over(Again):
    """Tap: the next deal, after a match the next match. Hold: the menu."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("tricks_over")
        self._match = console.series
        if self._match.over:
            self._show_match()
        else:
            self._show_deal()

    def _show_match(self) -> None:
        self._celebrate(1 << self._match.winner)
        head = self._say["match"]
        self._show(_WINNER, head, self._match.winner, self._say["hint.match"])

    def _show_deal(self) -> None:
        game = self.console.deal.game
        picture = _NONE if game.winner >= 0 else _DRAW
        head = self._say["deal" if game.winner >= 0 else "draw"]
        self._show(picture, head, game.winner, self._say["hint.deal"])

    def _show(self, picture: int, head: str, winner: int, hint: str) -> None:
        console, say = self.console, self._say
        who = full_name(console, console.texts.section("tricks"), winner) if winner >= 0 else ""
        game, totals = console.deal.game, self._match.totals
        deal = say.fill("points", game.total(0), game.total(1))
        match = say.fill("totals", totals[0], totals[1])
        console.stage.open("notice", "Notice").update(picture, head, who, deal + "\n" + match, hint)

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
