"""How to play the game that is chosen, in four pages: tap for the next, hold to go back."""

from console.taps import TapScene
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_PAGES = const(4)
# Two cards a page, 0 to 51, that tell the page's story; two more where there is room.
_CARDS = {
    "classic": (b"\x2d\x0e\x19\x24", b"\x0e\x0c\x2d\x19", b"\x1f\x21\x0e\x2d", b"\x14\x17\x1f\x21"),
    "central": (b"\x08\x2d\x0e\x1f", b"\x20\x22\x2d\x0e", b"\x31\x0f\x20\x2d", b"\x25\x0f\x31\x0e"),
    "menagerie": (b"\x12\x2b\x04\x1d", b"\x2b\x28\x12\x04", b"\x2b\x28", b"\x33\x16\x2b\x28"),
    "tricks": (b"\x33\x2f\x1c\x0d", b"\x04\x0d\x16\x1f", b"\x1d\x1c", b"\x10\x14\x18\x1c"),
}


class HowTo(TapScene):
    """The texts are the sections howto and howto_GAME."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        game = str(console.settings["game"])
        self._say = console.texts.section("howto_" + game)
        self._footer = console.texts.section("howto")["hint"]
        self._cards = _CARDS[game]
        self._page = 0
        self._screen = console.stage.open("howto", "HowTo")
        self._draw()

    def tapped(self, seat: int) -> None:
        """After the last page comes the menu again."""
        self._page += 1
        if self._page == _PAGES:
            self.held(seat)
        else:
            self._draw()

    def held(self, seat: int) -> None:
        self.console.go("setup")

    def _draw(self) -> None:
        page = self._page
        text = self._say[str(page + 1)]
        title = self._say["title"]
        self._screen.update(title, text, self._cards[page], self._footer, page + 1, _PAGES)


def open(console: "Console") -> HowTo:
    """The scene for `console.go`."""
    return HowTo(console)
