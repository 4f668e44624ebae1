"""The largest table on the colour panel: it opens and is played, with memory to spare."""

import json

from boards.files import unpack
from boards.models import MODELS
from boards.payload import payload
from console.vault import seal
from sim.pico.scripted import wait_until_ready
from snap.replay import Replay

SECOND = 1_000_000
SPARE = 8  # KB that are taken away, and not missed
TURNS = 8
LONGEST = 100 * SECOND
SETTINGS = {"language": "en", "game": "classic", "bots": 5, "pace": "fast", "idle_min": 0}
SETTINGS |= {"grab": True}  # the photo finish is the largest picture beside the table's
TAKEN = f"taken = [bytearray(1024) for _ in range({SPARE})]\n".encode()


def press(pico, hold=80_000):
    pico.press(0, pico.t + 1000, hold)
    pico.run(hold + 1.5 * SECOND)


def test_3_2_classic_for_six_is_played_on_the_colour_panel_with_memory_to_spare(start):
    files = payload("pico_tft")
    files["main.py"] = TAKEN + files["main.py"]
    files["saves/settings.0"] = seal(json.dumps(SETTINGS).encode(), 0)
    pico = start("pico_tft", files)
    wait_until_ready(pico)
    pico.run(1 * SECOND)
    for hold in (80_000, 700_000, 700_000):  # from the title to the deal
        press(pico, hold)
    lines = []
    while sum(b'"turn"' in line for line in lines) < TURNS:
        assert pico.t < LONGEST, "the table is not played"
        pico.run(4 * SECOND)
        kept = unpack(pico.files(), MODELS[pico.spec.model])
        assert "saves/errors.txt" not in kept, kept["saves/errors.txt"].decode()
        lines = kept.get("saves/game-0001.jsonl", b"").splitlines()
    replay = Replay(lines[0])
    for line in lines[1:]:
        replay.step(line)
    assert replay.game.players == 6
    assert "Error" not in pico.output, pico.output[-400:]
