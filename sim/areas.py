"""Adafruit's BusDisplay over a bus that hands on areas of pixels instead of wires.

The bus understands the three commands that BusDisplay sends: set columns, set rows, write.
"""

import struct
from collections.abc import Callable
from typing import Any

import sim.adafruit  # noqa: F401  # before the next two, which it quietens
from sim.frame import MONO, PAGE

from busdisplay import BusDisplay  # isort: skip
from displayio._area import Area  # isort: skip
from fourwire import FourWire  # isort: skip

_COLUMNS, _ROWS, _WRITE = 0x2A, 0x2B, 0x2C  # the defaults of BusDisplay
_BAND = 2560  # pixels, a few milliseconds of drawing
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


class AreaDisplay(BusDisplay):
    """Draws `root_group` at `refresh`; without its own limit of one display a process."""

    def __new__(cls, *_args: Any) -> "AreaDisplay":
        return object.__new__(cls)

    def __init__(self, width: int, height: int, colors: int, sink: Sink) -> None:
        """Areas are MONO_VLSB in whole pages for 2 colours, else RGB565, the high byte first."""
        mono = colors == MONO
        super().__init__(
            _Bus(sink, PAGE if mono else 1),
            b"",
            width=width,
            height=height,
            color_depth=1 if mono else 16,
            grayscale=mono,
            pixels_in_byte_share_row=not mono,
            auto_refresh=False,
        )
        self.root_group = None

    def change_all(self) -> None:
        """Have every pixel drawn at the next refresh."""
        group = self.root_group
        self.root_group = None
        self.root_group = group

    def _get_refresh_areas(self) -> list[Any]:
        whole = self._core.full_refresh
        areas: list[Any] = super()._get_refresh_areas()
        if whole and self.root_group is not None:
            # A whole redraw leaves every layer marked as changed: take the marks back.
            self.root_group._get_refresh_areas([])
        return areas

    def _refresh_area(self, area: Any) -> bool:
        """In bands, so that whoever takes the pixels can look after other things in between."""
        top = area.y1 - area.y1 % PAGE
        step = max(PAGE, _BAND // max(1, area.width()) // PAGE * PAGE)
        for y in range(top, area.y2, step):
            band = Area(area.x1, max(y, area.y1), area.x2, min(y + step, area.y2))
            super()._refresh_area(band)
        return True
