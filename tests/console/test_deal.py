"""What the console deals, and who deals first."""

import json

from snap.classic import Classic
from snap.shuffle import shuffled
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard


def is_dead(seed):
    """2.19: nobody could ever call, whoever of two deals."""
    return all(Classic(2, dealer, shuffled(seed), {}).over for dealer in range(2))


def test_1_2_a_classic_deal_that_is_dead_is_dealt_again(monkeypatch):
    dead = next(seed for seed in range(1000) if is_dead(seed))
    board = FakeBoard(2)
    seeds = iter([dead, 1, dead, 2])
    entropy = board.entropy
    monkeypatch.setattr(board, "entropy", lambda: next(seeds, entropy()))
    evening = Evening(board, 2).run(to="Play")
    assert json.loads(evening.record()[0])["seed"] != dead
    assert next(seeds, None) is None
    assert not evening.table.game.over


def test_1_3_the_first_dealer_is_drawn_at_random():
    dealers = set()
    for seed in range(30):
        evening = Evening(FakeBoard(4, seed=seed), 2, bots=2).run(to="Play")
        dealers.add(json.loads(evening.record()[0])["dealer"])
    assert dealers == set(range(4))
