"""Who sits where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.party import Party
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard


@given(st.integers(2, 8), st.integers(0, 255), st.integers(0, 8), st.sampled_from([2, 6, 8]))
def test_persons_keep_their_seats_and_bots_take_free_ones(seats, joined, bots, most):
    party = Party(seats)
    party.joined = joined & ((1 << seats) - 1)
    persons = party.persons()
    party.sit_down(bots, 3, 2, most)
    assert 2 <= party.count <= min(most, seats)
    assert list(party.seats[: party.count]) == sorted(set(party.seats[: party.count]))
    assert sum(not party.is_bot(p) for p in range(party.count)) == min(persons, most, seats)
    for player in range(party.count):
        seat = party.seats[player]
        assert party.has_joined(seat) != party.is_bot(player)
        assert party.player_at(seat) == (-1 if party.is_bot(player) else player)


def test_a_player_whom_a_bot_replaces_loses_the_button():
    party = Party(4)
    party.joined = 0b1010
    party.sit_down(0, 3, 2, 6)
    party.replace(1, 2)
    assert party.player_at(3) == -1
    assert party.mask(0b10) == 0b1000


@pytest.mark.parametrize(
    ("persons", "game", "most"),
    [(7, "classic", "6"), (8, "central", "6"), (3, "tricks", "2"), (8, "menagerie", None)],
)
def test_more_people_than_can_play_are_told_before_the_deal(persons, game, most):
    evening = Evening(FakeBoard(8), game=game)
    evening.console.party.joined = (1 << persons) - 1
    evening.console.go("setup")
    evening.run(100_000)
    told = evening.console._scene.help("begin")
    assert ("At most" in told) == (most is not None)
    assert most is None or most in told


@pytest.mark.parametrize(
    ("persons", "bots", "joins"), [(1, 0, True), (1, 1, False), (2, 0, False), (1, 3, False)]
)
def test_a_bot_that_joins_unasked_is_told_before_the_deal(persons, bots, joins):
    evening = Evening(FakeBoard(4), bots=bots)
    evening.console.party.joined = (1 << persons) - 1
    evening.console.go("setup")
    evening.run(100_000)
    told = [evening.console._scene.help(item) for item in ("begin", "bots")]
    assert ["a bot joins" in text for text in told] == [joins, joins]
    evening.console.go("deal")
    evening.run(100_000)
    assert (evening.console.party.count > persons + bots) == joins
