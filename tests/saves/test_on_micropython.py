"""The store, the seal and the way back to the table on the real MicroPython, on its own files."""

import subprocess

import pytest

from sim.replay import surroundings
from sim.store import FolderStore
from tests.console.evening import Evening
from tests.console.fake_board import FIRMWARE, FakeBoard
from tests.console.test_console_memory import BOARD
from tests.core.records import MICROPYTHON, needs_micropython

SECOND = 1_000_000

RUN = """
import sys
from hal.store import FileStore

board = Board(5)
board.store = FileStore(FOLDER)
console = Console(board, language="en", idle_min=0)

def until(scene):
    while type(console._scene).__name__ != scene:
        step(board, console)

step(board, console)
print(type(console._scene).__name__)
if type(console._scene).__name__ == "Resume":
    console._scene.tapped(0)
else:
    console.play(1)
until("Play")
game = console.deal.game
print([game.stock_size(p) for p in range(game.players)], list(console.party.levels))
gc.collect()
before = gc.mem_alloc()
for i in range(400):
    step(board, console)
console.journal.write()
"""

NEW_GAME = """
game = None
console.go("title")
until("Title")
console.play(1)
until("Play")
gc.collect()
print("snap.record" in sys.modules, before - gc.mem_alloc())
"""


TWICE = """
from hal.store import FileStore

board = Board(5)
board.store = FileStore(FOLDER)
console = Console(board, language="en", idle_min=0, **OPTIONS)
step(board, console)
console.play(2)
for i in range(400):
    step(board, console)
console.journal.write()
console = Console(board)
step(board, console)
print(type(console._scene).__name__)
"""


def on_micropython(folder, more="", code=RUN):
    """What the code prints, line by line, on a store in this folder."""
    code = f"FOLDER = {str(folder)!r}\n" + BOARD.replace('"/lib/"', f'"{FIRMWARE}/"') + code + more
    command = [MICROPYTHON, "-X", "heapsize=2m", "-c", code]
    where = surroundings() | {"MICROPYPATH": f"{FIRMWARE}:{FIRMWARE.parent}"}
    done = subprocess.run(command, capture_output=True, text=True, env=where)
    assert not done.returncode, done.stdout
    return done.stdout.splitlines()


@needs_micropython
def test_a_table_of_the_desktop_is_there_again_and_costs_no_more_memory_than_a_new_one(tmp_path):
    board = FakeBoard(4)
    board.store = FolderStore(tmp_path / "saves")
    evening = Evening(board, persons=1, bots=3, pace="fast").run(40 * SECOND)
    evening.console.journal.write()
    size = len(evening.record())
    game, levels = evening.console.deal.game, list(evening.console.party.levels)
    stocks = [game.stock_size(p) for p in range(game.players)]
    *_, scene, table, memory = on_micropython(tmp_path / "saves", NEW_GAME)
    assert (scene, table) == ("Resume", f"{stocks} {levels}")
    assert len(evening.record()) > size, "the record goes on"
    assert evening.replayed().clock.seconds > game.clock.seconds
    still_loaded, cost = memory.split()
    assert still_loaded == "False", "what reads records is dropped"
    assert int(cost) < 3000


@needs_micropython
def test_what_micropython_has_saved_the_desktop_reads(tmp_path):
    on_micropython(tmp_path)
    board = FakeBoard(4)
    board.store = FolderStore(tmp_path)
    evening = Evening(board).run(100_000)
    assert evening.scene == "Resume"
    evening.press(1).run(to="Play")


@needs_micropython
@pytest.mark.parametrize(
    "options",
    [{"owners_only": True}, {"grab": True}, {"game": "tricks", "double_both": True}],
    ids=str,
)
def test_a_table_with_options_that_are_yes_or_no_is_there_again(tmp_path, options):
    *_, scene = on_micropython(tmp_path, code=f"OPTIONS = {options}\n" + TWICE)
    assert scene == "Resume"
