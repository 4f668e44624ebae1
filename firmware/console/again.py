"""After a game: a tap goes on with the same company, a hold leads to the menu."""

from console.closing import close
from console.scene import Scene
from console.taps import Taps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console


class Again(Scene):
    """Subclasses say what is shown, and what comes before the next deal."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        close(console)
        self._taps = Taps(console.board.seats, self._again, self._leave)

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
        self._taps.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._taps.until(horizon)

    def deadline(self, now: int) -> int:
        return self._taps.deadline(now)

    def menu(self, now: int) -> None:
        self._leave(-1)

    def _again(self, seat: int) -> None:
        self.go_on()
        self.console.go("deal")

    def _leave(self, seat: int) -> None:
        from console import sitting

        sitting.forget(self.console)
        self.console.go("setup")
