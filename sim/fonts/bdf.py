"""Reads BDF fonts (Adobe's Glyph Bitmap Distribution Format 2.1) of one cell size."""

from pathlib import Path


def read_bdf(path: Path) -> tuple[int, int, dict[int, tuple[int, ...]]]:
    """Cell width, cell height, and the rows of every glyph by code point, highest bit leftmost."""
    width = height = bottom = 0
    glyphs: dict[int, tuple[int, ...]] = {}
    lines = iter(path.read_text("latin-1").splitlines())
    code, box = -1, [0, 0, 0, 0]
    for line in lines:
        word, *values = line.split() or [""]
        if word == "FONTBOUNDINGBOX":
            width, height, _, bottom = map(int, values)
        elif word == "ENCODING":
            code = int(values[0])
        elif word == "BBX":
            box = [int(value) for value in values]
        elif word == "BITMAP":
            rows = [int(next(lines), 16) for _ in range(box[1])]
            glyphs[code] = _placed(rows, box, width, height, bottom)
    return width, height, glyphs


def _placed(
    rows: list[int], box: list[int], width: int, height: int, bottom: int
) -> tuple[int, ...]:
    """A glyph's own box, moved to its place in the cell."""
    wide, tall, left, low = box
    padding = -wide % 8  # BDF rows are whole bytes
    shift = width - left - wide
    placed = [(row >> padding) << shift if shift >= 0 else row >> padding >> -shift for row in rows]
    above = height + bottom - tall - low
    return (0,) * above + tuple(placed) + (0,) * (height - above - tall)
