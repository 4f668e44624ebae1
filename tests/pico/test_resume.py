"""The power goes at random moments of a running game on the emulated Pico; the game goes on.

SNAP_RESETS says how many times (3 where it is not set).
"""

import json
import os
import random

from boards.files import unpack
from boards.payload import load, payload
from boards.models import MODELS
from console.vault import seal
from sim.pico.scripted import wait_until_ready
from snap.replay import Replay

SECOND = 1_000_000
RESETS = int(os.environ.get("SNAP_RESETS", "3"))
SETTINGS = {"language": "en", "game": "classic", "bots": 3, "pace": "fast", "idle_min": 0}


def saves(pico):
    """What lies in the folder of saves."""
    files = unpack(pico.files(), MODELS[load("pico_oled").model])
    return {name[6:]: data for name, data in files.items() if name.startswith("saves/")}


def press(pico, hold=80_000):
    pico.press(0, pico.t + 1000, hold)
    pico.run(hold + 1.5 * SECOND)


def record_of(blobs):
    """The only record's lines, each played again."""
    (name,) = [name for name in blobs if name.endswith(".jsonl")]
    lines = blobs[name].splitlines()
    replay = Replay(lines[0])
    for line in lines[1:]:
        replay.step(line)
    return lines, replay.game


def last_turn(lines):
    """How many lines there are before the last card."""
    return max(i for i, line in enumerate(lines) if i == 0 or json.loads(line)["do"] == "turn")


def test_after_resets_at_random_moments_the_game_goes_on(start):
    luck = random.Random(RESETS)
    settings = seal(json.dumps(SETTINGS).encode(), 0)
    pico = start(files=payload("pico_oled") | {"saves/settings.0": settings})
    wait_until_ready(pico)
    pico.run(1 * SECOND)
    for hold in (80_000, 700_000, 700_000):  # from the title to the deal
        press(pico, hold)
    pico.run(6 * SECOND)
    before = []
    for _ in range(RESETS):
        pico.run(luck.uniform(5, 30) * SECOND)
        pico.reset(power=True)
        wait_until_ready(pico)
        blobs = saves(pico)
        lines, game = record_of(blobs)
        assert lines[: last_turn(before or lines)] == (before or lines)[: last_turn(before or lines)]
        assert "errors.txt" not in blobs and "Traceback" not in pico.output
        if game.over:
            break
        assert len(lines) > len(before) - 8
        pico.run(0.5 * SECOND)
        press(pico)  # go on
        pico.run((3 + len(lines) / 20) * SECOND)
        before = lines
    assert len(before) > 10
