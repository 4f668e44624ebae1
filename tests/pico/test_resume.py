"""The power goes at random moments of a running game on the emulated Pico; the game goes on.

SNAP_RESETS says how many times (3 where it is not set).
"""

import json
import os
import random

from boards.files import unpack
from boards.models import MODELS
from boards.payload import load, payload
from console.vault import seal
from sim.pico.scripted import wait_until_ready
from snap.replay import Replay

SECOND = 1_000_000
RESETS = int(os.environ.get("SNAP_RESETS", "3"))
SETTINGS = {"language": "en", "game": "classic", "bots": 3, "pace": "fast", "idle_min": 0}
A_LINE = 25_000  # microseconds that a line of the record takes to be played again, and more


def saves(pico):
    """What lies in the folder of saves."""
    files = unpack(pico.files(), MODELS[load("pico_oled").model])
    return {name[6:]: data for name, data in files.items() if name.startswith("saves/")}


def switched_off_and_on(pico):
    """What was kept when the power went; then the console is there again."""
    blobs = saves(pico)
    assert "errors.txt" not in blobs, blobs["errors.txt"].decode()
    assert "Traceback" not in pico.output
    pico.output = ""
    pico.reset(power=True)
    wait_until_ready(pico)
    pico.run(3 * SECOND)
    return blobs


def press(pico, hold=80_000):
    pico.press(0, pico.t + 1000, hold)
    pico.run(hold + 1.5 * SECOND)


def begin(pico):
    """From the title to the first card."""
    for hold in (80_000, 700_000, 700_000):
        press(pico, hold)
    pico.run(6 * SECOND)


def newest(blobs):
    """The newest record's name, its lines, each played again, and the game."""
    name = max(name for name in blobs if name.endswith(".jsonl"))
    lines = blobs[name].splitlines()
    replay = Replay(lines[0])
    for line in lines[1:]:
        replay.step(line)
    return name, lines, replay.game


def before_the_last_card(lines):
    """Lines that no cut of power can cost."""
    return lines[: max(i for i in range(len(lines)) if i == 0 or b'"turn"' in lines[i])]


def test_after_resets_at_random_moments_the_game_goes_on(start):
    luck = random.Random(RESETS)
    settings = seal(json.dumps(SETTINGS).encode(), 0)
    pico = start(files=payload("pico_oled") | {"saves/settings.0": settings})
    wait_until_ready(pico)
    pico.run(1 * SECOND)
    begin(pico)
    records = {}
    for _ in range(RESETS):
        pico.run(luck.uniform(6, 40) * SECOND)  # a save comes every eight cards
        name, lines, game = newest(switched_off_and_on(pico))
        known = before_the_last_card(records.get(name, lines))
        assert lines[: len(known)] == known
        records[name] = lines
        if game.over:  # its winner is told; on with another one
            begin(pico)
        else:
            press(pico)
            pico.run(3 * SECOND + A_LINE * len(lines))
    print("lines kept:", {name: len(lines) for name, lines in records.items()})
    assert max(len(lines) for lines in records.values()) > 10
