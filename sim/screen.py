"""The desktop display, told apart by who looks at it: a person at once, or a shot now and then."""

from collections.abc import Callable
from typing import Any

from PIL import Image

from sim.display import DesktopDisplay
from sim.profiles import Profile


class _Lookout:
    """A panel's driver; notes that something looks different, and gives way between strips."""

    changed = True
    between: Callable[[], object] | None = None

    def __init__(self, panel: Any) -> None:
        self._panel = panel

    def __getattr__(self, name: str) -> Any:
        return getattr(self._panel, name)

    def turn(self, degrees: int) -> None:
        """As the panel's; all looks different."""
        self._panel.turn(degrees)
        self.changed = True

    def dim(self, level: int) -> None:
        """As the panel's; all looks different."""
        self._panel.dim(level)
        self.changed = True

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        """As the panel's; an area looks different."""
        self._panel.begin(x, y, w, h)
        self.changed = True
        if self.between:
            self.between()


class WatchedDisplay(DesktopDisplay):
    """Draws at each refresh, and shows it before `refresh` returns."""

    def __init__(self, profile: Profile) -> None:
        panel, glass = profile.parts()
        self._lookout = _Lookout(panel)
        self._shown: Callable[[], object] | None = None
        super().__init__(profile.width, profile.height, profile.colors, self._lookout, glass)

    def watch(self, shown: Callable[[], object], between: Callable[[], object]) -> None:
        """Call `shown` when something has changed, and `between` every few ms while drawing."""
        self._shown = shown
        self._lookout.between = between

    def refresh(self) -> None:
        super().refresh()
        if self._shown and self._lookout.changed:
            self._lookout.changed = False
            self._shown()


class UnwatchedDisplay(DesktopDisplay):
    """Draws nothing until a picture is asked for."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(profile.width, profile.height, profile.colors, *profile.parts())

    def refresh(self) -> None:
        """The pixels are due now; nobody sees them."""

    def shot(self) -> Image.Image:
        """What would be seen now, as an RGB image."""
        super().refresh()
        return self.image()
