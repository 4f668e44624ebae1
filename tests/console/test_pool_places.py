"""What lay on the table when a round opened."""

import pytest

from console.games.classic import Places
from console.news import News
from snap.cards import parse_card
from snap.classic import Classic
from snap.events import AUTO, CALL, PASS, TURN
from snap.places import POOL
from snap.said import AWARD, ROUND
from snap.shuffle import shuffled
from tests.console.tables import deck


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


@pytest.mark.parametrize("pooled", [False, True])
def test_2_11_what_a_round_has_won_stays_noted_when_a_slower_hand_opens_another(pooled):
    """Owners call (3.1), 4 ms apart: the first has won before the third opens a round."""
    cards = deck(6, "9C", "4H", "4D", "7C", "7D", "9H")
    game = Classic(6, 5, cards, {"owners_only": True})
    places, news = Places(game), News()

    def apply(*event):
        said = game.apply(*event)
        if any(said.what[i] == ROUND for i in range(said.n)):
            places.note()
        news.heard(said)

    apply(TURN, 1)
    if pooled:
        apply(CALL, 1, 0, AUTO)
        news.take()  # the false call
    for _ in range(5):
        apply(TURN, 1)
    for dt, player in ((1000, 5), (5000, 1), (9000, 3)):
        apply(CALL, dt, player, AUTO)
    apply(PASS, 20_000)
    for player, first, second in ((5, "9C", "9H"), (1, "4H", "4D"), (3, "7C", "7D")):
        news.take()
        assert (news.what, news.p) == (AWARD, player)
        shown = places.first(news.a, news.b), places.second(news.a, news.b)
        assert shown == (parse_card(first), parse_card(second))
        assert places.count(news.a, news.b) == 2
