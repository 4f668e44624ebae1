"""Makes every sheet of `firmware/assets` and the glyph table of `firmware/console/ui`.

Names say the tile size, `NAME-WIDTHxHEIGHT`; that is where the firmware reads it from.
"""

from pathlib import Path

from sim.fonts import charset, sheets
from sim.fonts.art import Picture, doubled, read_art, rotated
from sim.fonts.bdf import read_bdf

HERE = Path(__file__).parent
FIRMWARE = HERE.parent.parent / "firmware"
FACES = {"text-5x8": "5x8", "text-6x13": "6x13", "text-8x13": "8x13B", "text-10x20": "10x20"}
CARDS = ("cards-9x9", "cards-11x11", "cards-13x14", "cards-24x22", "cards-36x33")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", *"JQKAVDRВДТ")
SUITS = "♣♦♥♠"
MARKS = ("muted", "out", "person", "bot", "right")
ICONS = ("false call", "dispute", "pause", "winner", "draw", "hand over", "out", "fault", "deal")
ANIMALS = (
    *("cat", "dog", "cow", "duck", "pig", "sheep"),
    *("horse", "rooster", "frog", "owl", "lion", "mouse"),
)
PICTURES = {
    "mini-6x9": (*RANKS, *SUITS, "back", "more"),
    "marks-11x11": MARKS,
    "marks-24x24": MARKS,
    "icons-24x24": ICONS,
    "icons-64x64": ICONS,
    "animals-20x20": ANIMALS,
    "animals-40x40": ANIMALS,
    "logo-64x20": ("logo",),
    "logo-192x56": ("logo",),
}


def outputs() -> dict[Path, bytes]:
    """The content of every generated file, by its path."""
    faces = {name: _face(name, source) for name, source in FACES.items()}
    mapping = charset.tiles(list(faces.values()))
    made = {name: charset.glyphs_of(face, mapping) for name, face in faces.items()}
    made |= {name: _card_tiles(name) for name in CARDS}
    made |= {name: _plain_tiles(name, order) for name, order in PICTURES.items()}
    made["animals-80x80"] = [doubled(picture, 40) for picture in made["animals-40x40"]]
    files = {
        FIRMWARE / "assets" / f"{name}.sheet": sheets.pack(*size(name), glyphs)
        for name, glyphs in made.items()
    }
    return files | {FIRMWARE / "console" / "ui" / "glyphs.py": _table(mapping).encode()}


def size(name: str) -> tuple[int, int]:
    """Tile width and height from a sheet's name."""
    width, height = name.rsplit("-", 1)[1].split("x")
    return int(width), int(height)


def _art(name: str) -> dict[str, Picture]:
    path = HERE / "art" / f"{name}.txt"
    return read_art(path) if path.exists() else {}


def _face(name: str, source: str) -> charset.Face:
    """A text face: the source font, and our own drawings of what it lacks."""
    width, height, glyphs = read_bdf(HERE / "sources" / f"{source}.bdf")
    if (width, height) != size(name):
        raise ValueError(f"{source}.bdf is {width}x{height}, not as {name} says")
    face = {chr(code): glyph for code, glyph in glyphs.items()} | _art(name)
    missing = [char for char in charset.CHARACTERS if char not in face]
    if missing:
        raise ValueError(f"{name} lacks {' '.join(missing)}: draw them in art/{name}.txt")
    return face


def _plain_tiles(name: str, order: tuple[str, ...]) -> list[Picture]:
    """An empty tile, then the named pictures; a picture by itself has no empty tile."""
    art = _art(name)
    empty = [] if len(order) == 1 else [(0,) * size(name)[1]]
    return empty + [art[picture] for picture in order]


def _card_tiles(name: str) -> list[Picture]:
    """Empty; each rank as two tiles, each suit as one; all of these upside down; back; more."""
    width, height = size(name)
    art = _art(name)
    upright = [half for rank in RANKS for half in (art[rank][:height], art[rank][height:])]
    upright += [art[suit] for suit in SUITS]
    return [
        (0,) * height,
        *upright,
        *(rotated(tile, width) for tile in upright),
        art["back"],
        art["more"],
    ]


def _table(mapping: dict[str, int]) -> str:
    """The source of the firmware's table from characters to tiles."""
    runs = {
        "LATIN": range(0xA0, 0x100),
        "RUSSIAN": range(0x400, 0x460),
    }
    lines = [
        '"""Tiles of the text faces by character. Written by `python -m sim.fonts`."""',
        "",
        "from snap.const import const",
        "",
        f"MISSING = const({mapping['?']})  # what is drawn for a character that no face has",
    ]
    for name, codes in runs.items():
        tiles = bytes(mapping.get(chr(code), 0) for code in codes)
        lines += ["", f"# {codes.start:#x} to {codes.stop - 1:#x}, 0 where there is none"]
        lines += _bytes(name, tiles)
    marks = bytes(mapping[mark] for mark in charset.MARKS)
    lines += ["", f'MARKS = "{charset.MARKS}"', *_bytes("MARK_TILES", marks), ""]
    return "\n".join(lines)


def _bytes(name: str, data: bytes) -> list[str]:
    """A bytes constant, 16 to the line where one line is not enough."""
    step = len(data) if len(data) < 24 else 16
    parts = [data[i : i + step] for i in range(0, len(data), step)]
    return [f"{name} = (", *(f'    b"{_escaped(part)}"' for part in parts), ")"]


def _escaped(data: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in data)
