"""The table is laid out again from its record, a few lines at each step."""

from console import sitting
from console.deal import dealt
from console.scene import Scene
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from snap.playback import Playback

_LINES = const(8)
_DEAL = const(9)  # a picture of console.screens.notice
_LONG_US = const(1 << 28)


class Restore(Scene):
    """What was open when the power went is taken back, to the last quiet moment before it."""

    def __init__(self, console: "Console") -> None:
        """ValueError where the table cannot be here."""
        super().__init__(console)
        self._table = sitting.sit_down(console)
        self._say = console.texts.section("restore")
        self._screen = console.stage.open("notice", "Notice")
        self._playback: "Playback | None" = None

    def _begin(self, end: int = -1) -> "Playback":
        """The game comes before what reads its record, so that no hole is left in memory."""
        console, table = self.console, self._table
        console.deal = self._deal = dealt(console, table["options"], table["seed"])
        if hasattr(self._deal.rules, "notes"):
            self._deal.notes = self._deal.rules.notes(console)
        from snap.playback import Playback

        file = console.board.store.open(table["record"])
        self._playback = Playback(file, self._deal.header, self._deal.game, end)
        return self._playback

    def advance(self, now: int) -> None:
        try:
            self._play()
        except (OSError, ValueError):
            sitting.give_up(self.console, self._table["record"])

    def deadline(self, now: int) -> int:
        return now

    def _play(self) -> None:
        playback = self._playback or self._begin()
        for _ in range(_LINES):
            if not playback.step():
                self._end(playback)
                return
            self._watch(playback)
        turns = self._say.count("turns", playback.turns)
        self._screen.update(_DEAL, self._say["head"], "", turns, "")

    def _watch(self, playback: "Playback") -> None:
        event: "Any" = playback.course.last
        self._deal.tally.heard(self._deal.game.said, event.do)
        if self._deal.notes is not None:
            self._deal.notes.watch(event.do, event.p, event.a)

    def _end(self, playback: "Playback") -> None:
        """Once more, as far as was good, where something was open at the end."""
        playback.close()
        if playback.good < playback.at:
            self._begin(playback.good)
        else:
            self._go_on(playback)

    def _go_on(self, playback: "Playback") -> None:
        console, deal, record = self.console, self._deal, self._table["record"]
        clock = deal.game.clock
        since = playback.course.t - clock.seconds * 1_000_000 - clock.micros
        if since >= _LONG_US and deal.notes is None:
            raise ValueError("a long silence")
        if playback.more:
            console.board.store.truncate(record, playback.at)
        console.journal.go_on(record, clock)
        if deal.notes is not None:
            clock.advance(since)
        else:
            deal.turns, deal.since = playback.turns, since
        over = getattr(deal.rules, "OVER", "over")
        console.go(over if deal.game.over else deal.rules.SCENE)


def open(console: "Console") -> Scene:
    """The scene for `console.go`; a table that cannot be here is told and forgotten."""
    try:
        return Restore(console)
    except ValueError:
        sitting.give_up(console)
        return Scene(console)
