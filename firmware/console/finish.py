"""The order of the hands in a round: who was first, and by how much the others were later (3.2)."""

from array import array

from snap.const import const
from snap.said import JOINED, LATE, ROUND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.said import Said

_MOST = const(8)
_NOBODY = const(255)
_IN_TIME = (ROUND, JOINED)


class Finish:
    """Players in the order of their calls, each once, from the first round until `clear`.

    count      how many hands came down
    reaction   microseconds from the card to the first hand
    """

    def __init__(self) -> None:
        self.count = 0
        self.reaction = 0
        self._players = bytearray(_MOST)
        self._rounds = bytearray([_NOBODY] * _MOST)  # by player: who opened the round they are in
        self._gaps = array("i", [0] * _MOST)

    def clear(self) -> None:
        """Forget what came before; a new card is shown."""
        self.count = 0

    def heard(self, said: "Said") -> None:
        """Take in what a call came to."""
        for i in range(said.n):
            what = said.what[i]
            if what == ROUND and not self.count:
                self.reaction = said.dt[i]
            if what == ROUND:
                self._open(said.p[i])
            elif what == JOINED:
                self._rounds[said.p[i]] = said.a[i]
            if what in _IN_TIME or (what == LATE and self.count):
                self._add(said.p[i], said.dt[i] - self.reaction)

    def callers(self, first: int) -> int:
        """Bit mask of the players who called in the round that `first` opened last."""
        seats = 0
        for player in range(_MOST):
            if self._rounds[player] == first:
                seats |= 1 << player
        return seats

    def player(self, i: int) -> int:
        """Who was i-th, from 0."""
        return self._players[i]

    def gap(self, i: int) -> int:
        """Microseconds between the first hand and the i-th."""
        return self._gaps[i]

    def _open(self, first: int) -> None:
        """A new round, in which nobody else has called yet."""
        for player in range(_MOST):
            if self._rounds[player] == first:
                self._rounds[player] = _NOBODY
        self._rounds[first] = first

    def _add(self, player: int, gap: int) -> None:
        for i in range(self.count):
            if self._players[i] == player:
                return
        self._players[self.count] = player
        self._gaps[self.count] = gap
        self.count += 1
