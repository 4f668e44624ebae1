"""What the box says of itself: version, battery, memory, what captures the presses."""

import gc

from console.figures import apart
from console.taps import TapScene
from console.ticks import ticks_add, ticks_diff
from console.ui.wrap import spread
from console.version import VERSION
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_EVERY_US = const(1_000_000)
_mem_free = getattr(gc, "mem_free", None)


class Box(TapScene):
    """Measured anew every second."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("check_box")
        self._screen = console.stage.open("page", "TextPage")
        self._next_at = console.board.now()

    def advance(self, now: int) -> None:
        if ticks_diff(now, self._next_at) >= 0:
            self._next_at = ticks_add(now, _EVERY_US)
            lines = apart(self._lines(), self._screen.rows)
            self._screen.update(self._say["title"], lines, self._say["hint"], 1, 1)

    def deadline(self, now: int) -> int:
        at = super().deadline(now)
        return self._next_at if ticks_diff(self._next_at, at) < 0 else at

    def _lines(self) -> "list[str]":
        say, board = self._say, self.console.board
        memory = say.fill("kilobytes", _mem_free() // 1024) if _mem_free else say["unknown"]
        lines = (
            (say["version"], VERSION),
            (say["battery"], self._battery()),
            (say["memory"], memory),
            (say["presses"], board.presses.name),
            (say["lost"], str(board.presses.overflows)),
        )
        return [spread(label, value, self._screen.columns) for label, value in lines]

    def _battery(self) -> str:
        millivolts = self.console.board.battery()
        if millivolts is None:
            return self._say["unknown"]
        hundredths = millivolts // 10
        volts = f"{hundredths // 100}{self._say['point']}{hundredths % 100:02d}"
        return self._say.fill("volts", volts)

    def tapped(self, seat: int) -> None:
        self.held(seat)

    def held(self, seat: int) -> None:
        self.console.go("check.menu")


def open(console: "Console") -> Box:
    """The scene for `console.go`."""
    return Box(console)
