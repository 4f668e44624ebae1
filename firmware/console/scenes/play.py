"""Classic and central Snap on the buttons: play, and what comes between (news, pauses)."""

from console.bulletin import bulletin
from console.choices import Choices
from console.memory import collect
from console.scene import Scene
from console.table import Table
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console

_FIRST_US = const(2_500_000)  # from the table's first sight to the first card
_BREATH_US = const(1_000_000)  # from the table's return to the next card
_ASK_TURNS = const(16)  # turns without news, until a board without a menu button asks


class Play(Scene):
    """`between`: what is shown instead of the table, or None. The clock stands still for it,
    but runs on through the quiet time (2.11), in which late hands are counted."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self.say = console.texts.section("play")
        self.table = Table(console, self.say)
        self._choices: "Choices | None" = None
        self.between: "Any" = None
        self._opened = console.board.now()
        self._asked = 0
        self.table.start(self._opened, _FIRST_US)

    def press(self, t: int, seat: int, down: bool) -> None:
        croupier = self.table.croupier
        croupier.until(t)
        player = self.console.party.player_at(seat)
        if player >= 0 and not croupier.stopped and ticks_diff(t, croupier.zero) >= 0:
            self.table.hands.press(t, player, down)
        if self.between is not None and ticks_diff(t, self._opened) >= 0:
            self.between.press(t, seat, down)

    def menu(self, now: int) -> None:
        from console.pausing import Pause

        if isinstance(self.between, Pause):
            self.between.take("on", -1)
        else:
            self._pause(now)

    def until(self, horizon: int) -> None:
        self.table.croupier.until(horizon)
        if self.between is not None:
            self.between.until(horizon)

    def advance(self, now: int) -> None:
        table = self.table
        table.croupier.advance(now, self.console.board.presses.horizon())
        if self.between is None:
            self._look_round(now)
        else:
            self.between.advance(now)
            self._come_back(now)
        if self.between is None:
            self._show_choices()
            if table.changed:
                table.draw()

    def deadline(self, now: int) -> int:
        at = self.table.croupier.deadline(now)
        if self.between is not None and ticks_diff(self.between.deadline(now), at) < 0:
            at = self.between.deadline(now)
        return at if ticks_diff(at, now) > 0 else ticks_add(now, 1)

    def _look_round(self, now: int) -> None:
        """See whether something comes between."""
        table = self.table
        settled = table.game.resume_at() >= 0 or table.game.over
        if table.news.count and settled:
            self._announce(now)
        elif self._should_ask() and settled and table.croupier.card < 0:
            self._ask(now)

    def _show_choices(self) -> None:
        """While a pair is to be named, the table makes room for the pairs in question."""
        count = self.table.game.choice_count
        if count == 0:
            if self._choices is not None:
                self._choices = None
                self.console.stage.show(self.table.screen)
            return
        if self._choices is None or self._choices.count != count:
            self._choices = Choices(self.console, self.table, self.say)
        self._choices.update()

    def _announce(self, now: int) -> None:
        """Show the next piece of news, or, after the last, the end."""
        table, news = self.table, self.table.news
        if table.game.over and news.count == 1:
            self._end()
            return
        news.take()
        resume = ticks_add(table.croupier.zero, table.game.resume_at())
        self._interrupt(now if table.game.over or ticks_diff(now, resume) > 0 else resume)
        self.between = bulletin(self, now)
        self._asked = table.turns
        self.console.journal.write()
        collect()

    def _should_ask(self) -> bool:
        waited = self.table.turns - self._asked
        return self.console.board.menu is None and waited >= _ASK_TURNS

    def _ask(self, now: int) -> None:
        from console.pausing import ask

        self._asked = self.table.turns
        self._interrupt(now)
        self.between = ask(self, now)

    def _pause(self, now: int) -> None:
        from console.pausing import Pause

        self._interrupt(now)
        self.between = Pause(self.console, self.table.name_seats)
        self.console.journal.write()

    def _interrupt(self, t: int) -> None:
        self._opened = self.console.board.now()
        self.table.croupier.stop(t)

    def _come_back(self, now: int) -> None:
        """When what came between is done: a pause, more news, or the table again."""
        if self.between.pause:
            self._pause(now)
        elif self.between.is_done(now) and self.table.croupier.stopped:
            if self.table.news.count:
                self._announce(now)
            else:
                self._resume()

    def _resume(self) -> None:
        console, table = self.console, self.table
        self.between = self._choices = None
        console.stage.show(table.screen)
        table.draw()
        console.stage.refresh()
        now = console.board.now()
        table.croupier.go_on(now)
        table.croupier.hold_back(ticks_add(now, _BREATH_US))

    def _end(self) -> None:
        self.console.journal.write()
        self.console.go("over")


def open(console: "Console") -> Play:
    """The scene for `console.go`."""
    return Play(console)
