"""Who plays: a tap joins and leaves again, a hold goes on."""

from console import tunes
from console.screens.join import EMPTY, HUMAN
from console.taps import TapScene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console


class Join(TapScene):
    """Lamps and cells show who is in."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        seats = console.board.seats
        self._say = console.texts.section("join")
        self._screen = console.stage.open("join", "Join", seats)
        self._draw()

    def menu(self, now: int) -> None:
        self.console.go("setup")

    def tapped(self, seat: int) -> None:
        console = self.console
        joined = console.party.toggle(seat)
        console.sound.play(tunes.JOIN if joined else tunes.LEAVE, console.board.now())
        self._draw()

    def held(self, seat: int) -> None:
        """Whoever holds a button plays."""
        self.console.party.joined |= 1 << seat
        self.console.go("setup")

    def _draw(self) -> None:
        party = self.console.party
        self.console.lights.glow(party.joined)
        hint = self._say["hint" if party.joined else "empty"]
        self._screen.update(self._say["title"], hint)
        for seat in range(self.console.board.seats):
            label = self.console.board.labels[seat]
            if party.has_joined(seat):
                name = self.console.nameplates[seat] or self._say["in"]
                self._screen.seat(seat, label, HUMAN, name)
            else:
                self._screen.seat(seat, label, EMPTY, self._say["free"])


def open(console: "Console") -> Join:
    """The scene for `console.go`."""
    return Join(console)
