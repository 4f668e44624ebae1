"""The title: any button begins."""

from console.scene import Scene
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_TURN_US = const(900_000)
# Pairs and near misses, as cards 0 to 51; what lies there is no game's.
_CARDS = bytes((41, 42, 14, 42, 14, 13, 51, 13, 51, 50, 3, 50, 3, 40))


class Title(Scene):
    """Two cards that now and then match."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("title")
        self._screen = console.stage.open("title", "Title")
        self._i = 0
        self._next_at = console.board.now()

    def press(self, t: int, seat: int, down: bool) -> None:
        if down:
            self.console.go("join")

    def menu(self, now: int) -> None:
        self.console.go("join")

    def advance(self, now: int) -> None:
        if ticks_diff(now, self._next_at) < 0:
            return
        self._next_at = ticks_add(now, _TURN_US)
        left, right = _CARDS[self._i], _CARDS[self._i + 1]
        self._screen.update(self._say["subtitle"], self._say["hint"], left, right)
        self._i = (self._i + 2) % len(_CARDS)

    def deadline(self, now: int) -> int:
        return self._next_at


def open(console: "Console") -> Title:
    """The scene for `console.go`."""
    return Title(console)
