"""The desktop display, told apart by who looks at it: a person at once, or a shot now and then."""

from collections.abc import Callable

from PIL import Image

from sim.display import DesktopDisplay


class WatchedDisplay(DesktopDisplay):
    """Draws at each refresh, and shows it before `refresh` returns."""

    shown: Callable[[], None] | None = None

    def refresh(self) -> None:
        super().refresh()
        if self.shown:
            self.shown()


class UnwatchedDisplay(DesktopDisplay):
    """Draws nothing until a picture is asked for."""

    def refresh(self) -> None:
        """The pixels are due now; nobody sees them."""

    def shot(self) -> Image.Image:
        """What would be seen now, as an RGB image."""
        super().refresh()
        return self.image()
