"""After a game: a tap goes on with the same company, a hold leads to the menu."""

from console.closing import close
from console.moment import Moment
from console.taps import TapScene
from console.ticks import ticks_add
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_SEEN_US = const(1_500_000)  # a hand that comes down late on the last pair means no tap


class Again(TapScene):
    """Subclasses say what is shown, and what comes before the next deal."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        close(console)
        self._seen = Moment(ticks_add(console.board.now(), _SEEN_US))

    def go_on(self) -> None:
        """The next deal is about to begin."""

    def keep(self) -> None:
        """The evening's standing outlives a cut of power, if there is more to play for."""
        from console import sitting

        if self.console.series.over:
            sitting.forget(self.console)
        else:
            sitting.keep(self.console, "")

    def press(self, t: int, seat: int, down: bool) -> None:
        if self._seen.passed(t):
            super().press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._seen.passed(horizon)
        super().until(horizon)

    def menu(self, now: int) -> None:
        if self._seen.passed(now):
            super().menu(now)

    def tapped(self, seat: int) -> None:
        self.go_on()
        self.console.go("deal")

    def held(self, seat: int) -> None:
        from console import sitting

        sitting.forget(self.console)
        self.console.go("setup")
