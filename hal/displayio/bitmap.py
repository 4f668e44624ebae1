"""Glyph sheets in memory: 1-bit tiles of one size, each in a bytes object of its own."""

from framebuf import MONO_HLSB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO


class Bitmap:
    """Tiles one under the other; rows of a tile are MONO_HLSB, padded to whole bytes."""

    def __init__(self, width: int, tile_height: int, tiles: "list[bytes]") -> None:
        self.width = width
        self.height = tile_height * len(tiles)
        self.tile_height = tile_height
        self.tiles = tiles
        # What `blit` takes as its source; item 0 is set to the tile at hand.
        self.source = [tiles[0], width, tile_height, MONO_HLSB]


def load_sheet(file: "BinaryIO") -> Bitmap:
    """The sheet in an open file: b"SNS1", tile width, tile height (u8), count (u16, little-endian),
    then the rows of all tiles. ValueError where it is no sheet or is cut short."""
    head = file.read(8)
    if head[:4] != b"SNS1":
        raise ValueError("not a glyph sheet")
    size = (head[4] + 7) // 8 * head[5]
    tiles = [file.read(size) for _ in range(head[6] | head[7] << 8)]
    if not tiles or len(tiles[-1]) != size:
        raise ValueError("glyph sheet is cut short")
    return Bitmap(head[4], head[5], tiles)
