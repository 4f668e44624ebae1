"""Whatever is pressed, whenever: no game breaks, no card is lost, and the record is the game."""

from itertools import count

import pytest

from snap.names import GAMES
from tests.fuzz.amount import FIRST_SEED, many
from tests.fuzz.storm import FullHeap, Storm

STEPS = 15_000
PRESSES_AND_TURNS = 5_000  # at night a million


@pytest.mark.parametrize("kind", [Storm, FullHeap])
@pytest.mark.parametrize("game", GAMES)
def test_random_presses_at_random_times(game, kind):
    tried = 0
    for seed in count(FIRST_SEED):
        storm = kind(game, seed)
        try:
            storm.go(STEPS)
        except BaseException as error:
            error.add_note(f"{kind.__name__}({game!r}, {seed}).go({STEPS})")
            raise
        tried += storm.presses + storm.turns
        if tried >= many(PRESSES_AND_TURNS):
            return
