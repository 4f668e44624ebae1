"""Turns the cards, and brings what everyone does before the rules core in the order of time.

The core is fed nothing later than the horizon of the presses. So a card is shown, the moment is
noted, and the turn is applied once the horizon has passed it. A press from before that moment,
confirmed late, may open a round or change what comes next: then the card is taken back, and play
goes on as if it had not been shown (2.12).

Besides the presses there are sources: whoever acts at a moment known beforehand (a hold that
completes, a bot that has made up its mind). A source has `waiting()`, who acts next or -1, then at
ticks `at`; `act(who, t)`; and `shift(us)`, for time that did not count.
"""

from console.moment import Moment
from console.ticks import MASK, ticks_add, ticks_diff
from snap.const import const
from snap.events import PASS, TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal.contract import Board
    from snap.central import Central
    from snap.classic import Classic
    from snap.menagerie import Menagerie

_NOTHING = const(-1)
_CLOCK = const(-2)
_CARD = const(-3)
_FAR = const(1 << 28)  # microseconds; what is further off than this is not looked at yet
_IDLE_US = const(200_000)


class Croupier:
    """One game in play.

    zero      ticks of the core's time zero: the last card shown, before it the start
    card      the card that has been shown and is not applied yet, or -1
    stopping  whether the clock is to stand still once the horizon has passed that moment
    stopped   whether it does
    """

    def __init__(self, board: "Board", game: "Classic | Central | Menagerie", table: "Any") -> None:
        """table: has prepare, show, take_back and heard, see table.py."""
        self._board = board
        self._game = game
        self._table = table
        self._sources: "tuple[Any, ...]" = ()
        self.zero = 0
        self.card = -1
        self.stopped = True
        self.stopping = False
        self._shown = 0
        self._next_at = 0
        self._stop_at = 0
        self._opened = Moment(0)  # from which the clock has run without a stop
        self._lag = 0
        self._kind = _NOTHING
        self._at = 0

    def begin(self, now: int, sources: "tuple[Any, ...]", wait: int, since: int = 0) -> None:
        """Start the clock at ticks `now`; the next card comes `wait` microseconds later.

        since: microseconds from the last card to now, in a game that goes on
        """
        self._sources = sources
        self._stop_at = now
        self._opened.set(now)
        self.zero = ticks_add(now, -since)
        self._next_at = ticks_add(now, wait)
        self.stopped = False

    def until(self, t: int) -> None:
        """Carry out all that is due at or before ticks `t`, in the order of time."""
        self._opened.passed(t)
        stops = self.stopping and ticks_diff(t, self._stop_at) >= 0
        while not self.stopped and self._find(self._stop_at if stops else t):
            self._carry_out()
        if stops:
            self.stopped = True
            self.stopping = False

    def takes(self, t: int) -> bool:
        """Whether the clock runs at ticks `t`: what happens while it stands still, and is confirmed
        when it runs again, does not count."""
        return not self.stopped and self._opened.passed(t)

    def act(self, t: int, do: int, p: int = 0, a: int = 0, b: int = 0) -> None:
        """Apply an event at ticks `t`, and let the table hear what comes of it."""
        if self._game.over:
            return
        dt = ticks_diff(t, self.zero)
        said = self._game.apply(do, dt, p, a, b)
        if do == TURN:
            self.zero = t
        self._table.heard(said, do, dt, p, a, b)

    def advance(self, now: int, horizon: int) -> None:
        """Show the next card if its time has come."""
        self._lag = ticks_diff(now, horizon)
        if self._may_show() and ticks_diff(now, self._show_at()) >= 0:
            self._show()

    def hold_back(self, t: int) -> None:
        """No card before ticks `t`."""
        if ticks_diff(t, self._next_at) > 0:
            self._next_at = t

    def deadline(self, now: int) -> int:
        """Ticks at which there is something to do, unless a press comes."""
        at = ticks_add(now, _IDLE_US)
        if self.stopped:
            return at
        if self._find(ticks_add(at, -self._lag)):
            at = ticks_add(self._at, self._lag)
        if self._may_show() and ticks_diff(self._show_at(), at) < 0:
            at = self._show_at()
        return at

    def stop(self, t: int) -> None:
        """Let the clock stand still at ticks `t`, as soon as the horizon has passed it."""
        if not self.stopped:
            self.stopping = True
            self._stop_at = t

    def go_on(self, now: int) -> None:
        """Let the clock go on at ticks `now`; what lies between did not happen."""
        away = (now - self._stop_at) & MASK
        self.zero = (self.zero + away) & MASK
        self._next_at = (self._next_at + away) & MASK
        for source in self._sources:
            source.shift(away)
        self._opened.set(now)
        self.stopped = False

    def _find(self, limit: int) -> bool:
        """Find what comes first, at ticks `_at`; whether it comes by `limit`."""
        self._kind = _NOTHING
        self._at = limit
        due = self._game.due()
        if 0 <= due < _FAR:
            self._offer(_CLOCK, ticks_add(self.zero, due))
        if self.card >= 0:
            self._offer(_CARD, self._shown)
        for i in range(len(self._sources)):
            if self._sources[i].waiting() >= 0:
                self._offer(i, self._sources[i].at)
        return self._kind != _NOTHING

    def _offer(self, kind: int, at: int) -> None:
        ahead = ticks_diff(at, self._at)
        if ahead < 0 or (ahead == 0 and self._kind == _NOTHING):
            self._kind = kind
            self._at = at

    def _carry_out(self) -> None:
        if self._kind == _CLOCK:
            self.act(self._at, PASS)
        elif self._kind == _CARD:
            self._settle_card()
        else:
            source = self._sources[self._kind]
            source.act(source.waiting(), self._at)

    def _may_show(self) -> bool:
        if self.stopped or self.stopping or self.card >= 0:
            return False
        return self._game.peek() >= 0 and self._game.resume_at() >= 0

    def _show_at(self) -> int:
        """Ticks from which the next card may be shown."""
        resume = ticks_add(self.zero, self._game.resume_at())
        return resume if ticks_diff(resume, self._next_at) > 0 else self._next_at

    def _show(self) -> None:
        wait = self._table.prepare()
        self.card = self._game.peek()
        self._table.show(self.card)
        self._shown = self._board.now()
        self._next_at = ticks_add(self._shown, wait)

    def _settle_card(self) -> None:
        """The horizon has passed the showing: apply the turn, or take the card back (2.12)."""
        card = self.card
        self.card = -1
        if self._game.can_turn(ticks_diff(self._shown, self.zero)) and self._game.peek() == card:
            self.act(self._shown, TURN)
        else:
            self._next_at = self._shown
            self._table.take_back()
