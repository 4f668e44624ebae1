"""A game is over: who won and why, how the series stands, and again."""

from console.again import Again
from console.ending import ending
from console.figures import seconds
from console.names import full_name, names, short_name
from snap.const import const
from snap.series import Series
from snap.tally import SNAPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

# Pictures of console.screens.notice.
_WINNER = const(4)
_DRAW = const(5)


class Over(Again):
    """Tap: again. Hold: another game."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("over")
        console.series.add(console.deal.game.winner)
        self.keep()
        self._show()

    def _show(self) -> None:
        """The winner, or those who drew; below, why, and how the series stands (2.16)."""
        console, say, play = self.console, self._say, self.console.texts.section("play")
        game = console.deal.game
        won = game.winner >= 0
        who = full_name(console, play, game.winner) if won else names(console, game.draw)
        why = ending(game, console.deal.header.options, say, play)
        text = "\n".join([line for line in (why, self._standing()) if line])
        screen = console.stage.open("notice", "Notice")
        head = say["winner" if won else "draw"]
        screen.update(_WINNER if won else _DRAW, head, who, text, say["hint"])

    def _feats(self) -> str:
        """How often the winner was first, and how fast."""
        counts, winner = self.console.deal.tally, self.console.deal.game.winner
        if winner < 0 or not counts.has_best(winner):
            return ""
        best = seconds(counts.best[winner], self._say["point"])
        return self._say.fill("feats", counts.count(winner, SNAPS), best)

    def _standing(self) -> str:
        series = self.console.series
        if self.console.settings["series"] == 1:
            return self._feats()
        if series.over:
            return self._say.fill("series", names(self.console, series.leaders()))
        wins = [short_name(self.console, p) + ":" + str(n) for p, n in enumerate(series.wins) if n]
        return " ".join(wins)

    def go_on(self) -> None:
        """The next game; after a series, a new one, in which the deal goes on passing."""
        series, length = self.console.series, self.console.settings["series"]
        if series.over:
            self.console.series = Series(len(series.wins), series.dealer, int(length))


def open(console: "Console") -> Over:
    """The scene for `console.go`."""
    return Over(console)
