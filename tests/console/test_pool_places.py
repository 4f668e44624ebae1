"""What lay on the table when a round opened."""

from console.games.classic import Places
from snap.classic import Classic
from snap.events import CALL, TURN
from snap.places import POOL
from snap.shuffle import shuffled


def test_2_13_pools_are_told_apart_by_numbers_of_any_size():
    """A number is never used again, so in a long game they go beyond the 52 cards."""
    game = Classic(3, 2, shuffled(1), {})
    game._pools._born = 300
    for _ in range(3):
        game.apply(TURN, 1)
    for player in (0, 1):  # false calls: each pile becomes a pool
        game.apply(CALL, 2 + player, player)
    places = Places(game)
    places.note()
    assert [game.pool_number(i) for i in range(game.pool_count())] == [300, 301]
    for i in range(2):
        assert places.card(POOL + 300 + i) == game.pool_top(i)
        assert places.count(POOL + 300 + i, 2) == 2
