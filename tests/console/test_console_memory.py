"""Nothing allocates between a card's showing and its settlement, on the 32-bit MicroPython."""

import json
import subprocess
from pathlib import Path

import pytest

from sim import vm32
from sim.replay import surroundings
from tests.console.fake_board import FIRMWARE
from tests.core.records import MICROPYTHON, needs_micropython

needs_vm32 = pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")

# A board that allocates nothing itself; its clock stands far beyond 2^29 and wraps on the way.
BOARD = """
import gc, micropython
from console.app import Console
from console.ticks import ticks_add, ticks_diff

class Part:
    overflows = stuck = 0
    write_proof = True
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
        self.down = self.left & 4 != 0
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
    def log(self, text): print(text)
    def battery(self): return None
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
Play._ask = unlocked_from(Play._ask)
Play._resume = unlocked(Play._resume)
Play._save = unlocked(Play._save)

def play(seed, **chosen):
    board = Board(seed)
    console = Console(board, bots=2, pace="fast", **chosen)
    console.play(2)
    while not isinstance(console._scene, Play):
        step(board, console)
    table = console._scene.table
    for i in range(2500):
        if i % 67 == 0:
            board.presses.left = 8
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
    print(chosen, "played" if table.turns > 20 else table.turns)
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


@needs_vm32
@pytest.mark.parametrize("call", ["press", "double", "triple", "hold"])
def test_nothing_allocates_from_a_cards_showing_to_its_settlement(call):
    code = BOARD + LOCKED + f"for seed in range(3): play(seed, call={call!r})\n"
    assert vm32.run(code) == f"{{'call': '{call}'}} played\n" * 3


@needs_vm32
@pytest.mark.parametrize("panel", ["ssd1306 i2c", "st7789 240"])
def test_nor_do_the_pictures(panel):
    code = f"PANEL = {panel!r}\n" + BOARD + PICTURED + LOCKED + "play(1)\n"
    files = {"/lib/tests/hal/pixels/recorder.py": RECORDER.read_text()}
    assert vm32.run(code, files) == "{} played\n"


UNLOADED = """
import sys

def until(scene):
    while type(console._scene).__name__ != scene:
        step(board, console)

board = Board(1)
console = Console(board, bots=2, pace="fast")
used = []
for game in ("classic", "central", "menagerie") * 6:
    console.settings.choose("game", game)
    console.play(2)
    until("Play")
    print(*sorted(name for name in sys.modules if name.startswith("console.games.")))
    for i in range(200):
        step(board, console)
    console.party.seated = False
    console.go("title")
    until("Title")
    gc.collect()
    used.append(gc.mem_alloc())
print("snap.classic" in sys.modules, "console.table" in sys.modules)
print(used)
"""


@needs_micropython
def test_only_the_game_in_play_is_loaded_and_nothing_grows():
    """On the desktop's VM: the 32-bit one collects only when a whole script is over."""
    code = (BOARD + UNLOADED).replace('"/lib/"', f'"{FIRMWARE}/"')
    command = [MICROPYTHON, "-X", "heapsize=2m", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings(), check=True)
    *games, unloaded, used = done.stdout.splitlines()
    shared = "console.games.calling"
    once = ["console.games.classic", "console.games.central", "console.games.menagerie"]
    assert [" ".join(set(line.split()) - {shared}) for line in games] == once * 6
    assert unloaded == "False False"
    used = json.loads(used)
    # The first round brings in the names of every game, which MicroPython keeps for good.
    assert min(used[9:]) - min(used[3:9]) < 2000
