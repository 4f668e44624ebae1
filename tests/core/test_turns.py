"""Rules 2.1, 2.2, 2.7: who turns, and what."""

import pytest

from snap.classic import Classic
from snap.game import NotAllowed
from tests.core.tables import Table, classic, deck, names


def test_2_1_left_of_the_dealer_turns_first_and_the_turn_passes_left():
    table = Table(0, Classic(4, 2, deck(2, "2H", "3H", "4H", "5H"), {}))
    assert table.next == 3
    table.turn(10)
    assert table.piles == ["", "", "", "5H"]
    table.turn(20, 30)
    assert table.piles == ["2H", "3H", "", "5H"]
    assert table.next == 2


def test_2_1_a_turn_moves_the_top_of_the_stock_onto_the_pile():
    table = classic(["5H 6H 7H", "2C 3C"], ["9H", "TS"])
    table.turn(0)
    assert table.stocks[0] == "6H 7H"
    assert table.piles[0] == "9H 5H"


def test_2_1_seats_that_are_out_are_skipped():
    """Seat 1 loses its last cards to seat 0, so seat 2 turns after seat 0."""
    table = classic(["5H 6H", "", "2C 3C 6D"], ["", "5D", "KS"], quiet_us=0)
    table.turn(0)
    table.call(0, 1000)
    table.wait(6001)
    assert table.state["in"] == [True, False, True]
    assert table.next == 2
    table.turn(7000, 8000)
    assert table.next == 2


def test_2_2_an_empty_stock_is_the_pile_turned_over_unshuffled():
    table = classic(["", "2C 3C"], ["9H TS 4D", "KS"])
    table.turn(0)
    assert table.heard == [("turned over", 0), ("turned", 0)]
    assert table.stocks[0] == "TS 4D"
    assert table.piles[0] == "9H"


def test_2_2_not_before_the_turn():
    table = classic(["5H", "2C 3C"], ["9H", "KS"])
    table.turn(0)
    assert (table.stocks[0], table.piles[0]) == ("", "9H 5H")
    table.turn(1, 2)
    assert (table.stocks[0], table.piles[0]) == ("5H", "9H")


def test_2_2_a_single_card_is_turned_again_and_again():
    table = classic(["", "2C 3C"], ["9H", "KS"])
    table.turn(0, 1, 2)
    assert (table.stocks[0], table.piles[0]) == ("", "9H")


def test_peek_knows_the_next_card_through_a_turning_over():
    table = classic(["5H", "2C 3C"], ["9H", "KS"])
    for t in range(8):
        expected = table.game.peek()
        table.turn(t)
        seat = table.game._last
        assert table.game.top(seat) == expected


def test_the_clock_stands_at_the_last_card_shown():
    table = classic(["5H 6H", "2C 3C 6D"], ["9H", "KS"])
    table.turn(999_999, 1_000_000, 3_500_000_001)
    assert (table.game.clock.seconds, table.game.clock.micros) == (3500, 1)


def test_what_the_console_reads():
    game = classic(["5H 6H", ""], ["", "KS 2D"], ["TC", "4S 9H JD"]).game
    assert [game.stock_size(seat) for seat in (0, 1)] == [2, 0]
    assert [game.pile_size(seat) for seat in (0, 1)] == [0, 2]
    assert [game.holding(seat) for seat in (0, 1)] == [2, 2]
    assert names([game.top(1)]) == "2D"
    assert game.top(0) == -1
    assert game.pool_count() == 2
    assert [game.pool_size(i) for i in (0, 1)] == [1, 3]
    assert names(game.pool_top(i) for i in (0, 1)) == "TC JD"


def test_2_7_the_next_turn_is_left_of_the_last_to_have_turned_whoever_wins():
    table = classic(["5H 6H", "5D 8D", "2C 3C 6D"], ["", "", "KS"])
    table.turn(0, 10)
    table.call(0, 20)
    table.wait(10_000)
    assert table.heard == [("award", 0)]
    assert table.next == 2


def test_no_turn_while_a_round_is_open_nor_in_quiet_time():
    table = classic(["5H 6H", "5D 8D", "2C 3C 6D"], ["", "", "KS"])
    table.turn(0, 10)
    table.call(0, 20)
    for t in (21, 5020, 5021, 805_019):
        assert not table.game.can_turn(t - 10)
        with pytest.raises(NotAllowed):
            table.turn(t)
    assert table.game.can_turn(805_010)
    table.turn(805_020)
    assert table.piles[2] == "KS 2C"


def test_no_turn_when_the_game_is_over():
    table = classic(["5H", ""], ["", "5D"], quiet_us=0)
    table.turn(0)
    table.call(0, 10)
    table.wait(10_000)
    assert table.result == {"winner": 0}
    with pytest.raises(NotAllowed):
        table.turn(20_000)
    table.wait(20_001)
