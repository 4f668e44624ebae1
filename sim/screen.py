"""The desktop display, told apart by who looks at it: a person at once, or a shot now and then."""

from collections.abc import Callable

from PIL import Image

from sim.display import DesktopDisplay
from sim.frame import Frame


class _Glass(Frame):
    """Notes that something looks different now."""

    changed = True

    def turn(self, degrees: int) -> None:
        super().turn(degrees)
        self.changed = True

    def dim(self, level: int) -> None:
        super().dim(level)
        self.changed = True

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        super().begin(x, y, w, h)
        self.changed = True


class WatchedDisplay(DesktopDisplay):
    """Draws at each refresh, and calls `shown` before `refresh` returns if anything changed."""

    shown: Callable[[], None] | None = None

    def __init__(self, width: int, height: int, colors: int) -> None:
        self._glass_seen = _Glass(width, height, colors)
        super().__init__(width, height, colors, self._glass_seen, self._glass_seen)

    def refresh(self) -> None:
        super().refresh()
        if self.shown and self._glass_seen.changed:
            self._glass_seen.changed = False
            self.shown()


class UnwatchedDisplay(DesktopDisplay):
    """Draws nothing until a picture is asked for."""

    def refresh(self) -> None:
        """The pixels are due now; nobody sees them."""

    def shot(self) -> Image.Image:
        """What would be seen now, as an RGB image."""
        super().refresh()
        return self.image()
