"""The wiring drawings: those that are kept, and what they say of a pin."""

import re

import pytest

from boards import header
from boards.__main__ import main
from boards.check import uses
from boards.payload import FOLDER, load, names
from boards.spec import read
from boards.wiring import drawing

TEXT = re.compile(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')


def rows(spec):
    """What is written in each row of a drawing, by its y."""
    found = {}
    for _, y, words in TEXT.findall(drawing(spec, spec.name)):
        found.setdefault(float(y), set()).add(words)
    return found


@pytest.mark.parametrize("board", names())
def test_a_drawing_is_as_its_board_file_says(board):
    """Else `make wiring`."""
    kept = (FOLDER / f"{board}.svg").read_text(encoding="utf-8")
    assert drawing(load(board), board) == kept


def test_there_is_no_drawing_of_a_board_that_is_gone():
    assert sorted(path.stem for path in FOLDER.glob("*.svg")) == names()


def test_pins_lie_where_the_datasheet_has_them():
    where = {"GP0": 1, "GP2": 4, "GP9": 12, "GP15": 20, "GP16": 21, "GP22": 29, "GP26": 31}
    where |= {"GP28": 34, "3V3": 36, "VSYS": 39, "VBUS": 40}
    assert {name: header.number(name) for name in where} == where
    grounds = [pin for pin, name in enumerate(header.PINS, 1) if name == "GND"]
    assert grounds == [3, 8, 13, 18, 23, 28, 38]


PADS = {"sck": "SCK, SCL", "mosi": "MOSI, SDA", "reset": "RES, RST", "light": "BLK, BL"}
PADS |= {"lamps": "Lamps: DIN"} | {name: name.upper() for name in ("sda", "scl", "dc", "cs")}


@pytest.mark.parametrize("board", names())
def test_each_part_stands_in_the_row_of_its_pin(board):
    written = rows(load(board)).values()
    for who, gpio in uses(load(board)):
        said = PADS.get(who, who.capitalize())
        assert any({f"GP{gpio}", said} <= row for row in written), who
    assert any({"VSYS", "Battery"} <= row for row in written)


def test_no_pin_that_something_goes_to_is_grey():
    """A chain of lamps has its supply from VSYS, battery or not."""
    lines = "model=pico\npanel=oled\nbus=i2c 0 sda 0 scl 1\nbuttons=2 3\n"
    grey = 'fill="#8c959f" font-weight="normal">VSYS<'
    assert grey in drawing(read(lines, "mine"), "mine")
    assert grey not in drawing(read(lines + "lamps=chain 22", "mine"), "mine")


def test_a_board_that_is_none_is_one_clear_line(capsys):
    assert main(["wiring", "toaster"]) == 2
    assert capsys.readouterr().err.startswith("boards: no board 'toaster': there are ")
