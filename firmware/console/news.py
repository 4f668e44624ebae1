"""What has happened and is still to be shown, in order; kept without allocation."""

from snap.const import const
from snap.said import AWARD, DISPUTE, DUEL_OVER, END, FALSE_CALL, OUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.said import Said

_ROOM = const(12)  # six settlements, five players out and the end
_WORTH = (AWARD, DISPUTE, FALSE_CALL, OUT, DUEL_OVER, END)


class News:
    """A queue. `take` moves its first piece into what, p, a and b (see snap.said)."""

    def __init__(self) -> None:
        self.count = 0
        self.what = self.p = self.a = self.b = 0
        self._queue = [0] * (4 * _ROOM)

    def heard(self, said: "Said") -> None:
        """Put in line what the table should see."""
        for i in range(said.n):
            if said.what[i] in _WORTH and self.count < _ROOM:
                at = 4 * self.count
                self._queue[at] = said.what[i]
                self._queue[at + 1] = said.p[i]
                self._queue[at + 2] = said.a[i]
                self._queue[at + 3] = said.b[i]
                self.count += 1

    def take(self) -> None:
        """The first in line, of which there has to be one."""
        queue = self._queue
        self.what = queue[0]
        self.p = queue[1]
        self.a = queue[2]
        self.b = queue[3]
        self.count -= 1
        for i in range(4 * self.count):
            queue[i] = queue[i + 4]
