"""Rules 4: one pile in the middle."""

import pytest

from snap.central import Central
from snap.game import NotAllowed
from snap.places import MIDDLE
from tests.core.tables import Table, central, deck


def test_4_1_all_turn_onto_one_pile_and_the_top_two_match():
    table = Table(1, Central(3, 0, deck(0, "5H", "KD", "5C"), {}))
    table.turn(10, 20, 30)
    assert table.middle == "KD 5C 5H"
    table.call(1, 40)
    assert table.heard == [("round", 1)]


def test_4_1_the_pile_goes_beneath_the_stock_bottom_card_first_out():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H", quiet_us=0)
    table.turn(10)
    table.call(1, 20, "pool")
    table.wait(5021)
    assert table.heard == [("award", 1)]
    assert table.stocks == ["6C", "7C 8C KS 5H 5C", "9C TC"]
    assert table.middle == ""
    assert table.next == 1


def test_4_1_only_the_card_immediately_beneath():
    table = central(["5C 6C", "7C 8C", "9C TC"], "5H KS")
    table.turn(10)
    table.call(1, 20)
    assert table.heard == [("false call", 1)]


@pytest.mark.parametrize("word", ["auto", "snap", "pool"])
def test_4_1_every_call_is_alike(word):
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H")
    table.turn(10)
    table.call(1, 20, word)
    table.call(2, 30, "snap")
    assert table.heard == [("joined", 2)]


def test_4_1_the_first_card_of_the_pack_matches_too():
    table = central(["2D 6C", "7C 8C", "9C TC"], "KS 2C")
    table.turn(10)
    table.call(1, 20)
    assert table.heard == [("round", 1)]


def test_4_1_after_the_pile_is_won_nothing_matches():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H", quiet_us=0)
    table.turn(10)
    table.call(1, 20)
    table.call(2, 6000)
    assert table.heard == [("award", 1), ("false call", 2)]
    table.turn(7000)
    table.call(2, 7001)
    assert table.heard == [("false call", 2)]


def test_4_2_a_false_call_costs_the_top_card_to_the_last_to_have_turned():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 4H")
    table.turn(10)
    table.call(1, 20)
    assert table.stocks == ["6C 7C", "8C", "9C TC"]
    assert table.middle == "KS 4H 5C"


def test_4_2_if_that_is_the_caller_to_the_next_in_on_the_left():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 4H")
    table.turn(10)
    table.call(0, 20)
    assert table.stocks == ["", "7C 8C 6C", "9C TC"]


def test_4_2_if_that_is_someone_who_is_out_to_the_next_in_on_the_left():
    """Seat 0 turned its last card, and is out when seat 2 wins the pile."""
    table = central(["5C", "7C 8C", "9C TC", "JC QC"], "KS 5H", quiet_us=0)
    table.turn(10)
    table.call(2, 20)
    table.call(3, 6000)
    assert table.heard == [("award", 2), ("out", 0), ("false call", 3)]
    assert table.stocks == ["", "7C 8C JC", "9C TC KS 5H 5C", "QC"]


def test_4_2_if_nobody_has_turned_to_the_next_in_on_the_left():
    table = central(["5C 6C", "7C 8C", "9C TC"])
    table.call(2, 20)
    assert table.stocks == ["5C 6C 9C", "7C 8C", "TC"]


def test_4_2_an_empty_stock_gives_nothing_but_the_caller_is_muted():
    table = central(["5C", "7C 8C", "9C TC"], "KS 4H")
    table.turn(10)
    table.call(0, 20)
    assert table.heard == [("false call", 0)]
    assert table.stocks == ["", "7C 8C", "9C TC"]
    assert table.game.muted(0)


def test_4_3_a_dispute_leaves_the_pile_and_the_match_is_dead():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H", quiet_us=0)
    table.turn(10)
    table.call(1, 20)
    table.call(2, 20)
    table.wait(5021)
    assert table.heard == [("dispute", 1)]
    assert table.middle == "KS 5H 5C"
    table.call(2, 6000)
    assert table.heard == [("false call", 2)]
    table.turn(7000)
    assert table.middle == "KS 5H 5C 7C"


def test_4_3_a_card_of_that_rank_makes_a_new_match():
    table = central(["5C 6C", "5S 8C", "9C TC"], "KS 5H", quiet_us=0)
    table.turn(10)
    table.call(1, 20)
    table.call(2, 20)
    table.turn(6000)
    table.call(2, 6001)
    assert table.heard == [("round", 2)]


def test_4_4_an_empty_stock_is_skipped_but_may_still_call():
    table = central(["5C", "7C 8C", "9C TC"], "KS 4H")
    table.turn(10, 20, 30)
    assert table.next == 1
    assert table.state["in"] == [True] * 3
    table = central(["5C", "7C 8C", "9C TC"], "KS 5H")
    table.turn(10)
    table.call(0, 20)
    table.wait(5021)
    assert table.heard == [("award", 0)]
    assert table.stocks[0] == "KS 5H 5C"


def test_4_4_when_another_wins_the_pile_every_empty_stock_is_out():
    table = central(["5C", "", "9C TC", ""], "KS 5H", last=3)
    table.turn(10)
    table.call(2, 20)
    table.wait(5021)
    assert table.state["in"] == [False, False, True, False]
    table = central(["5C", "", "9C TC", "6S"], "KS 5H", last=3)
    table.turn(10)
    table.call(1, 20)
    table.wait(5021)
    assert table.state["in"] == [False, True, True, True]


def test_4_4_the_button_of_one_who_is_out_is_ignored():
    table = central(["5C", "6C", "9C TC"], "KS 5H", quiet_us=0)
    table.turn(10)
    table.call(2, 20)
    table.call(0, 6000)
    assert table.heard[-1] == ("ignored", 0)


def test_4_5_the_last_player_in_wins():
    table = central(["5C", "9C TC"], "KS 5H")
    table.turn(10)
    table.call(1, 20)
    table.wait(5021)
    assert table.heard == [("award", 1), ("out", 0), ("end", 1)]
    assert table.result == {"winner": 1}
    assert table.next is None


def test_4_5_no_stock_has_a_card_and_nothing_is_live_a_draw_at_once():
    table = central(["5C", "", ""], "KS 4H", last=2)
    table.turn(10)
    assert table.heard == [("turned", 0), ("end", None)]
    assert table.result == {"draw": [0, 1, 2]}


def test_4_5_with_a_live_match_the_draw_comes_at_choose_us_after_the_last_card():
    table = central(["5C", "", ""], "KS 5H", last=2)
    table.turn(1000)
    assert table.next is None
    assert table.game.due() == 4_000_000
    table.wait(4_000_999)
    assert table.result is None
    table.wait(4_001_000)
    assert table.result == {"draw": [0, 1, 2]}
    assert table.happened("end") == [4_001_000]


def test_4_5_no_call_and_no_turn_at_that_moment():
    table = central(["5C", "", ""], "KS 5H", last=2, choose_us=50)
    table.turn(1000)
    with pytest.raises(NotAllowed):
        table.turn(1010)
    with pytest.raises(NotAllowed):
        table.call(0, 1050)
    assert table.result == {"draw": [0, 1, 2]}


def test_4_5_an_open_round_is_settled_first():
    table = central(["5C", "", ""], "KS 5H", last=2, choose_us=50)
    table.turn(1000)
    table.call(1, 1049)
    table.wait(6050)
    assert table.result == {"winner": 1}
    assert table.stocks == ["", "KS 5H 5C", ""]


def test_4_5_a_dispute_about_the_last_match_is_a_draw_at_once():
    table = central(["5C", "", ""], "KS 5H", last=2)
    table.turn(1000)
    table.call(1, 2000)
    table.call(2, 2000)
    table.wait(7001)
    assert table.heard == [("dispute", 1), ("end", None)]
    assert table.happened("end") == [7000]


def test_4_5_a_draw_is_between_those_who_are_in():
    table = central(["5C", "", ""], "KS 4H", last=2)
    table.game._seats_in = 0b011
    table.turn(10)
    assert table.result == {"draw": [0, 1]}


def test_4_6_muted_until_the_next_card():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 4H")
    table.turn(10)
    table.call(2, 20)
    table.call(2, 21)
    assert table.heard == [("ignored", 2)]
    table.turn(30)
    table.call(2, 31)
    assert table.heard == [("false call", 2)]


def test_4_6_windows_late_calls_and_quiet_time():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H")
    table.turn(10)
    table.call(1, 20)
    table.call(1, 30)
    assert table.heard == [("again", 1)]
    table.call(2, 5021)
    assert table.heard == [("award", 1), ("late", 2)]
    with pytest.raises(NotAllowed):
        table.turn(805_019)
    table.turn(805_020)
    assert table.middle == "7C"


def test_4_6_the_next_turn_is_left_of_the_last_to_have_turned():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H", last=2)
    table.turn(10)
    table.call(2, 20)
    table.wait(5021)
    assert table.next == 1


def test_4_6_limits_count_the_stock_alone():
    table = central(["5C 6C", "7C 8C 4C", "9C TC"], "KS 5H 2C 3C", limit_s=1)
    table.wait(1_000_000)
    assert table.result == {"winner": 1}
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H", limit_snaps=1)
    table.turn(10)
    table.call(2, 20)
    table.wait(5021)
    assert table.heard == [("award", 2), ("end", 2)]
    assert table.happened("end") == [5020]


def test_4_6_a_limit_while_a_round_is_open():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H", limit_s=1)
    table.turn(10)
    table.call(2, 999_000)
    table.call(1, 1_000_000)
    assert table.heard == [("joined", 1)]
    table.wait(1_004_001)
    assert table.heard == [("dispute", 2), ("end", None)]
    assert table.result == {"draw": [1, 2]}


def test_4_6_false_starts():
    table = central(["5C 6C", "7C 8C", "9C TC"], "KS 5H", false_start_us=100)
    table.turn(10)
    table.call(2, 109)
    assert table.heard == [("false call", 2)]
    assert table.stocks == ["6C 9C", "7C 8C", "TC"]
    table.call(1, 110)
    assert table.heard == [("round", 1)]


def test_no_pair_is_ever_named():
    table = central(["5C 6C", "7C 8C"], "KS 5H")
    with pytest.raises(NotAllowed):
        table.pair(0, 10, "s0", "s1")


def test_4_5_what_comes_first_is_due_first():
    """The draw when nobody calls on the last match, or the time limit."""
    for choose_us, due in ((400_000, 400_000), (600_000, 500_000)):
        table = central(["5C", "", ""], "KS 5H", last=2, choose_us=choose_us, limit_s=1)
        assert table.game.due() == 1_000_000
        table.turn(500_000)
        assert table.game.due() == due


def test_what_the_console_reads():
    game = central(["5C", "7C 8C"], "KS 5H 2D").game
    assert game.middle_size() == 3
    assert [game.middle_top(i) for i in range(4)] == [1, 14, 47, -1]
    assert game.peek() == 12
    assert (game.stock_size(0), game.stock_size(1)) == (1, 2)
    assert (game.holding(0), game.holding(1)) == (1, 2)
    assert MIDDLE > 7
