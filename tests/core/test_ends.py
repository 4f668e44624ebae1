"""Rules 2.14, 2.15, 2.17, 2.18 and 3.1: who is out, how it ends, house rules that are options."""

import pytest

from snap.game import NotAllowed
from tests.core.tables import classic

LIVE = "2C 3C 6D 9S"


def test_2_14_with_no_stock_and_no_pile_out_at_once():
    table = classic(["6H", "", LIVE], ["2H QS", "3H QD", "5H"])
    table.call(0, 100)
    table.wait(5101)
    assert table.heard == [("award", 0), ("out", 1)]
    assert table.state["in"] == [True, False, True]


def test_2_14_one_card_of_stock_or_pile_is_enough():
    table = classic(["6H", "8D", LIVE], ["2H QS", "3H QD", "5H"])
    table.call(0, 100)
    table.wait(5101)
    assert table.state["in"] == [True, True, True]
    table = classic(["6H", "", LIVE], ["2H QS", "9H", "5H QD"])
    table.call(0, 100)
    table.wait(5101)
    assert table.state["in"] == [True, True, True]


def test_2_14_out_by_ones_own_false_call():
    table = classic(["6H", "", LIVE], ["2H QS", "3H", "5H"])
    table.call(1, 100)
    assert table.heard == [("false call", 1), ("out", 1)]
    assert table.pools == {0: "3H"}


def test_2_14_the_button_of_one_who_is_out_is_ignored():
    table = classic(["6H", "", LIVE], ["2H QS", "3H QD", "5H 6C"], quiet_us=0)
    table.call(0, 100)
    table.call(1, 6000)
    assert table.heard[-1] == ("ignored", 1)
    table.turn(7000)
    table.call(1, 7001)
    assert table.heard == [("ignored", 1)]


def test_2_14_not_before_a_round_in_which_they_have_called_is_settled():
    """Seat 1 loses its pile to seat 0, but has called on the pool of fours."""
    table = classic(["6H", "", LIVE, "7H"], ["2H QS", "3H QD", "5H", "4S"], ["7C 4D"])
    table.call(0, 100, "snap")
    table.call(1, 200, "pool")
    table.wait(5101)
    assert table.heard == [("award", 0)]
    assert table.state["in"] == [True] * 4
    table.wait(5201)
    assert table.heard == [("award", 1)]
    assert table.stocks[1] == "7C 4D 4S"
    assert table.state["in"] == [True] * 4


def test_2_14_out_when_that_round_brings_nothing():
    table = classic(["6H", "", LIVE, "7H"], ["2H QS", "3H QD", "5H", "4S"], ["7C 4D"])
    table.call(0, 100, "snap")
    table.call(1, 200, "pool")
    table.call(2, 300, "pool")
    table.wait(5201)
    assert table.heard == [("award", 0), ("dispute", 1), ("out", 1)]


def test_2_14_a_choice_of_theirs_keeps_them_in_too():
    table = classic(["6H", "", LIVE, "7H"], ["2H QS", "3H QD", "5H", "4S"], ["4D", "4C"])
    table.call(0, 100, "snap")
    table.call(1, 200, "pool")
    table.wait(9000)
    assert table.heard == [("award", 0), ("choice", 1)]
    assert table.state["in"] == [True] * 4
    table.pair(1, 9001, "m1", "s3")
    assert table.stocks[1] == "4C 4S"


def test_2_15_the_last_player_in_wins_and_receives_every_pool_oldest_first():
    table = classic(["6H", ""], ["2H QS", "3H QD"], ["7C 4D", "KS TC"])
    table.call(0, 100)
    table.wait(5101)
    assert table.heard == [("award", 0), ("out", 1), ("end", 0)]
    assert table.result == {"winner": 0}
    assert table.stocks == ["6H 2H QS 3H QD 7C 4D KS TC", ""]
    assert table.pools == {}
    assert table.next is None


def test_2_15_also_by_the_others_false_call():
    table = classic(["6H", ""], ["2H QS", "3H"], ["7C 4D"])
    table.call(1, 100)
    assert table.result == {"winner": 0}
    assert table.stocks[0] == "6H 7C 4D 3H"
    assert table.piles[0] == "2H QS"


def test_2_15_a_dispute_that_leaves_nobody_with_a_card_is_a_draw():
    table = classic(["", "", ""], ["2H QS", "3H QD", ""])
    table.game._seats_in = 0b011
    table.call(0, 100)
    table.call(1, 100)
    table.wait(5101)
    assert table.result == {"draw": [0, 1]}
    assert table.pools == {0: "2H QS 3H QD"}
    assert table.state["in"] == [False] * 3
    assert table.next is None


def test_2_15_a_dispute_that_leaves_one_with_a_card_is_a_win():
    table = classic(["", "8D"], ["2H QS", "3H QD"])
    table.call(0, 100)
    table.call(1, 100)
    table.wait(5101)
    assert table.result == {"winner": 1}
    assert table.stocks[1] == "8D 2H QS 3H QD"


def test_2_15_the_end_drops_whatever_is_still_open():
    """Seat 0 takes seat 1's last cards; its own round on the pool is dropped."""
    table = classic(["4S", ""], ["2H 4H QS", "3H QD"], ["7C QC"], tie_us=10)
    table.call(0, 100, "snap")
    assert table.heard == [("round", 0)]
    table.wait(111)
    assert table.result == {"winner": 0}
    table = classic(["4S", "", ""], ["2H 4H QS", "3H QD", "4C"], ["7C 4D"], tie_us=10)
    table.game._seats_in = 0b011
    table.call(0, 100, "snap")
    table.call(0, 105, "pool")
    assert table.heard == [("round", 0)]
    table.wait(111)
    assert table.heard == [("award", 0), ("out", 1), ("end", 0)]
    assert table.game.referee.count == 0
    assert table.game.due() == -1
    table.wait(200)
    assert table.heard == []


def test_2_17_the_time_limit_ends_it_before_any_event_at_that_time():
    table = classic(["6H", "8D 9D", LIVE], ["QS", "QD", "KS"], limit_s=3)
    table.wait(2_999_999)
    assert table.result is None
    with pytest.raises(NotAllowed):
        table.call(0, 3_000_000)
    assert table.result == {"winner": 2}
    assert table.happened("end") == [3_000_000]


def test_2_17_the_time_limit_counts_from_the_start_through_all_turns():
    table = classic(["6H TD", "8D 9D", LIVE], ["QS", "QD", "KS"], limit_s=3)
    table.turn(999_999, 2_500_000)
    assert table.game.due() == 500_000
    table.turn(2_999_999)
    assert table.game.due() == 1
    table.wait(3_000_000)
    assert table.result == {"winner": 2}


def test_2_17_a_time_limit_far_off_comes_all_the_same():
    table = classic(["6H TD", "8D 9D", LIVE], ["QS", "QD", "KS"], limit_s=5000)
    assert table.game.due() == -1
    table.turn(4_500_000_000)
    assert table.game.due() == 500_000_000
    table.wait(4_999_999_999)
    assert table.result is None
    table.wait(5_000_000_000)
    assert table.result == {"winner": 2}
    assert table.happened("end") == [5_000_000_000]


def test_2_17_largest_of_stock_and_pile_pools_not_counted_equal_is_a_draw():
    table = classic(["6H", "8D", LIVE], ["TS QS 5C 6S", "QD", "KS"], ["TC 9H 8H"], limit_s=1)
    table.wait(1_000_000)
    assert table.result == {"draw": [0, 2]}
    assert table.pools == {0: "TC 9H 8H"}
    assert table.state["in"] == [True] * 3
    assert table.next is None


def test_2_17_an_open_round_is_settled_first_and_the_end_comes_with_it():
    table = classic(["6H", "8D 9D", LIVE], ["QS 5C TH", "3H", "KS TC"], limit_s=1)
    table.call(0, 997_000)
    table.call(1, 1_000_500)
    assert table.heard == [("joined", 1)]
    assert table.result is None
    table.wait(1_002_001)
    assert table.heard == [("dispute", 0), ("end", 2)]
    assert table.happened("end") == [1_002_000]


def test_2_17_a_window_that_closes_at_the_limit_is_still_open_then():
    table = classic(["6H", "8D 9D", LIVE], ["QS 5C TH", "3H TD", "KS"], limit_s=1)
    table.call(0, 995_000)
    table.call(1, 1_000_000)
    assert table.heard == [("joined", 1)]
    table.wait(1_000_001)
    assert table.result == {"winner": 2}


def test_2_17_an_open_choice_is_settled_first():
    table = classic(["6H", "8D 9D", LIVE], ["QS 5C TH", "3H TD", "TC"], limit_s=1)
    table.call(0, 990_000)
    table.wait(1_500_000)
    assert table.result is None
    table.pair(0, 2_000_000, "s0", "s1")
    assert table.heard == [("award", 0), ("end", 0)]


def test_2_17_all_that_is_open_is_settled_first():
    table = classic(
        ["6H", "8D 9D", LIVE, "7H"], ["QS 5C TH", "3H TD", "KS", "4S"], ["7C 4D"], limit_s=1
    )
    table.call(0, 997_000, "snap")
    table.call(3, 999_000, "pool")
    table.wait(1_002_001)
    assert table.heard == [("award", 0)]
    table.wait(1_004_001)
    assert table.heard == [("award", 3), ("end", 0)]


def test_2_17_a_slower_hand_may_still_open_a_round_after_the_limit():
    table = classic(
        ["6H", "8D 9D", LIVE, "7H"], ["QS 5C TH", "3H TD", "KS", "4S"], ["7C 4D"], limit_s=1
    )
    table.call(0, 997_000, "snap")
    table.call(3, 1_001_000, "pool")
    assert table.heard == [("round", 3)]


def test_2_17_after_so_many_pairs_won_at_once():
    table = classic(["6H", "8D 9D", LIVE], ["QS", "QD", "5H"], limit_snaps=1)
    table.call(1, 100)
    table.wait(5101)
    assert table.heard == [("award", 1), ("end", 2)]
    assert table.result == {"winner": 2}
    assert table.happened("end") == [5100]


def test_2_17_disputes_and_false_calls_are_no_pairs_won():
    table = classic(["6H", "8D 9D", LIVE], ["QS", "QD", "5H 6C"], limit_snaps=1)
    table.call(0, 50, "auto")
    table.call(1, 50)
    table.wait(5051)
    assert table.heard == [("dispute", 0)]
    table.call(2, 900_000)
    assert table.heard == [("false call", 2)]
    assert table.result is None
    assert table.game.limits.snaps == 0


def test_2_17_quiet_time_is_not_waited_for():
    table = classic(["6H", "8D 9D", LIVE], ["QS", "QD", "5H 6C"], limit_s=1)
    table.call(0, 990_000)
    table.wait(1_000_000)
    assert table.result is not None


@pytest.mark.parametrize(("t", "heard"), [(99_999, "false call"), (100_000, "round")])
def test_2_18_a_call_too_soon_after_the_card_is_a_false_call(t, heard):
    table = classic(["QC", "8D", LIVE], ["5H", "QD", "6S"], false_start_us=100_000)
    table.turn(1_000_000)
    table.call(1, 1_000_000 + t)
    assert table.heard == [(heard, 1)]
    assert table.game.muted(1) == (heard == "false call")
    assert table.piles[1] == ("" if heard == "false call" else "QD")


def test_2_18_only_a_call_that_would_open_a_round_is_a_guess():
    table = classic(["QC", "8D", LIVE], ["5H", "QD", "6S"], false_start_us=100_000)
    table.turn(1_000_000)
    table.call(1, 1_000_001, "pool")
    assert table.heard == [("ignored", 1)]


def test_2_18_off_by_default():
    table = classic(["QC", "8D", LIVE], ["5H", "QD", "6S"])
    table.turn(1_000_000)
    table.call(1, 1_000_000)
    assert table.heard == [("round", 1)]


def owners(*piles, pools=()):
    return classic(["6H", "8D", LIVE, "7H"], list(piles), pools, owners_only=True)


def test_3_1_a_call_fits_only_the_pairs_of_which_the_caller_owns_a_pile():
    table = owners("QS", "QD", "5H", "9H")
    table.call(2, 100)
    assert table.heard == [("ignored", 2)]
    assert not table.game.muted(2)
    table.call(1, 101)
    assert table.heard == [("round", 1)]
    table.call(3, 102)
    assert table.heard == [("late", 3)]
    table.call(0, 103)
    assert table.heard == [("joined", 0)]


def test_3_1_a_pools_only_owner_is_that_of_the_pile():
    table = owners("QS", "3D", "5H", "9H", pools=["QC"])
    table.call(1, 100, "pool")
    assert table.heard == [("ignored", 1)]
    table.call(0, 101, "pool")
    assert table.heard == [("round", 0)]


def test_3_1_with_no_live_pair_at_all_it_is_a_false_call_whoever_makes_it():
    table = owners("QS", "3D", "5H", "9H")
    table.call(2, 100)
    assert table.heard == [("false call", 2)]


def test_3_1_the_caller_names_among_ones_own_pairs():
    table = owners("QS", "QD", "QH", "9H")
    table.call(1, 100)
    table.wait(5101)
    assert table.game.pair_count(0) == 2
    with pytest.raises(NotAllowed):
        table.pair(1, 6000, "s0", "s2")
    table.pair(1, 6000, "s2", "s1")
    assert table.stocks[1] == "8D QD QH"


def test_3_1_owners_of_other_pairs_are_slower_hands():
    """Joining narrows to the pair of both; the rest is free again (2.10, 2.11)."""
    table = owners("QS", "QD", "JH", "JS")
    table.call(1, 100)
    table.call(3, 200)
    assert table.heard == [("round", 3)]
    table.call(0, 300)
    table.call(2, 400)
    table.wait(6000)
    assert table.pools == {0: "QS QD", 1: "JH JS"}
