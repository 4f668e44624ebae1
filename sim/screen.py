"""The desktop display, told apart by who looks at it: a person at once, or a shot now and then."""

from collections.abc import Callable

from PIL import Image

from sim.display import DesktopDisplay
from sim.frame import Frame


class _Glass(Frame):
    """Notes that something looks different now, and gives way between two strips."""

    changed = True
    between: Callable[[], object] | None = None

    def turn(self, degrees: int) -> None:
        super().turn(degrees)
        self.changed = True

    def dim(self, level: int) -> None:
        super().dim(level)
        self.changed = True

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        super().begin(x, y, w, h)
        self.changed = True
        if self.between:
            self.between()


class WatchedDisplay(DesktopDisplay):
    """Draws at each refresh, and shows it before `refresh` returns."""

    def __init__(self, width: int, height: int, colors: int) -> None:
        self._front = _Glass(width, height, colors)
        self._shown: Callable[[], object] | None = None
        super().__init__(width, height, colors, self._front, self._front)

    def watch(self, shown: Callable[[], object], between: Callable[[], object]) -> None:
        """Call `shown` when something has changed, and `between` every few ms while drawing."""
        self._shown = shown
        self._front.between = between

    def refresh(self) -> None:
        super().refresh()
        if self._shown and self._front.changed:
            self._front.changed = False
            self._shown()


class UnwatchedDisplay(DesktopDisplay):
    """Draws nothing until a picture is asked for."""

    def refresh(self) -> None:
        """The pixels are due now; nobody sees them."""

    def shot(self) -> Image.Image:
        """What would be seen now, as an RGB image."""
        super().refresh()
        return self.image()
