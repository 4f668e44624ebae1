"""The desktop display: Adafruit's displayio draws, areas of pixels go to a panel.

Its bus understands the three commands that BusDisplay sends: set columns, set rows, write.
"""

import struct
from collections.abc import Callable
from typing import Any

from PIL import Image

from sim.adafruit import displayio, vectorio
from sim.frame import MONO, PAGE, Frame
from sim.sheets import load_sheet

from busdisplay import BusDisplay  # isort: skip  # after sim.adafruit, which quietens it
from fourwire import FourWire  # isort: skip

__all__ = ["DesktopDisplay", "displayio", "load_sheet", "vectorio"]

_COLUMNS, _ROWS, _WRITE = 0x2A, 0x2B, 0x2C  # the defaults of BusDisplay
_COMMAND = 0  # what `_send` calls the kind of data that is a command

Sink = Callable[[int, int, int, int, bytes], None]


class _Bus(FourWire):
    """Takes what BusDisplay would send over wires; `sink` gets x, y, width, height, pixels."""

    def __init__(self, sink: Sink, page: int) -> None:
        # FourWire's own would claim pins.
        self._sink = sink
        self._page = page
        self._command = 0
        self._span = {_COLUMNS: (0, 0), _ROWS: (0, 0)}

    def reset(self) -> None:
        """There is no reset wire."""

    def _free(self) -> bool:
        return True

    def _begin_transaction(self) -> bool:
        return True

    def _end_transaction(self) -> None:
        pass

    def _send(self, data_type: int, chip_select: int, data: bytes) -> None:
        if data_type == _COMMAND:
            self._command = data[0]
        elif self._command == _WRITE:
            (x1, x2), (y1, y2) = self._span[_COLUMNS], self._span[_ROWS]
            height = (y2 - y1 + 1) * self._page
            self._sink(x1, y1 * self._page, x2 - x1 + 1, height, bytes(data))
        else:
            first, last = struct.unpack(">HH", data)
            self._span[self._command] = (first, last)


class _Screen(BusDisplay):
    """BusDisplay without its limit of one a process, and without its second whole redraw."""

    def __new__(cls, *_args: Any, **_options: Any) -> "_Screen":
        return object.__new__(cls)

    def _get_refresh_areas(self) -> list[Any]:
        whole = self._core.full_refresh
        areas: list[Any] = super()._get_refresh_areas()
        if whole and self.root_group is not None:
            # A whole redraw leaves every layer marked as changed: take the marks back.
            self.root_group._get_refresh_areas([])
        return areas


def _screen(width: int, height: int, colors: int, sink: Sink) -> _Screen:
    mono = colors == MONO
    screen = _Screen(
        _Bus(sink, PAGE if mono else 1),
        b"",
        width=width,
        height=height,
        color_depth=1 if mono else 16,
        grayscale=mono,
        pixels_in_byte_share_row=not mono,
        auto_refresh=False,
    )
    screen.root_group = None
    return screen


class DesktopDisplay:
    """A display of the desktop board, `width` x `height` pixels in 2 or 16 colours."""

    def __init__(self, width: int, height: int, colors: int) -> None:
        self.width = width
        self.height = height
        self.colors = colors
        self.fault: str | None = None
        self._frame = Frame(width, height, colors)
        self._screen = _screen(width, height, colors, self._frame.write)

    @property
    def root_group(self) -> Any:
        """The Group that is shown, or None."""
        return self._screen.root_group

    @root_group.setter
    def root_group(self, group: Any) -> None:
        self._screen.root_group = group

    @property
    def brightness(self) -> int:
        """0 (dark) to 255."""
        return self._frame.brightness

    @brightness.setter
    def brightness(self, level: int) -> None:
        self._frame.brightness = level

    @property
    def rotation(self) -> int:
        """0, or 180 for the picture upside down."""
        return self._frame.rotation

    @rotation.setter
    def rotation(self, degrees: int) -> None:
        self._frame.rotation = degrees

    def refresh(self) -> None:
        """Draw what changed."""
        self._screen.refresh()

    def frame_bytes(self) -> bytes:
        """All pixels in the panel's own format, before any rotation."""
        return bytes(self._frame.pixels)

    def image(self) -> Image.Image:
        """What a viewer sees: true pixels, RGB."""
        return self._frame.image()
