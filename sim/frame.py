"""A picture in memory, in the pixel formats that panels take, and as an image for people."""

import sys
from array import array

from PIL import Image

MONO = 2
PAGE = 8  # rows that share a byte in one-bit pictures


def mono_image(data: bytes, width: int, height: int) -> Image.Image:
    """Pages of 8 rows, a byte a column, the top row lowest (MONO_VLSB), as an RGB image."""
    image = Image.new("1", (width, height))
    for page in range(height // PAGE):
        columns = data[page * width : (page + 1) * width]
        strip = Image.frombytes("1", (PAGE, width), columns, "raw", "1;R")
        image.paste(strip.transpose(Image.Transpose.TRANSPOSE), (0, page * PAGE))
    return image.convert("RGB")


def rgb565_image(data: bytes, width: int, height: int) -> Image.Image:
    """RGB565 pixels, the high byte first as panels take them, as an RGB image."""
    pixels = array("H", data)
    if sys.byteorder == "little":
        pixels.byteswap()
    return Image.frombytes("RGB", (width, height), pixels.tobytes(), "raw", "BGR;16")


class Frame:
    """A panel that is nothing but memory: `width` x `height` pixels in 2 or 16 colours."""

    lead = b""  # nothing goes before the pixels

    def __init__(self, width: int, height: int, colors: int) -> None:
        self.width = width
        self.height = height
        self.colors = colors
        self.rows = height
        self._turned = 0
        self._lit = True
        self._mono = colors == MONO
        self._area = (0, 0, 0, 0)
        self.pixels = bytearray(width * height // PAGE if self._mono else width * height * 2)

    def start(self) -> None:
        """It is always set up."""

    def recover(self) -> None:
        """There is no bus."""

    def show(self) -> None:
        """Be lit."""
        self._lit = True

    def sleep(self) -> None:
        """Be dark."""
        self._lit = False

    def turn(self, degrees: int) -> None:
        """0 or 180."""
        self._turned = degrees

    def dim(self, level: int) -> None:
        """Memory is as bright as ever."""

    def alive(self) -> bool:
        """It is always there."""
        return True

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        """Choose an area; on one-bit panels y and h are whole pages."""
        self._area = (x, y, w, h)

    def send(self, strip: bytes | memoryview) -> None:
        """Take the next rows of the area: MONO_VLSB, or RGB565 with the high byte first."""
        x, y, w, h = self._area
        size = 1 if self._mono else 2
        step = PAGE if self._mono else 1
        rows = len(strip) // (w * size)
        for row in range(rows):
            start = ((y // step + row) * self.width + x) * size
            self.pixels[start : start + w * size] = strip[row * w * size : (row + 1) * w * size]
        self._area = (x, y + rows * step, w, h)

    def image(self) -> Image.Image:
        """What a viewer sees, as an RGB image."""
        if not self._lit:
            return Image.new("RGB", (self.width, self.height))
        decode = mono_image if self._mono else rgb565_image
        image = decode(bytes(self.pixels), self.width, self.height)
        return image.transpose(Image.Transpose.ROTATE_180) if self._turned else image
