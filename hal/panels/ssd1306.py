"""SSD1306 and SSD1309 (Solomon Systech): an area is a window in their memory.

Sections are those of the SSD1306's datasheet.
"""

from hal.panels.oled import Oled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class SSD1306(Oled):
    """128 x 64 with its own charge pump."""

    SETUP = (
        b"\xae"  # off
        b"\xa8\x3f"  # 64 rows (10.1.11)
        b"\xd3\x00\x40"  # no offset (10.1.15), first row 0 (10.1.6)
        b"\xda\x12"  # alternative pins (10.1.18)
        b"\xd5\x80"  # clock as after reset (10.1.16)
        b"\xd9\xf1\xdb\x20"  # pre-charge for a charge pump (10.1.17), Vcomh 0.77 Vcc (10.1.19)
        b"\xa4\xa6"  # show the memory (10.1.9), 1 is lit (10.1.10)
        b"\x20\x00"  # rows of bytes, page after page (10.1.3)
        b"\x8d\x14"  # charge pump on (application note, 2.1)
    )

    def __init__(self, wire: "Any") -> None:
        super().__init__(wire)
        self._window = self._packet(6)

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        """Choose an area, y and h in whole pages: 21h columns (10.1.4), 22h pages (10.1.5)."""
        window = self._window
        at = self._skip
        window[at] = 0x21
        window[at + 1] = x
        window[at + 2] = x + w - 1
        window[at + 3] = 0x22
        window[at + 4] = y >> 3
        window[at + 5] = (y + h - 1) >> 3
        self._wire.command(window)


class SSD1309(SSD1306):
    """128 x 64 with a supply of its own: no charge pump, and commands to be unlocked."""

    SETUP = (
        b"\xfd\x12"  # unlock
        b"\xae"  # off
        b"\xa8\x3f"  # 64 rows
        b"\xd3\x00\x40"  # no offset, first row 0
        b"\xda\x12"  # alternative pins
        b"\xd5\x70"  # clock as after reset
        b"\xd9\x22\xdb\x34"  # pre-charge and Vcomh as after reset
        b"\xa4\xa6"  # show the memory, 1 is lit
        b"\x20\x00"  # rows of bytes, page after page
    )
