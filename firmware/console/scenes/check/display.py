"""The display: all edges and all colours; a tap turns the picture."""

from console.taps import TapScene
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_HALF_TURN = const(180)


class TestPicture(TapScene):
    """Upright and upside down, for a panel may be shifted one way only."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._turned = int(console.settings["picture"])
        screen = console.stage.open("testcard", "TestCard")
        screen.update(console.texts.section("check_display")["text"])

    def tapped(self, seat: int) -> None:
        self._turned = _HALF_TURN - self._turned
        self.console.stage.turn(self._turned)

    def held(self, seat: int) -> None:
        self.console.adjust()
        self.console.go("check.menu")


def open(console: "Console") -> TestPicture:
    """The scene for `console.go`."""
    return TestPicture(console)
