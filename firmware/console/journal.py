"""The record of the game in play (record.md): noted at once, written where there is time for it.

A record is a blob of the store, game-0001.jsonl and so on; the newest are kept.
"""

from snap.const import const
from snap.events import TURN
from snap.write import event_line, header_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.deal import Header
    from hal.contract import Store

_ROOM = const(96)  # events; a minute of lively play
_FULL = const(48)
_KEPT = const(8)
_LINES = const(16)  # written at once


class Journal:
    """Nothing but `begin` and `write` allocates, unless `write` is too long put off.

    name    the blob that the game is in, "" before the first
    fault   why the store could not be written, or ""
    """

    def __init__(self, store: "Store") -> None:
        self._store = store
        self.name = ""
        self.fault = ""
        self._count = 0
        self._dt = [0] * _ROOM
        self._do = bytearray(_ROOM)
        self._p = bytearray(_ROOM)
        self._a = [0] * _ROOM
        self._b = [0] * _ROOM
        self._seconds = self._micros = 0  # the moment from which the first event's dt counts

    def begin(self, header: "Header") -> None:
        """A new game; the oldest record goes when there are too many."""
        self._count = self._seconds = self._micros = 0
        self.fault = ""
        try:
            names = [name for name in self._store.names() if _is_record(name)]
            last = int(names[-1][5:9]) if names else 0
            self.name = f"game-{last % 9999 + 1:04d}.jsonl"
            for name in names[: max(0, len(names) + 1 - _KEPT)]:
                self._store.remove(name)
            self._store.save(self.name, (header_line(header) + "\n").encode())
        except OSError as error:
            self.fault = str(error)

    def note(self, do: int, dt: int, p: int, a: int, b: int) -> None:
        """An event was applied; `dt` counts from the last card shown before it."""
        if self._count == _ROOM:
            self.write()
        i = self._count
        self._count = i + 1
        self._dt[i] = dt
        self._do[i] = do
        self._p[i] = p
        self._a[i] = a
        self._b[i] = b

    def is_filling(self) -> bool:
        """Whether it is time to write even if no quiet time comes."""
        return self._count >= _FULL

    def write(self) -> None:
        """Append to the record what was noted."""
        for first in range(0, self._count, _LINES):
            lines = [self._line(i) for i in range(first, min(first + _LINES, self._count))]
            self._append("\n".join(lines) + "\n")
        self._count = 0

    def _append(self, text: str) -> None:
        if self.fault:
            return
        try:
            self._store.append(self.name, text.encode())
        except OSError as error:
            self.fault = str(error)

    def _line(self, i: int) -> str:
        micros = self._micros + self._dt[i]
        line = event_line(self._seconds, micros, self._do[i], self._p[i], self._a[i], self._b[i])
        if self._do[i] == TURN:
            self._seconds += micros // 1_000_000
            self._micros = micros % 1_000_000
        return line


def _is_record(name: str) -> bool:
    return name.startswith("game-") and name.endswith(".jsonl") and name[5:9].isdigit()
