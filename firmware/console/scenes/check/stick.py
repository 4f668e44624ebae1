"""Buttons pressed with one stick: in which order, and how many microseconds apart."""

from console.gestures import Hold
from console.scene import Scene
from console.scenes.check.buttons import LEAVE_US
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console

_TOGETHER_US = const(500_000)  # what comes later is another try
_MOST = const(5)  # hands that are seen at once, above the hint
_SOON_US = const(20_000)
_TIE = const(2)  # a picture of console.screens.notice


class Stick(Scene):
    """Every try begins with the first press after a while; a long hold leads back."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("check_stick")
        self._hold = Hold(console.board.seats, LEAVE_US)
        self._first = 0
        self._seats: "list[int]" = []
        self._gaps: "list[int]" = []
        self._screen: "Any" = None
        notice = console.stage.open("notice", "Notice")
        notice.update(_TIE, self._say["head"], "", self._say["text"], self._say["hint"])

    def press(self, t: int, seat: int, down: bool) -> None:
        self._hold.press(t, seat, down)
        if not down:
            return
        if not self._seats or ticks_diff(t, self._first) > _TOGETHER_US or seat in self._seats:
            self._first = t
            self._seats = []
            self._gaps = []
        if len(self._seats) < _MOST:
            self._seats.append(seat)
            self._gaps.append(ticks_diff(t, self._first))
            self._draw()

    def until(self, horizon: int) -> None:
        seat = self._hold.waiting()
        if seat >= 0 and ticks_diff(self._hold.at, horizon) <= 0:
            self._leave()

    def deadline(self, now: int) -> int:
        return ticks_add(now, _SOON_US)

    def menu(self, now: int) -> None:
        self._leave()

    def _leave(self) -> None:
        self.console.go("check.menu")

    def _draw(self) -> None:
        if self._screen is None:
            stage, seats = self.console.stage, self.console.board.seats
            self._screen = stage.open("finish", "PhotoFinish", seats)
            self._screen.update(self._say["title"], self._say["hint"])
        labels = [self.console.board.labels[seat] for seat in self._seats]
        texts = ["+" + str(gap) for gap in self._gaps]
        self._screen.hands(labels, self._gaps, [""] + texts[1:])


def open(console: "Console") -> Stick:
    """The scene for `console.go`."""
    return Stick(console)
