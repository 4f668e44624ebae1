"""One moment a player at the most, and who comes first. Times are ticks; nothing allocates."""

from array import array

from console.ticks import MASK, ticks_diff
from snap.const import const

_NONE = const(-1)


class Agenda:
    """at    the ticks that `first` found"""

    def __init__(self, players: int) -> None:
        self._when = array("i", [_NONE] * players)
        self.at = 0

    def set(self, player: int, t: int) -> None:
        """Something comes for a player at ticks `t`, instead of what came before."""
        self._when[player] = t

    def drop(self, player: int) -> None:
        """Nothing comes for a player."""
        self._when[player] = _NONE

    def has(self, player: int) -> bool:
        """Whether something comes for a player."""
        return self._when[player] != _NONE

    def when(self, player: int) -> int:
        """When it comes."""
        return self._when[player]

    def first(self) -> int:
        """Who comes first, at ticks `at`; the lower player where equal, -1 for nobody."""
        found = _NONE
        for player in range(len(self._when)):
            t = self._when[player]
            if t != _NONE and (found < 0 or ticks_diff(t, self.at) < 0):
                found, self.at = player, t
        return found

    def clear(self) -> None:
        """Nothing comes for anybody."""
        for player in range(len(self._when)):
            self._when[player] = _NONE

    def shift(self, us: int) -> None:
        """Everything comes `us` microseconds later; 0 to 2^30 - 1."""
        for player in range(len(self._when)):
            if self._when[player] != _NONE:
                self._when[player] = (self._when[player] + us) & MASK
