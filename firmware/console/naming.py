"""Naming the pair with one's own button (2.6): tap for the next one, hold to take it.

A source of the croupier's: the hold completes by itself. At the time-out the rules decide.
"""

from console.gestures import Hold
from snap.events import PAIR
from snap.said import CHOICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.croupier import Croupier
    from snap.classic import Classic
    from snap.said import Said


class Naming:
    """The choices of all players.

    cursor[p]   which pair of the choice player p is at
    """

    def __init__(self, croupier: "Croupier", game: "Classic") -> None:
        self._croupier = croupier
        self._game = game
        self._hold = Hold(game.players)
        self.cursor = bytearray(game.players)
        self.at = 0

    def heard(self, said: "Said") -> None:
        """A new choice begins at its first pair."""
        for i in range(said.n):
            if said.what[i] == CHOICE:
                self.cursor[said.p[i]] = 0
                self._hold.take(said.p[i])

    def choice(self, player: int) -> int:
        """Which open choice is this player's; -1 where none is."""
        for c in range(self._game.choice_count):
            if self._game.choice_player(c) == player:
                return c
        return -1

    def press(self, t: int, player: int, down: bool) -> bool:
        """An edge of a player's button; False where the player has nothing to name."""
        c = self.choice(player)
        if c < 0:
            return False
        if not down and self._hold.is_held(player):
            self.cursor[player] = (self.cursor[player] + 1) % self._game.pair_count(c)
        self._hold.press(t, player, down)
        return True

    def waiting(self) -> int:
        """The player whose hold completes next, at ticks `at`; -1 for nobody."""
        player = self._hold.waiting()
        self.at = self._hold.at
        return player

    def act(self, player: int, t: int) -> None:
        """A hold is complete: take the pair, if the choice has not ended meanwhile."""
        self._hold.take(player)
        c = self.choice(player)
        if c >= 0:
            self.take(t, player, c, self.cursor[player])

    def take(self, t: int, player: int, c: int, i: int) -> None:
        """Name pair i of choice c."""
        self._game.pair(c, i)
        self._croupier.act(t, PAIR, player, self._game.pair_a, self._game.pair_b)

    def shift(self, us: int) -> None:
        """Time stood still: a hold does not span a pause."""
        self._hold.reset()
