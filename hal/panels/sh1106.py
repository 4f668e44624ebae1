"""SH1106 (Sino Wealth): 132 columns of memory, of which the glass shows 128, and no window."""

from hal.panels.oled import Oled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_FIRST = 2  # column of memory at the left edge of the glass, whichever side is counted from


class SH1106(Oled):
    """128 x 64; a page is written at a time."""

    SETUP = (
        b"\xae"  # off
        b"\xa8\x3f"  # 64 rows
        b"\xd3\x00\x40"  # no offset, first row 0
        b"\xda\x12"  # alternative pins
        b"\xd5\x50"  # clock as after reset
        b"\xd9\x22\xdb\x35"  # pre-charge and Vcomh as after reset
        b"\xa4\xa6"  # show the memory, 1 is lit
        b"\xad\x8b"  # its converter on, which only counts while the display is off
    )
    rows = 8
    hertz = 2_000_000  # of SPI, at the low end of its supply

    def __init__(self, wire: "Any") -> None:
        super().__init__(wire)
        self._place = self._packet(3)

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        """Choose where the next page goes: low half of the column, high half (10h), page (B0h)."""
        place = self._place
        at = self._skip
        x += _FIRST
        place[at] = x & 0x0F
        place[at + 1] = 0x10 | x >> 4
        place[at + 2] = 0xB0 | y >> 3

    def send(self, strip: "bytes | memoryview") -> None:
        """Send the next page of the area."""
        self._wire.command(self._place)
        self._wire.data(strip)
        self._place[self._skip + 2] += 1
