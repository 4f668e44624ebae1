"""The title: any button begins. Where nobody presses, it shows off: lamps, rules, records."""

from console.house import FASTEST, House
from console.lights import SLOW
from console.scene import Scene
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_TURN_US = const(900_000)
# Pairs and near misses, as cards 0 to 51; what lies there is no game's.
_CARDS = bytes((41, 42, 14, 42, 14, 13, 51, 13, 51, 50, 3, 50, 3, 40))
_PATIENCE = const(14)  # turns, before it begins to show off
_READ = const(4)  # turns that each line stays
_LINES = const(4)


class Title(Scene):
    """Two cards that now and then match."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("title")
        self._screen = console.stage.open("title", "Title")
        self._turn = 0
        self._fastest = House(console.vault).best(FASTEST)
        self._next_at = console.board.now()

    def press(self, t: int, seat: int, down: bool) -> None:
        if down:
            self._begin()

    def menu(self, now: int) -> None:
        self._begin()

    def _begin(self) -> None:
        self.console.lights.off()
        self.console.go("join")

    def advance(self, now: int) -> None:
        if ticks_diff(now, self._next_at) < 0:
            return
        self._next_at = ticks_add(now, _TURN_US)
        at = 2 * self._turn % len(_CARDS)
        left, right = _CARDS[at], _CARDS[at + 1]
        self._screen.update(self._line(), self._say["hint"], left, right)
        if self._turn >= _PATIENCE:
            self._shine(left // 4 == right // 4, now)
        self._turn += 1

    def _line(self) -> str:
        """The subtitle at first; later the rules in a few words, and the fastest hand of all."""
        shown = (self._turn - _PATIENCE) // _READ
        line = shown % (_LINES + 1)
        if shown < 0 or (line == _LINES and self._fastest is None):
            return self._say["subtitle"]
        if line < _LINES:
            return self._say["line." + str(line)]
        us, name = self._fastest or (0, "")
        return self._say.fill("fastest", name, us // 1_000_000, us // 1000 % 1000)

    def _shine(self, alike: bool, now: int) -> None:
        """A light goes round the table; where the cards match, all of them flash."""
        lights, seats = self.console.lights, self.console.board.seats
        lights.glow(1 << self._turn % seats)
        if alike:
            lights.flash((1 << seats) - 1, SLOW, _TURN_US, now)

    def deadline(self, now: int) -> int:
        return self._next_at


def open(console: "Console") -> Title:
    """The scene for `console.go`."""
    return Title(console)
