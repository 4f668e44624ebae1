"""Adafruit's displayio for CPython, quietened, and held to what the device can draw as well.

Importing this module prints nothing, on any desktop platform, and leaves no thread running.
"""

import os
from types import SimpleNamespace
from typing import Any

# Blinka looks for pins; the agnostic board has none, and works on every operating system.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import displayio as _displayio  # noqa: E402
import vectorio as _vectorio  # noqa: E402

# Its thread wakes 1000 times a second to refresh displays that ask for it; ours are manual.
_displayio._stop_background()

_PENDING = 2


class TileGrid(_displayio.TileGrid):
    """A grid of tiles; what does not change a pixel is not redrawn."""

    @property
    def hidden(self) -> bool:
        """True when the grid is not drawn."""
        return bool(self._hidden_tilegrid)

    @hidden.setter
    def hidden(self, value: bool) -> None:
        if self._hidden_tilegrid != value:
            self._set_hidden(bool(value))

    def __setitem__(self, index: Any, value: int) -> None:
        """Show tile `value` at `index`, y * width + x or (x, y); ValueError for no such tile."""
        if not 0 <= value < self._tiles_in_bitmap:
            raise ValueError("no such tile")
        if self[index] != value:
            super().__setitem__(index, value)


class Rectangle(_vectorio.Rectangle):
    """A filled rectangle; its dirty areas stay few where nobody refreshes."""

    _cover_kind = _vectorio.Rectangle._cover_kind  # looked up in the class itself
    _hidden: bool

    @property
    def hidden(self) -> bool:
        """True when the rectangle is not drawn."""
        return bool(self._hidden)

    @hidden.setter
    def hidden(self, value: bool) -> None:
        if self._hidden != value:
            self._hidden = bool(value)
            self._shape_set_dirty()

    @property
    def pixel_shader(self) -> Any:
        """The palette that colours the rectangle."""
        return self._pixel_shader

    @pixel_shader.setter
    def pixel_shader(self, palette: Any) -> None:
        self._pixel_shader = palette
        self._shape_set_dirty()

    def _shape_set_dirty(self) -> None:
        super()._shape_set_dirty()
        pending = self._pending_dirty_areas
        while len(pending) > _PENDING:
            area = pending.popleft()
            area.union(pending.popleft(), area)
            pending.appendleft(area)


Bitmap = _displayio.Bitmap
displayio = SimpleNamespace(
    Bitmap=Bitmap, Palette=_displayio.Palette, TileGrid=TileGrid, Group=_displayio.Group
)
vectorio = SimpleNamespace(Rectangle=Rectangle)
