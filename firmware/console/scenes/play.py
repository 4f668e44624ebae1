"""A game that the console deals, on the buttons: play, and what comes between (news, pauses).

The game's own table, which `open_table` of its file in console.games makes, knows the rest.
"""

from console.interlude import Interlude
from console.journal import QUIET_TURNS
from console.memory import collect
from console.moment import Moment
from console.scene import Scene
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console

_FIRST_US = const(2_500_000)  # from the table's first sight to the first card
_TELL_US = const(4_000_000)
_BREATH_US = const(1_000_000)  # from the table's return to the next card


class Play(Scene):
    """`between`: what is shown instead of the table, or None. The clock stands still for it,
    but runs on through the quiet time (2.11), in which late hands are counted."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self.say = console.texts.section("play")
        self.table: "Any" = console.deal.rules.open_table(console, self.say)
        self.between: "Any" = None
        self._opened = Moment(console.board.now())  # when what comes between could be seen
        self._asked = self.table.turns
        self._write_proof = console.board.presses.write_proof
        self.table.start(self._opened.at, _FIRST_US)

    def lively(self) -> bool:
        return self.between is None

    def calm(self) -> bool:
        return bool(self.table.is_settled()) and self.table.croupier.card < 0

    def press(self, t: int, seat: int, down: bool) -> None:
        croupier = self.table.croupier
        croupier.until(t)
        player = self.console.party.player_at(seat)
        if player >= 0 and croupier.takes(t):
            self.table.hands.press(t, player, down)
        if self.between is not None and self._opened.passed(t):
            self.between.press(t, seat, down)

    def menu(self, now: int) -> None:
        from console.pausing import Pause

        if isinstance(self.between, Pause):
            self.between.take("on", -1)
        else:
            self._pause(now)

    def until(self, horizon: int) -> None:
        self.table.croupier.until(horizon)
        self._opened.passed(horizon)
        if self.between is not None:
            self.between.until(horizon)

    def advance(self, now: int) -> None:
        table = self.table
        if self.between is None:
            self._look_round(now)
        else:
            self.between.advance(now)
            self._come_back(now)
        table.croupier.advance(now, self.console.board.presses.horizon())
        if self.between is None:
            table.attend(now)
            self._save()

    def deadline(self, now: int) -> int:
        at: int = self.table.deadline(now)
        if self.between is not None and ticks_diff(self.between.deadline(now), at) < 0:
            at = self.between.deadline(now)
        return at if ticks_diff(at, now) > 0 else ticks_add(now, 1)

    def _look_round(self, now: int) -> None:
        """See whether something comes between."""
        table = self.table
        settled = table.is_settled()
        if table.news.count and settled:
            self._announce(now)
        elif settled and table.croupier.card < 0:
            if self.console.troubles.waiting():
                self._tell(now)
            elif self._should_ask():
                self._ask(now)

    def _save(self) -> None:
        """Write where no quiet time comes: between a card's settlement and the next card."""
        between_cards = self.table.croupier.card < 0
        if self._write_proof and between_cards and self.console.journal.is_filling():
            self._write()

    def _write(self) -> None:
        """Not while something is open: a table that goes on from there would lose a turn more."""
        game = self.table.game
        if game.over or game.resume_at() >= 0:
            self.console.journal.write()

    def _announce(self, now: int) -> None:
        """Show the next piece of news, or, after the last, the end."""
        table, news = self.table, self.table.news
        if table.game.over and news.count == 1:
            self._end()
            return
        news.take()
        self._interrupt(table.quiet_until(now))
        self._asked = table.turns
        self._write()  # before there is a second picture: an open file takes over a kilobyte
        self.between = table.bulletin(self, self.console.board.now())  # writing took its time
        collect()

    def _should_ask(self) -> bool:
        """A board without a menu button has to; one that may not write in play gains the time."""
        needed = self.console.board.menu is None or not self._write_proof
        return needed and self.table.turns - self._asked >= QUIET_TURNS

    def _ask(self, now: int) -> None:
        from console.pausing import ask

        self._asked = self.table.turns
        self._interrupt(now)
        self._write()
        self.between = ask(self, self.console.board.now())

    def _tell(self, now: int) -> None:
        """What has gone wrong; play goes on."""
        console = self.console
        self._interrupt(now)
        console.troubles.show(console)
        self.between = Interlude(console.board.seats, now, _TELL_US)

    def _pause(self, now: int) -> None:
        from console.pausing import Pause

        self._interrupt(now)
        self._write()
        self.between = Pause(self.console, self.table.name_seats)

    def _interrupt(self, t: int) -> None:
        self._opened.set(self.console.board.now())
        self.table.croupier.stop(t)
        collect()  # a new picture needs room in one piece

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
        self.between = None
        table.return_to_view()
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
