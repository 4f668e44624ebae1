"""Glyph sheets in memory: 1-bit tiles of one size."""

from io import BytesIO

from framebuf import MONO_HLSB, FrameBuffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_HEAD = 8


class Bitmap:
    """Tiles one under the other; rows of a tile are MONO_HLSB, padded to whole bytes.

    One tile at a time stands in `tile`, where `blit` finds it: a view of each would cost more
    memory than the tiles.
    """

    def __init__(self, width: int, tile_height: int, tiles: bytes) -> None:
        self.width = width
        self.tile_height = tile_height
        self._size = (width + 7) // 8 * tile_height
        self.count = len(tiles) // self._size
        self.height = tile_height * self.count
        self._tiles = BytesIO(tiles)
        self._bits = bytearray(self._size)
        self.tile = FrameBuffer(self._bits, width, tile_height, MONO_HLSB)
        self._at = -1

    def fetch(self, tile: int) -> None:
        """Have this tile in `tile`. Allocates nothing."""
        if tile != self._at:
            self._at = tile
            self._tiles.seek(tile * self._size)
            self._tiles.readinto(self._bits)


def load_sheet(file: "BinaryIO") -> Bitmap:
    """The sheet in an open file: b"SNS1", tile width, tile height (u8), count (u16, little-endian),
    then the rows of all tiles. ValueError where it is no sheet or is cut short."""
    head = file.read(_HEAD)
    if head[:4] != b"SNS1" or len(head) != _HEAD:
        raise ValueError("not a glyph sheet")
    bitmap = Bitmap(head[4], head[5], file.read())
    if bitmap.count != head[6] | head[7] << 8:
        raise ValueError("glyph sheet is cut short")
    return bitmap
