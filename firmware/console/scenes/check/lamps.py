"""Each lamp by itself, then all of them."""

from console.lights import STEADY
from console.screens.join import EMPTY, GOOD
from console.taps import TapScene
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_LONG_US = const(1 << 28)


class Lamps(TapScene):
    """The picture says which lamp should shine; a tap goes on to the next."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._seats = console.board.seats
        self._say = console.texts.section("check_lamps")
        self._screen = console.stage.open("join", "Join", self._seats)
        self._screen.update(self._say["title"], self._say["hint"])
        self._at = -1
        self.tapped(-1)

    def tapped(self, seat: int) -> None:
        """The last step lights them all."""
        self._at = (self._at + 1) % (self._seats + 1)
        lit = (1 << self._seats) - 1 if self._at == self._seats else 1 << self._at
        self.console.lights.flash(lit, STEADY, _LONG_US, self.console.board.now())
        for i in range(self._seats):
            shines = lit >> i & 1
            text = self._say["shines"] if shines else ""
            self._screen.seat(i, self.console.board.labels[i], GOOD if shines else EMPTY, text)

    def held(self, seat: int) -> None:
        self.console.lights.off()
        self.console.go("check.menu")


def open(console: "Console") -> Lamps:
    """The scene for `console.go`."""
    return Lamps(console)
