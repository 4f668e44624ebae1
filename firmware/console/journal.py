"""The record of the game in play (record.md): noted at once, written where there is time for it.

A record is a blob of the store, game-0001.jsonl and so on; the newest are kept. Lines are only ever
added, so what a cut of power can cost is what was noted since the last `write`.
"""

from snap.const import const
from snap.events import TURN
from snap.write import event_line, header_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from console.deal import Header
    from console.troubles import Troubles
    from hal.contract import Store
    from snap.game import Clock

TURNS = const(8)  # after so many it is time to write, so no more are ever lost
QUIET_TURNS = const(16)  # where that has to be in quiet time: the console makes one so often

_ROOM = const(96)  # events; a minute of lively play
_FULL = const(48)
_KEPT = const(8)
_LINES = const(16)  # written at once
_ENOSPC = const(28)


class Journal:
    """Nothing but `begin` and `write` allocates, unless `write` is too long put off.

    name    the blob that the game is in, "" before the first
    fault   why the store could not be written, or "": then the record has ended early
    """

    def __init__(self, store: "Store", troubles: "Troubles") -> None:
        self._store = store
        self._troubles = troubles
        self.name = ""
        self.fault = ""
        self._count = 0
        self._turns = 0  # not written yet
        self._dt = [0] * _ROOM
        self._do = bytearray(_ROOM)
        self._p = bytearray(_ROOM)
        self._a = [0] * _ROOM
        self._b = [0] * _ROOM
        self._seconds = self._micros = 0  # the moment from which the first event's dt counts

    def begin(self, header: "Header") -> None:
        """A new game; the oldest record goes when there are too many."""
        self._seconds = self._micros = 0
        try:
            names = self._records()
        except OSError:
            names = []  # then writing fails as well
        self._start(f"game-{_number(names[-1]) + 1 if names else 1:04d}.jsonl")
        for _ in range(len(names) + 1 - _KEPT):
            self._drop_oldest()
        self._write(self._store.save, header_line(header))

    def go_on(self, name: str, clock: "Clock") -> None:
        """Go on with a record whose game has come to this clock."""
        self._seconds, self._micros = clock.seconds, clock.micros
        self._start(name)

    def _start(self, name: str) -> None:
        self.name = name
        self.fault = ""
        self._count = self._turns = 0

    def note(self, do: int, dt: int, p: int, a: int, b: int) -> None:
        """An event was applied; `dt` counts from the last card shown before it."""
        if self._count == _ROOM:
            self._flush()
        i = self._count
        self._count = i + 1
        self._turns += do == TURN
        self._dt[i] = dt
        self._do[i] = do
        self._p[i] = p
        self._a[i] = a
        self._b[i] = b

    def is_filling(self) -> bool:
        """Whether it is time to write even if no quiet time comes."""
        return self._turns >= TURNS or self._count >= _FULL

    def write(self) -> None:
        """Append to the record what was noted."""
        self._flush()
        self._turns = 0

    def _flush(self) -> None:
        try:
            for first in range(0, self._count, _LINES):
                lines = [self._line(i) for i in range(first, min(first + _LINES, self._count))]
                self._write(self._store.append, "\n".join(lines))
        except MemoryError:
            self.fault = "no memory"  # nothing is written twice: the record ends here
            raise
        finally:
            self._count = 0

    def _write(self, write: "Callable[[str, bytes], None]", text: str) -> None:
        """Where the store is full, older records go first."""
        data = (text + "\n").encode()
        while not self.fault:
            try:
                write(self.name, data)
                return
            except OSError as error:
                if error.errno != _ENOSPC or not self._drop_oldest():
                    self.fault = str(error)
                    self._troubles.store_failed(error)

    def _drop_oldest(self) -> bool:
        """Remove the oldest record, but not this one; whether there was one."""
        try:
            names = self._records()
            if not names or names[0] == self.name:
                return False
            self._store.remove(names[0])
            return True
        except OSError:
            return False

    def _records(self) -> "list[str]":
        """All records, oldest first."""
        return sorted([name for name in self._store.names() if is_record(name)], key=_number)

    def _line(self, i: int) -> str:
        micros = self._micros + self._dt[i]
        line = event_line(self._seconds, micros, self._do[i], self._p[i], self._a[i], self._b[i])
        if self._do[i] == TURN:
            self._seconds += micros // 1_000_000
            self._micros = micros % 1_000_000
        return line


def is_record(name: str) -> bool:
    """Whether a blob of this name is a game's record."""
    return name.startswith("game-") and name.endswith(".jsonl") and name[5:-6].isdigit()


def _number(name: str) -> int:
    return int(name[5:-6])
