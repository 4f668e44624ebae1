"""One pile in the middle (4), on the buttons."""

import pytest

from snap import said
from snap.states import state
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.console.test_on_screen import PicturedBoard

CENTRAL = 1


def play(persons=3, **chosen):
    return Evening(FakeBoard(4, seed=chosen.pop("seed", 1)), persons, game="central", **chosen)


def to_a_match(evening):
    evening.run(to="Play")
    while not evening.table.game.match:
        evening.run(10_000)
    return evening


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_of_bots_ends_and_its_record_is_that_game(seed):
    evening = play(0, bots=4, pace="fast", seed=seed).run(to="Over")
    assert state(CENTRAL, evening.replayed()) == state(CENTRAL, evening.console.deal.game)


def test_4_1_the_first_hand_takes_the_pile_and_its_two_top_cards_are_shown():
    evening = to_a_match(play(2))
    places = evening.table.places
    cards = evening.table.game.middle_size()
    evening.press(1)
    assert evening.between == "RoundResult"
    assert evening.table.game.middle_size() == 0
    assert places.count(0, 0) == cards
    assert places.first(0, 0) >> 2 == places.second(0, 0) >> 2


def test_4_2_a_false_call_pays_a_card_and_the_table_is_told_to_whom():
    evening = play().run(to="Play")
    while evening.table.turns < 2 or evening.table.game.match:
        evening.run(10_000)
    heard = []
    taken = evening.table.news.take

    def take():
        taken()
        news = evening.table.news
        heard.append((news.what, news.p, news.a))

    evening.table.news.take = take
    evening.press(2)
    [(what, p, to)] = heard
    assert (what, p) == (said.FALSE_CALL, 2)
    assert to in (0, 1)


def tied(evening):
    """Two hands come down on a match as one."""
    now = to_a_match(evening).board.time
    evening.board.presses.add(now + 100, 0)
    evening.board.presses.add(now + 200, 1)
    evening.run(50_000)
    assert evening.between == "RoundResult"
    return evening


def test_4_3_nobody_is_asked_to_press_at_a_match_that_a_tie_has_closed():
    evening = Evening(PicturedBoard("tft240", 4), 2, game="central")
    evening.run(to="Play")
    hint = evening.table.screen._hint.grid
    assert not hint.hidden
    tied(evening)
    while evening.between != "NoneType":
        evening.run(10_000)
    assert hint.hidden
    turns = evening.table.turns
    while evening.table.turns == turns:
        evening.run(10_000)
    assert not hint.hidden


def test_4_3_bots_know_that_a_tied_match_is_dead():
    evening = tied(play(2, bots=1))
    assert [evening.table.bots.eyes(p) for p in range(3)] == [0, 0, 0]
