"""ST7789V (Sitronix, V1.6): 240 x 320 pixels of RGB565, any glass up to that, over SPI."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_COLUMNS = 240  # of its memory
_ROWS = 320
_MADCTL = b"\x00\x60\xc0\xa0"  # MY, MX, MV for the picture turned by 0, 90, 180, 270 degrees


class ST7789:
    """`width` x `height` pixels as mounted, in colours of RGB565, the high byte first."""

    colors = 16
    hertz = 62_500_000  # of SPI: ST7789VW datasheet, TSCYCW 16 ns
    rows = _ROWS

    def __init__(
        self,
        wire: "Any",
        width: int,
        height: int,
        mounted: int = 0,
        offset: "tuple[int, int]" = (0, 0),
        inverted: bool = True,
        backlight: "Callable[[int], None] | None" = None,
    ) -> None:
        """`mounted` is the clockwise angle, 0, 90, 180 or 270, at which memory must be turned to
        stand upright, `offset` the memory column and row of the glass's first pixel before that.
        Most glass of this kind needs colours `inverted`. `backlight` takes 0 to 255."""
        self.width = width
        self.height = height
        self.lead = wire.lead
        self._wire = wire
        self._mounted = mounted
        self._offset = offset
        self._inversion = b"\x21" if inverted else b"\x20"
        self._backlight = backlight
        self._x = self._y = 0  # of the picture in the memory as it is addressed
        self._columns = bytearray(4)
        self._rows = bytearray(4)

    def start(self) -> None:
        """Set it up, dark: 9.1.2, 9.1.12, 9.1.32, 9.1.16."""
        command = self._wire.command
        self._light(0)
        self._wire.reset()
        command(b"\x01")  # software reset
        self._wire.wait(120)  # before Sleep Out
        command(b"\x11")  # Sleep Out
        self._wire.wait(120)  # its supplies settle, longer than the 5 ms before a command
        self._wire.both(b"\x3a", b"\x55")  # 16 bits a pixel
        command(self._inversion)

    def recover(self) -> None:
        """Free its bus."""
        self._wire.recover()

    def show(self) -> None:
        """Light it: 9.1.19."""
        self._wire.command(b"\x29")

    def sleep(self) -> None:
        """Switch it off, its memory kept: 9.1.18."""
        self._light(0)
        self._wire.command(b"\x28")

    def turn(self, degrees: int) -> None:
        """0 or 180, beyond how it is mounted: 9.1.28."""
        quarter = (self._mounted + degrees) // 90 % 4
        x, y = self._offset
        wide = self._mounted % 180 != 0
        right = _COLUMNS - x - (self.height if wide else self.width)
        below = _ROWS - y - (self.width if wide else self.height)
        self._x, self._y = ((x, y), (y, right), (right, below), (below, x))[quarter]
        self._wire.both(b"\x36", _MADCTL[quarter : quarter + 1])

    def dim(self, level: int) -> None:
        """Set the backlight, 0 to 255, where it can be."""
        self._light(level)

    def alive(self) -> bool:
        """True: nobody can tell."""
        return True

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        """Choose an area: columns (9.1.20), rows (9.1.21), and that pixels follow (9.1.22)."""
        self._span(b"\x2a", self._columns, self._x + x, w)
        self._span(b"\x2b", self._rows, self._y + y, h)
        self._wire.command(b"\x2c")

    def send(self, strip: "bytes | memoryview") -> None:
        """Send the next rows of the area; a pause between them is allowed."""
        self._wire.data(strip)

    def _span(self, command: bytes, span: bytearray, first: int, size: int) -> None:
        last = first + size - 1
        span[0] = first >> 8
        span[1] = first & 255
        span[2] = last >> 8
        span[3] = last & 255
        self._wire.both(command, span)

    def _light(self, level: int) -> None:
        if self._backlight is not None:
            self._backlight(level)
