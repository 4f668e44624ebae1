"""A bot that has to name a pair (2.6) takes the one with the most cards, after a moment.

A source of the croupier's.
"""

from console.agenda import Agenda
from console.ticks import ticks_add
from snap.const import const
from snap.said import CHOICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.croupier import Croupier
    from console.games.classic import Places
    from console.naming import Naming
    from snap.classic import Classic
    from snap.said import Said

_THINKS_US = const(1_100_000)


class Namer:
    """All bots' choices. `levels[p]` is 0 for a person."""

    def __init__(
        self,
        croupier: "Croupier",
        game: "Classic",
        naming: "Naming",
        places: "Places",
        levels: bytearray,
    ) -> None:
        self._croupier = croupier
        self._game = game
        self._naming = naming
        self._places = places
        self._levels = levels
        self._takes = Agenda(game.players)  # when each bot decides
        self.at = 0

    def heard(self, said: "Said") -> None:
        """A choice opens for a bot."""
        for i in range(said.n):
            if said.what[i] == CHOICE and self._levels[said.p[i]]:
                at = ticks_add(self._croupier.zero, said.dt[i])
                self._takes.set(said.p[i], ticks_add(at, _THINKS_US))

    def waiting(self) -> int:
        """The bot that decides next, at ticks `at`; -1 for none."""
        player = self._takes.first()
        self.at = self._takes.at
        return player

    def act(self, player: int, t: int) -> None:
        """Take the pair with the most cards."""
        self._takes.drop(player)
        choice = self._naming.choice(player)
        if choice >= 0:
            self._naming.take(t, player, choice, self._largest(choice))

    def shift(self, us: int) -> None:
        """Time stood still for `us` microseconds."""
        self._takes.shift(us)

    def _largest(self, choice: int) -> int:
        best = most = 0
        game = self._game
        for i in range(game.pair_count(choice)):
            game.pair(choice, i)
            size = self._places.count(game.pair_a, game.pair_b)
            if size > most:
                best, most = i, size
        return best
