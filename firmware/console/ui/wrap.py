"""Text in tiles: which tile shows a character, and where lines break."""

from console.ui.glyphs import LATIN, MARK_TILES, MARKS, MISSING, RUSSIAN
from snap.const import const

_ASCII_FIRST = const(0x20)
_ASCII_LAST = const(0x7E)
_LATIN_FIRST = const(0xA0)
_RUSSIAN_FIRST = const(0x400)
_SPACES = "\u00a0\u202f"  # the French ones, which do not break
DIGIT = const(16)  # the tile of "0"; the other digits follow
ELLIPSIS = "…"
_ELLIPSIS_FROM = const(8)  # columns
BOT = "\U0001f916"  # goes before the name of a seat that a bot plays


def tile_of(char: str) -> int:
    """The tile of a character; MISSING where no face has it."""
    code = ord(char)
    if _ASCII_FIRST <= code <= _ASCII_LAST:
        return code - _ASCII_FIRST
    if char in _SPACES:
        return 0
    tile = 0
    if _LATIN_FIRST <= code < _LATIN_FIRST + len(LATIN):
        tile = LATIN[code - _LATIN_FIRST]
    elif _RUSSIAN_FIRST <= code < _RUSSIAN_FIRST + len(RUSSIAN):
        tile = RUSSIAN[code - _RUSSIAN_FIRST]
    elif char in MARKS:
        tile = MARK_TILES[MARKS.index(char)]
    return tile or MISSING


def wrap(text: str, columns: int) -> "list[str]":
    """Lines of at most `columns` characters, broken at spaces and after `\\n`.

    A word longer than a line is broken where the line ends.
    """
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) > columns:
                lines.append(line)
                line = ""
            line = line + " " + word if line else word
            while len(line) > columns:
                lines.append(line[:columns])
                line = line[columns:]
        lines.append(line)
    return lines


def fits(text: str, columns: int, rows: int) -> bool:
    """Whether a text is seen whole in so many rows, without breaking a word."""
    if rows == 1:
        return len(text) <= columns
    words = text.replace("\n", " ").split(" ")
    return len(wrap(text, columns)) <= rows and all(len(word) <= columns for word in words)


def shorten(text: str, columns: int) -> str:
    """The text, or its beginning; the ellipsis is left out where it would cost too much."""
    if len(text) <= columns:
        return text
    if columns < _ELLIPSIS_FROM:
        return text[:columns]
    return text[: columns - 1].rstrip() + ELLIPSIS


def spread(left: str, right: str, columns: int) -> str:
    """Two texts at the ends of a line; the left one is shortened where they would meet."""
    left = shorten(left, columns - len(right) - 1)
    return left + " " * (columns - len(left) - len(right)) + right
