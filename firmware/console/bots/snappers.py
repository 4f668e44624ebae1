"""Bots that watch the table and call, as people do: late, sometimes wrongly, never by magic.

A source of the croupier's. A bot sees a card no earlier than it is shown, and only what lies open.
One that is about to press when the table changes can no longer hold back.
"""

from array import array

from console.agenda import Agenda
from console.bots.reaction import COURT, gesture_us, notices, reaction_us, slips
from console.ticks import ticks_add, ticks_diff
from snap.const import const
from snap.events import AUTO, CALL, TURN
from snap.said import AWARD, DISPUTE, FALSE_CALL, ROUND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from console.croupier import Croupier
    from console.luck import Luck
    from snap.said import Said
    from snap.snapgame import SnapGame

    Eyes = Callable[[int], int]

_SETTLED = (AWARD, DISPUTE)
_COMMITTED_US = const(180_000)  # a hand this near to the button comes down


class Snappers:
    """The bots of one game.

    levels[p]   0 for a person, else a level of reaction.py
    eyes(p)     says which ranks player p could call now, a bit a rank
    call        what a hand has to do to call (3.3), which takes a bot as long as it takes people
    mean_ms     how fast the cards come
    """

    def __init__(
        self,
        croupier: "Croupier",
        game: "SnapGame",
        eyes: "Eyes",
        call: str,
        levels: bytearray,
        luck: "Luck",
    ) -> None:
        self._croupier = croupier
        self._game = game
        self.eyes = eyes
        self._call = call
        self._levels = levels
        self._luck = luck
        self._calls = Agenda(game.players)  # when each calls
        self._saw = array("H", [0] * game.players)  # the ranks that made it call
        self.at = 0
        self.mean_ms = 1800

    def heard(self, said: "Said", do: int) -> None:
        """The table has changed."""
        zero = self._croupier.zero
        if do == TURN:
            self._hold_back(zero)
            self.look(zero, True)
        for i in range(said.n):
            what = said.what[i]
            at = ticks_add(zero, said.dt[i])
            if what == ROUND:
                self._drop(at)
            elif what == FALSE_CALL:  # a pair that is live after a false start stays so (2.18)
                self._drop(at)
                self.look(at, False)
            elif what in _SETTLED and self._game.resume_at() >= 0:
                self.look(ticks_add(zero, self._game.resume_at()), False)

    def look(self, t: int, fresh: bool) -> None:
        """Every bot looks at the table from ticks `t` on; `fresh`: a card has been turned."""
        for player in range(self._game.players):
            if self._levels[player] and not self._calls.has(player) and self._may_call(player):
                self._think(player, t, fresh)

    def _think(self, player: int, t: int, fresh: bool) -> None:
        level = self._levels[player]
        live = self.eyes(player)
        seen = notices(level, self._luck)
        if (live and seen) or (not live and fresh and slips(level, self._luck, self.mean_ms)):
            court = live != 0 and live & ~COURT == 0
            us = reaction_us(level, self._luck, court) + gesture_us(self._call, level, self._luck)
            self._calls.set(player, ticks_add(t, us))
            self._saw[player] = live

    def _may_call(self, player: int) -> bool:
        return self._game.is_in(player) and not self._game.muted(player)

    def _hold_back(self, t: int) -> None:
        """A card shown at ticks `t` may have covered what a bot was about to call."""
        for player in range(self._game.players):
            if not self._saw[player] & self.eyes(player):
                self._drop_one(player, t)

    def _drop(self, t: int) -> None:
        """Someone else has called, at ticks `t`."""
        for player in range(self._game.players):
            self._drop_one(player, t)

    def _drop_one(self, player: int, t: int) -> None:
        calls = self._calls
        if calls.has(player) and ticks_diff(calls.when(player), t) > _COMMITTED_US:
            calls.drop(player)

    def waiting(self) -> int:
        """The bot that calls next, at ticks `at`; -1 for none."""
        player = self._calls.first()
        self.at = self._calls.at
        return player

    def act(self, player: int, t: int) -> None:
        """A bot's hand comes down."""
        self._calls.drop(player)
        if self._game.is_in(player):
            self._croupier.act(t, CALL, player, AUTO)

    def shift(self, us: int) -> None:
        """Time stood still for `us` microseconds."""
        self._calls.shift(us)
