"""All sheets of a device in one file, on the real MicroPython: every tile is found in it, and
damage is told."""

import subprocess

import pytest

from boards.needed import sheets as needed_sheets
from boards.payload import ROOT, SHEETS, payload
from sim.fonts.sheets import pack, unpack
from tests.core.records import MICROPYTHON, needs_micropython

pytestmark = needs_micropython
BOARDS = {"pico_oled": 2, "pico_tft": 16}

# Prints size and ink of every tile, sheets in turns so that each is read after one of another; or
# what went wrong.
READER = """
import sys
from binascii import hexlify
sys.path[:] = [sys.argv[1], sys.argv[1] + "/firmware"]
from hal.sheets import Sheets
archive = Sheets(open(sys.argv[2], "rb"))
try:
    found = [(name, archive.find(name)) for name in sys.argv[3].split(",")]
    for tile in range(max([sheet.count for _, sheet in found])):
        for name, sheet in found:
            if tile < sheet.count:
                rows = sheet.fetch(tile)
                ink = hexlify(sheet.source[0][: rows * ((sheet.width + 7) // 8)]).decode()
                print(name, tile, sheet.width, sheet.tile_height, sheet.count, ink)
except Exception as error:
    print(type(error).__name__, *error.args)
"""


@pytest.fixture
def read(tmp_path):
    """read(a file's bytes, names of sheets in it): the lines that the reader prints."""

    def lines(data, names):
        (tmp_path / "reader.py").write_text(READER)
        (tmp_path / "all.sheets").write_bytes(data)
        files = [tmp_path / "reader.py", ROOT, tmp_path / "all.sheets"]
        command = [str(part) for part in (MICROPYTHON, *files, ",".join(names))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return (done.stdout + done.stderr).splitlines()

    return lines


def ink(glyph, width):
    """The rows from the first to the last with ink, in hexadecimal and padded to whole bytes."""
    inked = [i for i, row in enumerate(glyph) if row]
    across = (width + 7) // 8
    seen = glyph[inked[0] : inked[-1] + 1] if inked else ()
    return b"".join((row << across * 8 - width).to_bytes(across, "big") for row in seen).hex()


@pytest.mark.parametrize("board", BOARDS)
def test_every_tile_that_a_board_needs_is_found_among_its_sheets(board, read):
    whole = {path.stem: unpack(path.read_bytes()) for path in needed_sheets(BOARDS[board])}
    found = read(payload(board)[SHEETS], whole)
    assert len(found) == sum(len(glyphs) for _, _, glyphs in whole.values())
    for line in found:
        name, tile = line.split()[:2]
        width, height, glyphs = whole[name]
        inked = ink(glyphs[int(tile)], width)
        assert line == f"{name} {tile} {width} {height} {len(glyphs)} {inked}"


def test_a_sheet_that_is_not_there_and_one_that_is_damaged_are_told(read):
    whole = b"one\n" + pack(9, 2, [(1, 2)])
    assert read(whole, ["two"]) == ["OSError 2"]
    assert read(whole[:-1], ["one"]) == ["ValueError glyph sheet is cut short"]
    assert read(b"one\nPNG!", ["one"]) == ["ValueError not a glyph sheet"]
