"""The committed sheets are what the tool makes, and hold what the screens need."""

import pytest

from console.ui.card import Card, MiniCard, rank_marks
from console.ui.wrap import DIGIT, tile_of
from sim.fonts import charset, sheets
from sim.fonts.__main__ import main
from sim.fonts.build import CARDS, FACES, FIRMWARE, PICTURES, SUITS, outputs, size

TURNED = 42


def tiles(name):
    width, height, found = sheets.unpack((FIRMWARE / "assets" / f"{name}.sheet").read_bytes())
    assert (width, height) == size(name)
    return found


def turned(tile, width):
    return tuple(int(f"{row:0{width}b}"[::-1], 2) for row in reversed(tile))


def test_every_sheet_and_the_table_are_up_to_date():
    for path, data in outputs().items():
        assert path.read_bytes() == data, f"{path.name}: run python -m sim.fonts"
    made = {path.name for path in outputs()}
    assert {path.name for path in (FIRMWARE / "assets").glob("*.sheet")} == made - {"glyphs.py"}


def test_the_command_checks_and_refuses(capsys):
    assert main(["--check"]) == 0
    assert main(["--write"]) == 2
    assert capsys.readouterr().err.startswith("usage: ")


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_every_character(face):
    found = tiles(face)
    assert len(found) <= 255, "a TileGrid names a tile with a byte"
    drawn = {char: found[tile_of(char)] for char in charset.CHARACTERS}
    blank = [char for char, tile in drawn.items() if char != " " and not any(tile)]
    assert not blank
    for alike in ("AБ", "бв", "eё", "NИ", "oö", "♣♠", "♥♦", "–—", "08"):
        assert drawn[alike[0]] != drawn[alike[1]], alike
    for digit in range(10):
        assert found[DIGIT + digit] == drawn[str(digit)]


@pytest.mark.parametrize("name", CARDS)
def test_a_card_reads_the_same_from_the_other_side(name):
    found = tiles(name)
    for upright in range(1, 1 + TURNED):
        assert found[upright + TURNED] == turned(found[upright], size(name)[0])


@pytest.mark.parametrize("name", CARDS)
def test_a_six_is_told_from_a_nine_upside_down(name):
    found = tiles(name)
    six, nine = (found[1 + 2 * rank : 3 + 2 * rank] for rank in (4, 7))
    upside_down = [turned(half, size(name)[0]) for half in reversed(nine)]
    assert six != upside_down
    rows = [row for half in six for row in half]
    bar = max(rows)
    below = rows.index(0, 5)
    assert bar in rows[below:], "the bar stands apart, below the figure"


@pytest.mark.parametrize("name", [*CARDS, "mini-6x9"])
def test_all_ranks_and_suits_differ(name):
    found = tiles(name)
    halves = 1 if name.startswith("mini") else 2
    marks = 19
    ranks = {tuple(found[1 + halves * i : 1 + halves * (i + 1)]) for i in range(marks)}
    assert len(ranks) == marks
    suits = found[1 + halves * marks : 1 + halves * marks + len(SUITS)]
    assert len(set(suits)) == len(SUITS), "shapes tell suits apart without colour"
    card = MiniCard if name.startswith("mini") else Card
    assert card.more == len(found) - 1


def test_the_marks_of_ranks_follow_the_language():
    english, french, russian = (rank_marks(letters) for letters in ("JQKA", "VDRA", "ВДКТ"))
    assert english[:9] == french[:9] == russian[:9] == bytes(range(9))
    assert russian[11] == english[11], "К looks like K"
    assert len({*english, *french, *russian}) == 19


def test_a_sheet_that_is_cut_short_or_foreign_is_refused():
    whole = sheets.pack(9, 2, [(0b100000001, 0)])
    assert sheets.unpack(whole) == (9, 2, [(0b100000001, 0)])
    with pytest.raises(ValueError, match="cut short"):
        sheets.unpack(whole[:-1])
    with pytest.raises(ValueError, match="not a glyph sheet"):
        sheets.unpack(b"PNG!" + whole)
    with pytest.raises(ValueError, match="not 9x2"):
        sheets.pack(9, 2, [(1 << 9, 0)])


@pytest.mark.parametrize("name", [name for name in PICTURES if name.startswith("animals")])
def test_twelve_animals_all_different(name):
    assert len(set(tiles(name)[1:])) == 12
