"""Runs on the 32-bit MicroPython: bots and people play, every step's allocations are counted.

`PANEL` is (width, height, colours, bytes that stand before pixels, rows a transfer takes).
"""

import gc

import hal.displayio
import hal.vectorio
from console.app import Console
from console.ticks import ticks_add, ticks_diff
from hal.display import Display
from hal.displayio.bitmap import load_sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

PANEL = (128, 64, 2, b"\x40", 8)


class Panel:
    """Takes pixels, and nothing shows them."""

    def __init__(self) -> None:
        self.width, self.height, self.colors, self.lead, self.rows = PANEL

    def __getattr__(self, name: str) -> "Any":
        return self.nothing

    def nothing(self, *_: "Any") -> bool:
        """Every command of a panel."""
        return True


class Quiet:
    """Lamps and a speaker."""

    def set(self, seat: int, level: int) -> None:
        """Nothing is lit."""

    def tone(self, hz: int, volume: int) -> None:
        """Nothing sounds."""


class Presses:
    """One press a poll, where one was asked for."""

    overflows = stuck = 0
    down = write_proof = True

    def __init__(self) -> None:
        self.t = self.player = self.waiting = self.now = 0

    def poll(self) -> None:
        """Nothing new."""

    def next(self) -> bool:
        """The press that was asked for."""
        self.t = self.now
        self.waiting -= 1
        return self.waiting >= 0

    def horizon(self) -> int:
        """All is known at once."""
        return self.now


class Store:
    """Keeps nothing."""

    def load(self, name: str) -> "bytes | None":
        """There is never anything."""
        return None

    def save(self, name: str, data: bytes) -> None:
        """As if it were kept."""

    append = save

    def remove(self, name: str) -> None:
        """There is nothing to remove."""

    def names(self) -> "list[str]":
        """No blobs."""
        return []


class Board:
    """A board whose clock is near its wrap, so that sums leave the small integers."""

    displayio = hal.displayio
    vectorio = hal.vectorio
    menu = None
    seats = 4
    labels = ("1", "2", "3", "4")

    def __init__(self) -> None:
        self.presses = Presses()
        self.presses.now = (1 << 30) - 60_000_000
        self.display = Display(Panel(), self.now)
        self.lamps = self.speaker = Quiet()
        self.store = Store()

    def now(self) -> int:
        """Ticks."""
        return self.presses.now

    def open(self, name: str) -> "BinaryIO":
        """The device's data lies in /lib."""
        return open("/lib/" + name, "rb")

    def sheet(self, name: str) -> "Any":
        """A glyph sheet."""
        return load_sheet(self.open("assets/" + name + ".sheet"))

    def entropy(self) -> int:
        """Always the same game."""
        return 20_260_101

    def battery(self) -> "int | None":
        """There is none."""
        return None

    def log(self, text: str) -> None:
        """What goes wrong is measured with the rest, so it must be seen."""
        raise RuntimeError(text)


def measured_step(console: Console, board: Board) -> int:
    """Bytes that one step allocates; the clock goes on to what is due next."""
    before = gc.mem_alloc()
    at = console.step(board.presses.now)
    used = gc.mem_alloc() - before
    ahead = ticks_diff(at, board.presses.now)
    board.presses.now = ticks_add(board.presses.now, max(1, min(ahead, 20_000)))
    return used


def kind(console: Console, before: "tuple[int, int]", pressed: bool) -> str:
    """What a step was: a press, a card shown, a turn applied, or nothing (idle)."""
    table = console._scene.table
    if pressed:
        return "press"
    if table.turns != before[0]:
        return "turn applied"
    return "card shown" if table.croupier.card != before[1] else "idle"


def play() -> None:
    """Print the kind and the bytes of every step while the table is in sight."""
    board = Board()
    console = Console(board, bots=2)
    console.play(2)
    gc.disable()
    presses = 0
    for i in range(4000):
        scene = console._scene
        if i % 64 == 0:
            gc.collect()
        if not hasattr(scene, "table") or scene.between is not None:
            measured_step(console, board)
            continue
        table = scene.table
        before = (table.turns, table.croupier.card)
        pressed = i % 97 == 0 and table.croupier.card < 0
        board.presses.waiting = int(pressed)
        board.presses.player = presses % 2
        board.presses.down = presses % 4 < 2
        presses += pressed
        used = measured_step(console, board)
        if console._scene is scene and scene.between is None:
            print(kind(console, before, pressed) + "," + str(used))
