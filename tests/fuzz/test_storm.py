"""Whatever is pressed, whenever: no game breaks, no card is lost, and the record is the game."""

import pytest

from snap.names import GAMES
from tests.fuzz.amount import many
from tests.fuzz.storm import Storm

STEPS = 15_000


@pytest.mark.parametrize("game", GAMES)
def test_random_presses_at_random_times(game):
    for seed in range(many(4)):
        try:
            Storm(game, seed).go(STEPS)
        except BaseException as error:
            error.add_note(f"Storm({game!r}, {seed})")
            raise
