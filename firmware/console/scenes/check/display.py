"""The display: all edges and all colours; a tap turns the picture."""

from console.scene import Scene
from console.taps import Taps
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_HALF_TURN = const(180)


class TestPicture(Scene):
    """Upright and upside down, for a panel may be shifted one way only."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._turned = int(console.settings["picture"])
        screen = console.stage.open("testcard", "TestCard")
        screen.update(console.texts.section("check_display")["text"])
        self._taps = Taps(console.board.seats, self._turn, self._leave)

    def press(self, t: int, seat: int, down: bool) -> None:
        self._taps.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._taps.until(horizon)

    def deadline(self, now: int) -> int:
        return self._taps.deadline(now)

    def menu(self, now: int) -> None:
        self._leave(-1)

    def _turn(self, seat: int) -> None:
        self._turned = _HALF_TURN - self._turned
        self.console.stage.turn(self._turned)

    def _leave(self, seat: int) -> None:
        self.console.adjust()
        self.console.go("check.menu")


def open(console: "Console") -> TestPicture:
    """The scene for `console.go`."""
    return TestPicture(console)
