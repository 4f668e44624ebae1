"""A deal's record, and what its players have seen; goes from scene to scene with the deal."""

from console.ticks import ticks_add, ticks_diff
from snap.const import const
from snap.events import DRAW, PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from snap.said import Said

_LONG_US = const(1 << 27)  # ticks come round; what is older than twice this is put on the clock
_SECOND = const(1_000_000)


class Ledger:
    """Brings events before the core and into the record.

    seen[p]    a byte a card: 1 where player p knows that nobody will play it any more
    voids[p]   bit mask of the suits that player p has failed to follow; all can see that
    """

    def __init__(self, console: "Console") -> None:
        self._game: "Any" = console.deal.game
        self._journal = console.journal
        self._tally = console.deal.tally
        self.seen = (bytearray(52), bytearray(52))
        self.voids = bytearray(2)
        self._led = -1
        self._last = console.board.now()

    def stop(self, now: int) -> None:
        """Time stands still from ticks `now`."""
        self._pass(max(0, ticks_diff(now, self._last)))

    def go_on(self, now: int) -> None:
        """Time counts again from ticks `now`."""
        self._last = now

    def keep_up(self, now: int) -> None:
        """Has to be called every four minutes at the least."""
        while ticks_diff(now, self._last) > 2 * _LONG_US:
            self._pass(_LONG_US)

    def apply(self, t: int, do: int, p: int, a: "Any", b: int = 0) -> "Said":
        """An event at ticks `t`, written at once; NotAllowed where the rules do not allow it."""
        game = self._game
        said: "Said" = game.apply(do, 0, p, a, b)
        self._pass(max(0, ticks_diff(t, self._last)))
        self._journal.note(do, game.clock.seconds * _SECOND + game.clock.micros, p, a, b)
        self._journal.write()
        self._tally.heard(said, do)
        self.watch(do, p, a)
        return said

    def watch(self, do: int, p: int, a: "Any") -> None:
        """Take in what an event shows to the players."""
        if do == DRAW:
            for card in a:
                self.seen[p][card] = 1
        elif do == PLAY:
            self._watch_card(p, a)

    def _watch_card(self, p: int, card: int) -> None:
        """Both see a card that is played."""
        led = self._led
        self.seen[0][card] = self.seen[1][card] = 1
        if led >= 0 and led & 3 != card & 3:
            self.voids[p] |= 1 << (led & 3)
        self._led = card if led < 0 else -1

    def _pass(self, us: int) -> None:
        self._game.clock.advance(us)
        self._last = ticks_add(self._last, us)
