"""Something went wrong outside of play; a tap, or a while, and what was to come comes."""

from console.taps import TapScene
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_LENGTH_US = const(8_000_000)


class Trouble(TapScene):
    """One text; the next one, if there is any, follows by itself."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        console.troubles.show(console)
        self._ends = ticks_add(console.board.now(), _LENGTH_US)

    def advance(self, now: int) -> None:
        if ticks_diff(now, self._ends) >= 0:
            self.held(-1)

    def deadline(self, now: int) -> int:
        at = super().deadline(now)
        return self._ends if ticks_diff(self._ends, at) < 0 else at

    def tapped(self, seat: int) -> None:
        self.held(seat)

    def held(self, seat: int) -> None:
        self.console.go(self.console.then)


def open(console: "Console") -> Trouble:
    """The scene for `console.go`."""
    return Trouble(console)
