"""Rule 2.6: which pair, where a call fits several."""

import pytest

from snap.game import NotAllowed
from tests.core.tables import classic

LIVE = "2C 3C 6D 9S"
STOCKS = ["6H", "8D", LIVE, "TC"]
QUEENS = ["2H QS", "3H QD", "5H 4H QC", "8H JS"]


def choosing(t=5101, **options):
    """Seat 3 has called on three queens, and is to name a pair."""
    table = classic(STOCKS, QUEENS, **options)
    table.call(3, 100)
    table.wait(t)
    return table


def test_2_6_the_caller_names_the_pair_in_either_order():
    table = choosing()
    assert table.heard == [("choice", 3)]
    table.pair(3, 10_000, "s1", "s0")
    assert table.heard == [("award", 3)]
    assert table.stocks[3] == "TC 2H QS 3H QD"


def test_2_6_the_choice_can_be_read():
    game = choosing().game
    assert game.choice_count == 1
    assert game.choice_player(0) == 3
    assert game.choice_until(0) == 4_005_100
    found = []
    for i in range(game.pair_count(0)):
        game.pair(0, i)
        found.append((game.pair_a, game.pair_b))
    assert found == [(0, 1), (0, 2), (1, 2)]
    assert game.due() == 4_005_100


def test_2_6_not_before_the_window_has_closed():
    table = classic(STOCKS, QUEENS)
    table.call(3, 100)
    with pytest.raises(NotAllowed):
        table.pair(3, 5100, "s0", "s1")
    table.pair(3, 5101, "s0", "s1")


def test_2_6_nobody_else_and_no_other_pair():
    table = choosing()
    with pytest.raises(NotAllowed):
        table.pair(2, 6000, "s0", "s1")
    with pytest.raises(NotAllowed):
        table.pair(3, 6000, "s0", "s3")
    with pytest.raises(NotAllowed):
        table.pair(3, 6000, "m0", "s1")
    table.pair(3, 6000, "s0", "s1")
    with pytest.raises(NotAllowed):
        table.pair(3, 6000, "s0", "s1")


def test_2_6_the_naming_may_come_to_the_last_microsecond():
    table = choosing()
    table.pair(3, 4_005_099, "s0", "s1")
    assert table.stocks[3] == "TC 2H QS 3H QD"
    table = choosing()
    with pytest.raises(NotAllowed):
        table.pair(3, 4_005_100, "s0", "s1")
    assert table.stocks[3] == "TC 2H QS 5H 4H QC"
    assert table.happened("award") == [4_005_100]


def test_2_6_without_an_answer_the_pair_with_the_most_cards_of_equal_the_first():
    """Seats 0 and 2, and 1 and 2, have five cards each."""
    table = choosing()
    table.wait(5_000_000)
    assert table.stocks[3] == "TC 2H QS 5H 4H QC"


def test_2_6_the_time_to_choose_is_an_option():
    table = choosing(choose_us=10)
    table.wait(5109)
    assert table.heard == []
    table.wait(5110)
    assert table.heard == [("award", 3)]
    table = choosing(choose_us=0)
    assert table.heard == [("choice", 3), ("award", 3)]


def test_2_6_in_a_dispute_too_it_is_the_pair_with_the_most_cards():
    table = classic(STOCKS, QUEENS)
    table.call(3, 100)
    table.call(2, 200)
    table.wait(5101)
    assert table.pools == {0: "2H QS 5H 4H QC"}


def test_2_6_more_cards_go_before_the_order_of_places():
    table = classic(STOCKS, ["QS", "3H QD", "5H QC", "8H JS"], ["QH"])
    table.call(3, 100)
    table.wait(5_000_000)
    assert table.stocks[3] == "TC 3H QD 5H QC"


def test_2_6_every_pool_older_first_is_lower_than_every_seat():
    piles = ["QS", "QD", "5H", "8H JS"]
    table = classic(STOCKS, piles, ["KS 9H", "QH", "QC"])
    table.call(3, 100)
    table.wait(5_000_000)
    assert table.stocks[3] == "TC QH QS"
    assert table.pools == {0: "KS 9H", 2: "QC"}


def test_2_6_of_equal_pairs_with_one_first_place_the_lower_second():
    table = classic(STOCKS, ["5H", "QD", "QS", "8H JS"], ["QH"])
    table.call(3, 100, "pool")
    table.wait(5_000_000)
    assert table.stocks[3] == "TC QH QD"


def test_2_6_older_goes_by_birth_though_pools_before_it_have_gone():
    table = classic(STOCKS, ["5H", "QD", "TS", "8H JS"], ["TD", "QH", "QC"], tie_us=0, quiet_us=0)
    table.call(0, 100, "pool")
    table.wait(101)
    table.pair(0, 102, "m0", "s2")
    table.call(3, 200)
    table.wait(201)
    assert table.game.pool_number(0) == 1
    table.pair(3, 202, "s1", "m2")
    assert table.stocks[3] == "TC QC QD"


def test_2_11_a_choice_does_not_hold_up_another_round():
    """Fours are a slower hand's while seat 3 still thinks about queens."""
    table = classic([*STOCKS, "7H"], [*QUEENS, "9H 4S"], ["7C 4D"])
    table.call(3, 100, "snap")
    table.call(0, 5000, "pool")
    table.wait(10_001)
    assert table.heard == [("choice", 3), ("award", 0)]
    assert table.game.choice_count == 1
    table.pair(3, 20_000, "s1", "s2")
    assert table.heard == [("award", 3)]


def test_2_6_a_player_with_two_choices_names_either_first():
    """Queens by `snap`, and two pools of fours by `pool`."""
    piles = [*QUEENS, "9H 4S"]
    for order in (("s0", "s1"), ("m1", "s4")), (("m1", "s4"), ("s0", "s1")):
        table = classic([*STOCKS, "7H"], piles, ["7C 4D", "4C"])
        table.call(3, 100, "snap")
        table.call(3, 200, "pool")
        table.wait(6000)
        assert table.game.choice_count == 2
        assert [table.game.choice_player(c) for c in (0, 1)] == [3, 3]
        table.game.pair(1, 0)
        assert (table.game.pair_a, table.game.pair_b) == (16, 4)
        for t, places in enumerate(order):
            table.pair(3, 7000 + t, *places)
            assert table.heard == [("award", 3)]
        assert sorted(table.stocks[3].split()) == ["2H", "3H", "4C", "4S", "9H", "QD", "QS", "TC"]
