"""The part of displayio that the console draws with, over MicroPython's framebuf.

Pixels are those of Adafruit's displayio, byte for byte. Tiles are 1-bit, from sheet files; there
is no scale, flip or 8-bit bitmap. Changing a tile, a colour, a place or `hidden` allocates nothing.
"""

from hal.displayio.bitmap import Bitmap
from hal.displayio.group import Group
from hal.displayio.palette import Palette
from hal.displayio.tilegrid import TileGrid

__all__ = ["Bitmap", "Group", "Palette", "TileGrid"]
