"""Bringing a table up to date allocates nothing, on the 32-bit MicroPython."""

from pathlib import Path

import pytest

from sim import vm32

pytestmark = pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")

GAMES = Path(__file__).parent / "exhibits" / "games.py"

CODE = """
import micropython
import hal.displayio as displayio
import hal.vectorio as vectorio
from console.ui.kit import Ui
from games import StillCentral, StillClassic, StillMenagerie
from hal.displayio.bitmap import load_sheet
from hal.displayio.palette import Palette

class Thing:
    pass

board, board.display = Thing(), Thing()
board.display.width, board.display.height, board.display.colors = {size}
Palette.use(board.display.colors)
board.displayio, board.vectorio = displayio, vectorio
board.open = lambda name: open("/lib/" + name, "rb")
board.sheet = lambda name: load_sheet(open("/lib/assets/" + name + ".sheet", "rb"))
ui = Ui(board)

def check(table, games):
    for game in games:
        for card in (-1, 51, 0):
            micropython.heap_lock()
            try:
                table.update(game, card)
            finally:
                micropython.heap_unlock()

if {what!r} == "classic":
    from console.screens.table import ClassicTable
    games = [StillClassic(6, pools, mute, out) for pools, mute, out in
             ((0, -1, ()), (3, 1, ()), (8, 2, (4,)), (20, -1, (4, 5)), (51, 0, ()), (0, 0, ()))]
    check(ClassicTable(ui, 6), games)
elif {what!r} == "central":
    from console.screens.central import CentralTable
    games = [StillCentral(6, mute, out, middle) for mute, out, middle in
             ((-1, (), ()), (2, (), (1,)), (3, (4,), (1, 2)), (-1, (4, 5), (9,) * 30))]
    check(CentralTable(ui, 6), games)
else:
    from console.screens.menagerie import MenagerieTable
    games = [StillMenagerie(8, duel) for duel in ((-1, -1), (0, 5), (7, 2), (-1, -1))]
    check(MenagerieTable(ui, 8), games)
print("done")
"""


@pytest.mark.parametrize("what", ["classic", "central", "menagerie"])
@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)], ids=["oled", "tft240"])
def test_updating_a_table_allocates_nothing(what, size):
    files = {"/lib/games.py": GAMES.read_text()}
    assert vm32.run(CODE.format(size=size, what=what), files) == "done\n"
