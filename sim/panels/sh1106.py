"""An emulated SH1106 (Sino Wealth): 132 columns, page addressing only, memory that can be read."""

from PIL import Image

from sim.panels import ForbiddenError
from sim.panels.oled import PAGES, OledController

_GLASS = 128
_FIRST = 2  # the segment at one edge of the glass; as many are left over at the other
_PLAIN = (0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB, 0xE3)  # of which the picture shows nothing


class Sh1106(OledController):
    """128 x 64 pixels on segments 2 to 129 of 132."""

    columns = 132
    ARGUMENTS = dict.fromkeys((0x81, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB), 1)

    def power_on(self) -> None:
        super().power_on()
        self._column = self._page = 0
        self._reads_pixels = False  # the last control byte asks for memory, not for the status
        self.converter = True

    def lit(self) -> bool:
        return self.on and self.converter

    def picture(self) -> Image.Image:
        # Upright glass has segment 129 at its left edge; A1h turns columns when they are shown.
        image = self.decoded(bytes(self.ram), self.columns)
        if not self.segments_turned:
            image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        return image.crop((_FIRST, 0, _FIRST + _GLASS, image.height))

    def pixel_byte(self, byte: int) -> None:
        if self._column >= self.columns:
            raise ForbiddenError("more columns than there are")
        self.ram[self._page * self.columns + self._column] = byte
        self._column += 1

    def written(self, data: bytes) -> None:
        super().written(data)
        self._reads_pixels = data[-1:] == b"\xc0"

    def read(self, size: int) -> bytes:
        """The status, or memory from the pointer on after a dummy byte."""
        if not self._reads_pixels:
            return super().read(size)
        start = self._page * self.columns + self._column
        return b"\0" + bytes(self.ram[start : start + size - 1])

    def run(self, command: int, arguments: list[int]) -> None:
        if command < 0x10:
            self._column = self._column & 0xF0 | command
        elif command < 0x20:
            self._column = (command & 15) << 4 | self._column & 0x0F
        elif 0xB0 <= command < 0xB0 + PAGES:
            self._page = command & 7
        elif command == 0xAD:
            if arguments[0] not in (0x8A, 0x8B):
                raise ForbiddenError(f"converter {arguments[0]:#04x}")
            self.converter = arguments[0] == 0x8B
        elif command not in _PLAIN and not 0x30 <= command <= 0x40:
            raise ForbiddenError(f"command {command:#04x}")
