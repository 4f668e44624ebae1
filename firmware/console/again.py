"""After a game: a tap goes on with the same company, a hold leads to the menu."""

from console.closing import close
from console.taps import TapScene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console


class Again(TapScene):
    """Subclasses say what is shown, and what comes before the next deal."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        close(console)

    def go_on(self) -> None:
        """The next deal is about to begin."""

    def keep(self) -> None:
        """The evening's standing outlives a cut of power, if there is more to play for."""
        from console import sitting

        if self.console.series.over:
            sitting.forget(self.console)
        else:
            sitting.keep(self.console, "")

    def tapped(self, seat: int) -> None:
        self.go_on()
        self.console.go("deal")

    def held(self, seat: int) -> None:
        from console import sitting

        sitting.forget(self.console)
        self.console.go("setup")
