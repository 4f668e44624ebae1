"""Rules 2.3 to 2.8, 2.13: what matches, what is won, what a false call costs."""

import pytest

from tests.core.tables import classic

LIVE = "2C 3C 6D 9S"  # below a third stock, so that no table here is dead by chance (2.19)


def settle(table, t):
    table.wait(t)
    return table.heard


def test_2_3_rank_alone_matches():
    table = classic(["5H 6H", "5D 8D", LIVE], ["", "", "KS"])
    table.turn(0, 10)
    table.call(2, 20)
    assert table.heard == [("round", 2)]


def test_2_3_the_first_card_of_the_pack_matches_too():
    for piles, pools in ((["2C", "2D", "KS"], []), (["2C", "9D", "KS"], ["2H"])):
        table = classic(["6H", "8D", "3C 6D 9S"], piles, pools)
        table.call(2, 20)
        assert table.heard == [("round", 2)]


def test_2_3_a_pool_and_a_pile_match():
    table = classic(["6H", "8D", LIVE], ["QS", "JD", "KS"], ["QC"])
    table.call(1, 20)
    assert settle(table, 5021) == [("award", 1)]
    assert table.stocks[1] == "8D QC QS"


def test_2_3_two_pools_never_match_each_other():
    table = classic(["6H", "8D", LIVE], ["5S", "JD", "KS"], ["QC", "QS"])
    table.call(1, 20)
    assert table.heard == [("false call", 1)]


def test_2_3_only_tops_count():
    """The worked example: a five inside another pile counts for nothing."""
    table = classic(["6H", "8D", LIVE], ["5S", "5D JD", "KS 5C"])
    table.call(1, 20)
    assert settle(table, 5021) == [("award", 1)]
    assert table.piles == ["", "5D JD", ""]


def test_2_3_a_pile_that_is_not_there_matches_nothing():
    table = classic(["6H", "8D", LIVE], ["", "", "KS"])
    table.call(1, 20)
    assert table.heard == [("false call", 1)]


@pytest.mark.parametrize("word", ["auto", "snap"])
def test_2_4_any_player_in_may_call_on_any_pair_whoever_owns_it(word):
    """The worked example of the rules: Anna 0, Boris 1, Vera 2."""
    table = classic(["6H 7H", "5C 8D", LIVE], ["5H", "KD 2S", "3S"], first=1)
    table.turn(100)
    table.call(2, 200, word)
    assert settle(table, 6000) == [("award", 2)]
    assert table.stocks[2] == LIVE + " 5H KD 2S 5C"
    assert table.piles == ["", "", "3S"]
    assert table.next == 2


def test_2_4_snap_is_for_two_piles_and_pool_for_a_pool_and_a_pile():
    table = classic(["6H", "8D 9H", LIVE], ["QS", "JD", "JS"], ["QC"], tie_us=0)
    table.call(1, 20, "pool")
    table.call(2, 21, "snap")
    table.wait(22)
    assert table.stocks[1] == "8D 9H QC QS"
    assert table.stocks[2] == LIVE
    table = classic(["6H", "8D 9H", LIVE], ["QS", "JD", "JS"], ["QC"], tie_us=0)
    table.call(1, 20, "snap")
    table.wait(21)
    assert table.stocks[1] == "8D 9H JD JS"


def test_2_4_auto_claims_either():
    for piles in (["QS", "JD", "KS"], ["7S", "JD", "JS"]):
        table = classic(["6H", "8D", LIVE], piles, ["QC"])
        table.call(1, 20, "auto")
        assert table.heard == [("round", 1)]


def test_2_5_the_lower_seats_pile_comes_out_first_bottom_card_first():
    table = classic(["6H", "8D", LIVE], ["JD", "2H 3H QS", "4H 7H QD"])
    table.call(0, 20)
    settle(table, 6000)
    assert table.stocks[0] == "6H 2H 3H QS 4H 7H QD"
    assert table.piles == ["JD", "", ""]


def test_2_5_a_pool_comes_out_before_a_pile():
    table = classic(["6H", "8D", LIVE], ["2H QS", "JD", "KS"], ["4H 7H QD", "TC"])
    table.call(1, 20)
    settle(table, 6000)
    assert table.stocks[1] == "8D 4H 7H QD 2H QS"
    assert table.pools == {1: "TC"}


def test_2_5_the_winners_own_pile_goes_beneath_too():
    table = classic(["6H 7H", "8D", LIVE], ["2H QS", "QD", "KS"])
    table.call(0, 20)
    settle(table, 6000)
    assert table.stocks[0] == "6H 7H 2H QS QD"


def test_2_8_a_call_on_nothing_makes_the_whole_pile_a_new_pool():
    table = classic(["6H", "8D", LIVE], ["2H 3H QS", "JD", "KS"], ["TC"])
    table.call(0, 20)
    assert table.heard == [("false call", 0)]
    assert table.piles[0] == ""
    assert table.pools == {0: "TC", 1: "2H 3H QS"}
    assert table.all[-1]["to"] == "m1"


def test_2_8_with_no_pile_nothing_moves():
    table = classic(["6H", "8D", LIVE], ["", "JD", "KS"])
    table.call(0, 20)
    assert table.heard == [("false call", 0)]
    assert table.pools == {}
    assert table.game.muted(0)


def test_2_8_muted_until_the_next_card_is_turned():
    """Seat 0's false call makes a pool that seat 1's pile matches at the next turn."""
    table = classic(["6H", "QD 8D", LIVE], ["QS", "JD", "KS"], first=1)
    table.call(0, 20)
    table.call(0, 21)
    assert table.heard == [("ignored", 0)]
    assert not table.game.muted(1)
    table.turn(30)
    assert not table.game.muted(0)
    table.call(0, 40)
    assert table.heard == [("round", 0)]


def test_2_8_the_muted_cannot_join_a_round_either():
    table = classic(["6H", "8D 9H", LIVE], ["", "JD", "KS"], ["TC"])
    table.call(0, 20)
    table.game.packets.put(38, 8)  # a jack comes onto seat 0's pile, as if nothing had been turned
    table.call(1, 30)
    table.call(0, 31)
    assert table.heard == [("ignored", 0)]


def test_2_8_a_false_call_leaves_the_turn_where_it_is_and_play_goes_on_at_once():
    table = classic(["6H", "8D", LIVE], ["2H", "JD", "KS"])
    table.call(1, 20)
    assert table.next == 0
    table.turn(20)


@pytest.mark.parametrize(
    ("piles", "word"), [(["QS", "JD", "KS"], "snap"), (["7S", "JD", "JS"], "pool")]
)
def test_2_8_a_word_that_fits_none_of_the_live_pairs_is_ignored(piles, word):
    table = classic(["6H", "8D", LIVE], piles, ["QC"])
    table.call(0, 20, word)
    assert table.heard == [("ignored", 0)]
    assert table.piles == piles
    assert not table.game.muted(0)


@pytest.mark.parametrize("word", ["auto", "snap", "pool"])
def test_2_8_with_no_live_pair_every_word_is_false(word):
    table = classic(["6H", "8D", LIVE], ["7S", "JD", "KS"], ["QC"])
    table.call(0, 20, word)
    assert table.heard == [("false call", 0)]


def test_2_13_pools_stay_separate_and_are_live_as_a_pile_is():
    table = classic(["6H", "QD 8D", LIVE], ["QS", "JD", "KS"], first=1, tie_us=0, quiet_us=0)
    table.call(0, 20)
    table.call(2, 21)
    assert table.pools == {0: "QS", 1: "KS"}
    table.turn(30)
    table.call(1, 40)
    table.wait(41)
    assert table.stocks[1] == "8D QS JD QD"
    assert table.pools == {1: "KS"}


def test_2_13_a_pools_number_is_never_used_again():
    table = classic(["6H", "QD 8D", LIVE], ["QS", "JD", "KS"], first=1, tie_us=0, quiet_us=0)
    table.call(0, 20)
    table.turn(30)
    table.call(1, 40)
    table.wait(41)
    assert table.pools == {}
    table.call(2, 50)
    assert table.pools == {1: "KS"}
