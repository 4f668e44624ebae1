"""Which characters the text faces hold, and the tile of each.

Tiles follow this order: ASCII from the space on, the letters and signs of Latin-1 that English
and French use, Russian, then marks. Characters that look alike in every face share a tile, which
keeps all of them below the 255 tiles that a TileGrid can name.
"""

ASCII = "".join(chr(code) for code in range(0x20, 0x7F))
LATIN = "".join(chr(code) for code in (0xA7, 0xAB, 0xB0, 0xB7, 0xBB, *range(0xC0, 0x100)))
RUSSIAN = "Ё" + "".join(chr(code) for code in range(0x410, 0x450)) + "ё"
MARKS = "–—‘’“”„•…№←↑→↓♠♣♥♦✓ŒœŸ\U0001f916"  # the last stands for a bot
CHARACTERS = ASCII + LATIN + RUSSIAN + MARKS
MAX_TILES = 255

Glyph = tuple[int, ...]
Face = dict[str, Glyph]


def tiles(faces: list[Face]) -> dict[str, int]:
    """The tile of every character; two share one where every face draws them alike."""
    seen: dict[tuple[Glyph, ...], int] = {}
    result = {}
    for char in CHARACTERS:
        looks = tuple(face[char] for face in faces)
        # ASCII keeps one tile a character, so that its tiles need no table.
        tile = len(seen) if char in ASCII else seen.get(looks, len(seen))
        seen.setdefault(looks, tile)
        result[char] = tile
    if len(seen) > MAX_TILES:
        raise ValueError(f"{len(seen)} glyphs, but a sheet holds {MAX_TILES}: drop some characters")
    return result


def glyphs_of(face: Face, mapping: dict[str, int]) -> list[Glyph]:
    """The glyphs of one face in tile order."""
    by_tile = {mapping[char]: face[char] for char in reversed(CHARACTERS)}
    return [by_tile[tile] for tile in range(len(by_tile))]
