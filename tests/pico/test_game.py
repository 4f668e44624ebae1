"""A whole game on the emulated Pico and on the desktop board: the same record, the same end."""

import json
from collections.abc import Iterator

from sim.board import DesktopBoard
from sim.clock import VirtualClock
from sim.fronts.unattended import Player
from sim.profiles import PROFILES
from sim.screen import UnwatchedDisplay
from sim.script import read_script
from sim.signals import SilentSpeaker
from sim.store import MemoryStore

SECOND = 1_000_000
SEED = 20  # the bot wins within 65 s
LASTS_S = 75
LOADING_S = 20  # modules from flash, and the panel at every card
SCRIPT = f"at {LASTS_S}s end"  # seat 1 is a person who never presses: loading takes its own time

# Both draw their chance from this.
CHANCE = """
def chance(x):
    while True:
        x = (x * 6364136223846793005 + 1442695040888963407) % 2**64
        yield x
"""

GAME = """
import time
from boards.assemble import Board, load
from console.app import Console
drawn = chance({seed})
Board.entropy = lambda self: next(drawn)
board = Board(load())
console = Console(board, game="classic", bots=1, pace="fast")
console.play(1)
print("READY")
end = time.ticks_add(time.ticks_ms(), {ms})
while time.ticks_diff(end, time.ticks_ms()) > 0:
    console.step(board.now())
    time.sleep_ms(1)
console.journal.write()
board.stop()
print(board.store.load(console.journal.name).decode())
"""


def chance(seed: int) -> Iterator[int]:
    """The numbers of CHANCE."""
    names: dict = {}
    exec(CHANCE, names)  # the very text that the device runs
    return names["chance"](seed)


def on_the_desktop() -> list[dict]:
    """The record of the game on the desktop board."""
    from console.app import Console

    drawn = chance(SEED)
    clock, store = VirtualClock(), MemoryStore()
    labels = tuple("12345678")
    display = UnwatchedDisplay(PROFILES["oled"])
    entropy = lambda: next(drawn)  # noqa: E731
    board = DesktopBoard(display, labels, clock, SilentSpeaker(), store, entropy=entropy)
    console = Console(board, game="classic", bots=1, pace="fast")
    console.play(1)
    Player(console, board, clock, read_script(SCRIPT, "game", 8), lambda _: None).run()
    console.journal.write()
    return [json.loads(line) for line in store.load(console.journal.name).splitlines()]


def on_the_pico(pico) -> list[dict]:
    """The record of the same game on the emulated Pico."""
    pico.boot()
    pico.raw_repl()
    game = GAME.format(seed=SEED, ms=(LASTS_S + LOADING_S) * 1000)
    pico.start_script(CHANCE + game, "READY\r\n")
    return [json.loads(line) for line in pico.finish_script().splitlines() if line]


def test_a_whole_game_has_the_same_record_on_both(start):
    wanted, got = on_the_desktop(), on_the_pico(start())
    without_t = [{k: v for k, v in event.items() if k != "t"} for event in got]
    assert without_t == [{k: v for k, v in event.items() if k != "t"} for event in wanted]
    turns = sum(event.get("do") == "turn" for event in wanted)
    assert turns > 30 and any(event.get("do") == "call" for event in wanted)
    # A panel on I2C takes its time for each card: no more than a tenth of a second.
    assert 0 <= got[-1]["t"] - wanted[-1]["t"] < turns * 100_000
