"""Glyph sheets in a file: 1-bit tiles of one size."""

from framebuf import MONO_HLSB

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

_HEAD = const(8)
_UNKNOWN = const(255)


class Bitmap:
    """Tiles one under the other; rows of a tile are MONO_HLSB, padded to whole bytes.

    One tile at a time is read from the file to where `blit` finds it, as `source`: all sheets would
    take more memory than a game leaves. Of a tile only the rows that hold ink are looked at, for a
    pixel that is blitted takes a Pico over a microsecond: `fetch` says how many, and `skip` how
    many lie above.
    `inked` is 0 for tiles that are known to hold none.
    """

    def __init__(self, width: int, tile_height: int, count: int, file: "BinaryIO") -> None:
        """file: stands where the rows of all tiles begin, and stays open."""
        self.width = width
        self.tile_height = tile_height
        self._pitch = (width + 7) // 8
        self._size = self._pitch * tile_height
        self.count = count
        self.height = tile_height * count
        self._file = file
        self._start = file.tell()
        self.end = self._start + self._size * count  # of its rows, in the file
        self._bits = bytearray(self._size)
        self.source: "list[Any]" = [self._bits, width, tile_height, MONO_HLSB]
        self.skip = 0
        self._at = -1
        self._above = bytearray(self.count)  # rows without ink, by tile
        self.inked = bytearray([_UNKNOWN] * self.count)  # rows from the first to the last with ink

    def fetch(self, tile: int) -> int:
        """Have the rows with ink of a tile in `source`; how many they are. Allocates nothing."""
        rows = self.inked[tile]
        if rows == _UNKNOWN:
            rows = self._look_at(tile)
        if rows and tile != self._at:
            self._at = tile
            self.skip = self._above[tile]
            self._read(tile * self._size + self.skip * self._pitch)
            self.source[2] = rows
        return rows

    def _look_at(self, tile: int) -> int:
        """Find out which rows of a tile hold ink; how many."""
        self._at = -1
        self._read(tile * self._size)
        bits = self._bits
        first = 0
        last = self._size
        while last and not bits[last - 1]:
            last -= 1
        while first < last and not bits[first]:
            first += 1
        first //= self._pitch
        rows = (last + self._pitch - 1) // self._pitch - first if last else 0
        self._above[tile] = first
        self.inked[tile] = rows
        return rows

    def _read(self, start: int) -> None:
        self._file.seek(self._start + start)
        self._file.readinto(self._bits)


def load_sheet(file: "BinaryIO") -> Bitmap:
    """The sheet that begins where a file stands: b"SNS1", tile width, tile height (u8), count (u16,
    little-endian), then the rows of all tiles, which are read as they are drawn.

    ValueError where it is no sheet or is cut short.
    """
    head = file.read(_HEAD)
    if head[:4] != b"SNS1" or len(head) != _HEAD:
        raise ValueError("not a glyph sheet")
    bitmap = Bitmap(head[4], head[5], head[6] | head[7] << 8, file)
    if file.seek(0, 2) < bitmap.end:
        raise ValueError("glyph sheet is cut short")
    return bitmap
