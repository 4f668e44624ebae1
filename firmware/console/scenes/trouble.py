"""Something went wrong outside of play; a tap, or a while, and what was to come comes."""

from console.scene import Scene
from console.taps import Taps
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_LENGTH_US = const(8_000_000)


class Trouble(Scene):
    """One text; the next one, if there is any, follows by itself."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        console.troubles.show(console)
        self._taps = Taps(console.board.seats, self._go_on, self._go_on)
        self._ends = ticks_add(console.board.now(), _LENGTH_US)

    def press(self, t: int, seat: int, down: bool) -> None:
        self._taps.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._taps.until(horizon)

    def menu(self, now: int) -> None:
        self._go_on(-1)

    def advance(self, now: int) -> None:
        if ticks_diff(now, self._ends) >= 0:
            self._go_on(-1)

    def deadline(self, now: int) -> int:
        at = self._taps.deadline(now)
        return self._ends if ticks_diff(self._ends, at) < 0 else at

    def _go_on(self, seat: int) -> None:
        self.console.go(self.console.then)


def open(console: "Console") -> Trouble:
    """The scene for `console.go`."""
    return Trouble(console)
