"""Glyph sheets as Bitmaps of Adafruit's displayio.

A sheet file is the header b"SNS1", tile width (u8), tile height (u8), count (u16, little-endian),
then the rows of all tiles, one tile under the other, a bit a pixel, the leftmost pixel highest,
each row padded to whole bytes.
"""

import struct
from pathlib import Path

from sim.adafruit import Bitmap

MAGIC = b"SNS1"
_HEADER = struct.Struct("<4sBBH")
_WORD = 4


def load_sheet(path: str | Path) -> Bitmap:
    """The sheet as a Bitmap one tile wide, with its tile height as `tile_height`.

    OSError where there is no such file; ValueError where it is no sheet or is cut short.
    """
    data = Path(path).read_bytes()
    if len(data) < _HEADER.size or data[:4] != MAGIC:
        raise ValueError(f"{path}: not a glyph sheet; make it again with the fonts tool")
    _, width, height, count = _HEADER.unpack_from(data)
    rows = data[_HEADER.size :]
    if len(rows) != (width + 7) // 8 * height * count:
        raise ValueError(f"{path}: a sheet of {count} tiles is cut short; make it again")
    bitmap = Bitmap(width, height * count, 2)
    _fill(bitmap, rows, (width + 7) // 8)
    bitmap.tile_height = height
    return bitmap


def _fill(bitmap: Bitmap, rows: bytes, pitch: int) -> None:
    """Put packed rows of `pitch` bytes into the words of the bitmap, the first pixel highest."""
    words = bitmap._stride
    for y in range(bitmap.height):
        row = rows[y * pitch : (y + 1) * pitch].ljust(words * _WORD, b"\0")
        for i in range(words):
            word = int.from_bytes(row[i * _WORD : (i + 1) * _WORD], "big")
            bitmap._data[y * words + i] = word
