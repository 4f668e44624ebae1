"""Nothing allocates between a card's showing and its settlement, on the 32-bit MicroPython."""

from pathlib import Path

import pytest

from sim import vm32

pytestmark = pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")

# A board that allocates nothing itself; its clock stands far beyond 2^29 and wraps on the way.
BOARD = """
import gc, micropython
from console.app import Console
from console.ticks import ticks_add, ticks_diff

class Part:
    overflows = stuck = 0
    def poll(self): pass
    def set(self, seat, level): pass
    def tone(self, hz, volume): pass

class Presses(Part):
    def __init__(self, board):
        self.board = board
        self.left = self.t = self.player = 0
        self.down = False
    def next(self):
        if not self.left:
            return False
        self.left -= 1
        self.t = ticks_add(self.board.time, -4000)
        self.player = self.left % 4
        self.down = self.left & 4 == 0
        return True
    def horizon(self): return ticks_add(self.board.time, -3000)

class Store:
    def load(self, name): return None
    def save(self, name, data): pass
    append = save
    def remove(self, name): pass
    def names(self): return []

class Board:
    display = menu = None
    seats = 4
    labels = ("1", "2", "3", "4")
    store = Store()
    lamps = speaker = Part()
    def __init__(self, seed):
        self.time = (1 << 30) - 40000000
        self.seed = seed
        self.presses = Presses(self)
    def now(self): return self.time
    def open(self, name): return open("/lib/" + name, "rb")
    def entropy(self):
        self.seed = (self.seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return self.seed

def step(board, console):
    ahead = ticks_diff(console.step(board.time), board.time)
    board.time = ticks_add(board.time, max(1, min(ahead, 50000)))
"""

# Garbage is made where `prepare` and the news have the heap unlocked, and nowhere else.
LOCKED = """
from console.scenes.play import Play
from console.table import Table

locked = False

def lock():
    global locked
    locked = True
    micropython.heap_lock()

def unlock():
    global locked
    if locked:
        micropython.heap_unlock()
    locked = False

def unlocked(method):
    def run(table):
        before = locked
        unlock()
        result = method(table)
        if before:
            lock()
        return result
    return run

def unlocked_from(method):
    # A new picture is made, and refreshed later in this step.
    def run(play, now):
        unlock()
        method(play, now)
    return run

def attend(table, now):
    if table.game.choice_count or table._choices:
        unlock()
    attending(table, now)

attending = Table.attend
Table.attend = attend
Table.prepare = unlocked(Table.prepare)
Play._announce = unlocked_from(Play._announce)
Play._resume = unlocked(Play._resume)

def play(seed, **chosen):
    board = Board(seed)
    console = Console(board, bots=2, pace="fast", **chosen)
    console.play(2)
    while not isinstance(console._scene, Play):
        step(board, console)
    for i in range(1500):
        if i % 9 == 0:
            board.presses.left = i % 16
        if console._scene.between is not None:
            step(board, console)
            continue
        lock()
        try:
            step(board, console)
        finally:
            unlock()
        if not isinstance(console._scene, Play):
            break
    print(chosen, "played")
"""


# The same with the real pictures, drawn by the device's own displayio for a panel nobody sees.
PICTURED = """
import hal.displayio, hal.vectorio
from hal.display import Display
from hal.displayio.bitmap import load_sheet
from tests.hal.pixels.recorder import quiet

Board.displayio = hal.displayio
Board.vectorio = hal.vectorio
Board.display = Display(quiet(PANEL), lambda: 0)
Board.sheet = lambda self, name: load_sheet(open("/lib/assets/" + name + ".sheet", "rb"))
"""
RECORDER = Path(__file__).parents[1] / "hal" / "pixels" / "recorder.py"


@pytest.mark.parametrize("call", ["press", "double", "triple", "hold"])
def test_nothing_allocates_from_a_cards_showing_to_its_settlement(call):
    code = BOARD + LOCKED + f"for seed in range(3): play(seed, call={call!r})\n"
    assert vm32.run(code) == f"{{'call': '{call}'}} played\n" * 3


@pytest.mark.parametrize("panel", ["ssd1306 i2c", "st7789 240"])
def test_nor_do_the_pictures(panel):
    code = f"PANEL = {panel!r}\n" + BOARD + PICTURED + LOCKED + "play(1)\n"
    files = {"/lib/tests/hal/pixels/recorder.py": RECORDER.read_text()}
    assert vm32.run(code, files) == "{} played\n"
