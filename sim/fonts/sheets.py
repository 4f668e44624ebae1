"""The `.sheet` file: one-bit tiles of one size, stacked one above the other.

`b"SNS1"`, width and tile height (a byte each), number of tiles (two bytes, low one first), then
the rows from top to bottom, each padded to whole bytes, highest bit leftmost (MONO_HLSB).
"""

import struct
from collections.abc import Sequence

MAGIC = b"SNS1"


def pack(width: int, height: int, glyphs: Sequence[Sequence[int]]) -> bytes:
    """Tiles as a sheet; a glyph is `height` numbers of `width` bits, highest bit leftmost."""
    across = (width + 7) // 8
    padding = across * 8 - width
    body = bytearray()
    for glyph in glyphs:
        if len(glyph) != height or any(row >> width for row in glyph):
            raise ValueError(f"a glyph is not {width}x{height}")
        for row in glyph:
            body += (row << padding).to_bytes(across, "big")
    return MAGIC + struct.pack("<BBH", width, height, len(glyphs)) + bytes(body)


def unpack(data: bytes) -> tuple[int, int, list[tuple[int, ...]]]:
    """Width, tile height and glyphs of a sheet; ValueError where it is none."""
    if data[:4] != MAGIC:
        raise ValueError("not a glyph sheet")
    width, height, count = struct.unpack("<BBH", data[4:8])
    across = (width + 7) // 8
    if len(data) != 8 + across * height * count:
        raise ValueError("a glyph sheet cut short")
    rows = [
        int.from_bytes(data[at : at + across], "big") >> (across * 8 - width)
        for at in range(8, len(data), across)
    ]
    return width, height, [tuple(rows[i : i + height]) for i in range(0, len(rows), height)]
