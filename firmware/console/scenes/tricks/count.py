"""Both spreads are turned up and counted line by line (6.8, 6.9), the non-dealer's first."""

from console import tunes
from console.scenes.tricks.lines import meld_lines
from console.scenes.tricks.step import ANYONE, Prompt, Step
from console.scenes.tricks.stepwise import Stepwise
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from console.app import Console

    Lines = list[tuple[str, int, int]]

_LINE_US = const(2_200_000)
_LAST_US = const(8_000_000)


class Count(Stepwise):
    """Afterwards the match goes on, or is over."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console, "tricks_count")
        self._letters = console.texts.section("cards")["letters"]
        self.begin()

    def flow(self) -> "Iterator[Step]":
        dealer = self.game.dealer
        for player in (1 - dealer, dealer):
            lines = self._lines(player)
            for shown in range(1, len(lines) + 1):
                yield Line(self, player, lines[:shown], shown == len(lines))
        self.console.series.add(self.game.total(0), self.game.total(1))
        self.console.go("tricks.over")
        yield Step()

    def _lines(self, player: int) -> "Lines":
        game, say = self.game, self.say
        tricks, melds = game.trick_points(player), game.meld_points(player)
        lines = meld_lines(game.spread(player), say, self._letters)
        lines += [(say["melds"], melds, 0), (say["tricks"], tricks, 0)]
        total = game.total(player)
        key = ("tricks.again", "melds.again")[game.announced(player)]
        if total == 2 * (tricks + melds):  # 6.9, double_both; or one of the two is nothing
            key = "both.again" if tricks and melds else key
        return lines + [(say[key], total - tricks - melds, 0), (say["total"], total, 0)]


class Line(Prompt):
    """One line more; it goes on by itself, or at once when a button is tapped."""

    def __init__(self, scene: "Count", player: int, lines: "Lines", last: bool) -> None:
        super().__init__(scene, ANYONE)
        self._ends = ticks_add(self._opened.at, _LAST_US if last else _LINE_US)
        screen = scene.screen("score", "Score")
        screen.update(scene.say.fill("title", scene.who(player)), scene.say["on"])
        cards = scene.game.spread(player)
        screen.cards(cards)
        for i in range(len(cards)):
            screen.raised(i, lines[-1][2] >> i & 1 != 0)
        screen.lines([text for text, _, _ in lines], [str(points) for _, points, _ in lines])
        scene.play(tunes.TAKE if last else tunes.STEP)

    def advance(self, now: int) -> None:
        self.done = self.done or ticks_diff(now, self._ends) >= 0

    def deadline(self, now: int) -> int:
        at = super().deadline(now)
        return self._ends if ticks_diff(self._ends, at) < 0 else at


def open(console: "Console") -> Count:
    """The scene for `console.go`."""
    return Count(console)
