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
        self.brightness = 255
        self.rotation = 0
        size = width * height // PAGE if colors == MONO else width * height * 2
        self.pixels = bytearray(size)

    def write(self, x: int, y: int, w: int, h: int, data: bytes) -> None:
        """Take an area: MONO_VLSB (y and h in whole pages) or RGB565, high byte first."""
        mono = self.colors == MONO
        size = 1 if mono else 2
        top, rows = (y // PAGE, h // PAGE) if mono else (y, h)
        for row in range(rows):
            start = ((top + row) * self.width + x) * size
            self.pixels[start : start + w * size] = data[row * w * size : (row + 1) * w * size]

    def image(self) -> Image.Image:
        """What a viewer sees, as an RGB image."""
        decode = mono_image if self.colors == MONO else rgb565_image
        image = decode(bytes(self.pixels), self.width, self.height)
        return image.transpose(Image.Transpose.ROTATE_180) if self.rotation else image
