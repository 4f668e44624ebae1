"""The desktop display: Adafruit's displayio draws, areas of pixels go to a panel."""

from collections.abc import Callable
from typing import Any

from PIL import Image

from hal.contract import Panel
from hal.screen import Screen
from sim.adafruit import displayio, vectorio
from sim.areas import AreaDisplay
from sim.frame import MONO, PAGE, Frame
from sim.sheets import load_sheet

__all__ = ["DesktopDisplay", "displayio", "load_sheet", "vectorio"]


class DesktopDisplay(Screen):
    """A display of the desktop board, `width` x `height` pixels in 2 or 16 colours."""

    def __init__(
        self,
        width: int,
        height: int,
        colors: int,
        panel: Panel | None = None,
        glass: Any = None,
        now: Callable[[], int] = lambda: 0,
    ) -> None:
        """Draws into memory or, where one is given, through a panel's driver, and `glass.image()`
        is then what can be seen; `now` gives microseconds and decides when a panel is retried."""
        frame = Frame(width, height, colors)
        self._glass = glass or frame
        self._areas = AreaDisplay(width, height, colors, self._send)
        self._error: OSError | None = None
        super().__init__(panel or frame, now)

    @property
    def root_group(self) -> Any:
        """The Group that is shown, or None."""
        return self._areas.root_group

    @root_group.setter
    def root_group(self, group: Any) -> None:
        self._areas.root_group = group

    def change_all(self) -> None:
        """Have every pixel sent with the next changes."""
        self._areas.change_all()

    def send_changes(self) -> None:
        """Draw what changed and send it; OSError where the panel does not answer."""
        self._error = None
        self._areas.refresh()
        if self._error:
            raise self._error

    def frame_bytes(self) -> bytes:
        """All pixels in the panel's own format, as drawn; for a display in memory only."""
        return bytes(self._glass.pixels)

    def image(self) -> Image.Image:
        """What a viewer sees: true pixels, RGB."""
        return self._glass.image()

    def _send(self, x: int, y: int, w: int, h: int, pixels: bytes) -> None:
        """Hand an area to the panel, in strips that it takes; keeps the error for later."""
        panel = self.panel
        size = w * panel.rows
        step = size // PAGE if self.colors == MONO else size * 2
        try:
            if self._error is None:
                panel.begin(x, y, w, h)
                for i in range(0, len(pixels), step):
                    panel.send(panel.lead + pixels[i : i + step])
        except OSError as error:
            # BusDisplay would stay in the middle of its refresh for ever.
            self._error = error
