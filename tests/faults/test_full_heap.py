"""The heap of the real MicroPython is full in the middle of a game: whatever fails, the table is
there again, through the console itself or through the new start that follows."""

import pytest

from tests.core.records import needs_micropython
from tests.saves.test_on_micropython import on_micropython

# `hog` takes all that is free but pieces smaller than LEFT, until the scene that was up has ended.
FULL = """
for i in range(300):
    step(board, console)
console.journal.write()
turns = game.clock.seconds
hog, size = [], 1 << 16
gc.collect()
while size >= LEFT:
    try:
        hog.append(bytearray(size))
    except MemoryError:
        size //= 2
outcome = ""
try:
    for i in range(3000):
        step(board, console)
        if type(console._scene).__name__ != "Play":
            outcome = "survived"
            break
except MemoryError:
    outcome = "new start"
hog = None
if outcome == "new start":
    console = Console(board, language="en", idle_min=0)
    step(board, console)
until("Resume")
console._scene.tapped(0)
until("Play")
print(outcome, console.deal.game.clock.seconds >= turns)
"""


@needs_micropython
@pytest.mark.parametrize("left", [64, 256, 1024])
def test_the_table_is_there_again(tmp_path, left):
    *_, last = on_micropython(tmp_path / "saves", f"LEFT = {left}\n" + FULL)
    assert last in ("survived True", "new start True")
