"""Nothing allocates between a card's showing and its settlement, whatever happens then."""

import subprocess

import pytest

from sim import vm32
from sim.replay import surroundings
from tests.core.records import MICROPYTHON, VECTORS, needs_micropython

# Records of the three games that are played against time.
PATHS = [path for path in sorted(VECTORS.glob("*[0-9].jsonl")) if "tricks" not in path.stem]

# Plays records with the heap locked, the clock far beyond 2^30 microseconds.
CODE = """
import micropython
from snap.events import TURN
from snap.record import Event, Header
from snap.replay import deal

def apply(game, event, dt):
    micropython.heap_lock()
    try:
        game.apply(event.do, dt, event.p, event.a, event.b)
        return True
    except MemoryError:
        return False
    finally:
        micropython.heap_unlock()

def play(path):
    with open(path, "rb") as file:
        lines = file.readlines()
    header = Header(lines[0])
    game = deal(header)
    if "limit_s" not in header.options:
        game.clock.seconds = 5000
    zero = 0
    for n in range(1, len(lines)):
        event = Event(lines[n], header)
        if not apply(game, event, event.t - zero):
            print(path, "event", n, "allocates")
        if event.do == TURN:
            zero = event.t

for path in PATHS:
    play(path)
print("played")
"""


@needs_micropython
def test_no_event_allocates():
    code = f"PATHS = {[str(path) for path in PATHS]}\n" + CODE
    done = subprocess.run(
        [MICROPYTHON, "-c", code], capture_output=True, text=True, env=surroundings()
    )
    assert (done.stdout, done.stderr) == ("played\n", "")


@pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")
def test_no_event_allocates_where_integers_are_small():
    files = {f"/records/{path.name}": path.read_text() for path in PATHS}
    assert vm32.run(f"PATHS = {list(files)}\n" + CODE, files) == "played\n"
