"""Rules 2.9 to 2.12: disputes, rounds and their windows, the slower hand, late calls."""

import pytest

from snap.game import NotAllowed
from tests.core.tables import classic

LIVE = "2C 3C 6D 9S"

# Seats 0 and 1 show queens, seats 2 and 3 jacks; a pool of fours matches seat 4.
STOCKS = ["6H", "8D", LIVE, "TC", "7H"]
PILES = ["2H QS", "3H QD", "5H JD", "8H JS", "9H 4S"]
POOLS = ["7C 4D"]


def five(**options):
    return classic(STOCKS, PILES, POOLS, **options)


def test_2_9_two_piles_become_a_new_pool_the_lower_seats_underneath():
    table = classic(STOCKS[:3], ["5S", "3H QD", "5H QS"], ["TD"])
    table.call(2, 100)
    table.call(0, 200)
    table.wait(5101)
    assert table.heard == [("dispute", 2)]
    assert table.pools == {0: "TD", 1: "3H QD 5H QS"}
    assert table.piles == ["5S", "", ""]
    assert table.stocks == STOCKS[:3]


def test_2_9_of_a_pool_and_a_pile_the_pile_goes_on_top_of_that_pool():
    table = classic(STOCKS[:3], ["5S", "3H QD", "5H 2S"], ["TD", "KS QC", "9C"])
    table.call(2, 100)
    table.call(0, 200)
    table.wait(5101)
    assert table.pools == {0: "TD", 1: "KS QC 3H QD", 2: "9C"}


@pytest.mark.parametrize(("tie_us", "late"), [(5000, 5000), (0, 0), (1, 1), (25000, 25000)])
def test_2_10_the_windows_last_microsecond_belongs_to_it(tie_us, late):
    table = five(tie_us=tie_us)
    table.call(0, 100, "snap")
    table.call(1, 100 + late, "snap")
    assert table.heard == [("joined", 1)]
    table.wait(100 + late + 1)
    assert table.heard == [("dispute", 0)]
    table = five(tie_us=tie_us)
    table.call(0, 100, "pool")
    table.call(1, 100 + late + 1, "pool")
    assert table.heard == [("award", 0), ("late", 1)]


def test_2_10_the_default_window_is_five_milliseconds():
    table = five()
    table.call(0, 100, "pool")
    table.call(1, 5100, "pool")
    assert table.heard == [("joined", 1)]


def test_3_2_grab_the_very_same_microsecond_is_a_tie_the_next_is_not():
    """The option of this house rule is a window of nothing (2.10)."""
    table = five(tie_us=0)
    table.call(3, 100, "pool")
    table.call(2, 100, "pool")
    table.call(1, 101, "pool")
    assert table.heard == [("dispute", 3), ("late", 1)]


def test_2_10_settled_before_the_first_event_after_the_window_as_of_its_end():
    table = five()
    table.call(0, 100, "pool")
    table.wait(5100)
    assert table.heard == []
    table.wait(900_000)
    assert table.heard == [("award", 0)]
    assert table.happened("award") == [5100]


def test_2_10_joining_narrows_the_question_to_what_both_fit():
    table = five()
    table.call(0, 100, "auto")
    table.call(1, 200, "pool")
    table.wait(5101)
    assert table.pools == {0: "7C 4D 9H 4S"}
    assert table.piles[:4] == PILES[:4]


def test_2_10_what_is_narrowed_away_is_free_again():
    table = five()
    table.call(0, 100, "auto")
    table.call(1, 200, "pool")
    table.call(2, 300, "snap")
    assert table.heard == [("round", 2)]
    table.wait(5101)
    assert table.pools == {0: "7C 4D 9H 4S"}


def test_2_10_a_call_that_fits_only_what_was_narrowed_away_does_not_join():
    """Here the free pair shares a place with the question, so the call is late."""
    table = classic(STOCKS[:3], ["QH", "3H QD", "5H 2S"], ["KS QC"])
    table.call(0, 100, "auto")
    table.call(1, 200, "pool")
    table.call(2, 300, "snap")
    assert table.heard == [("late", 2)]


def test_2_10_a_player_in_the_round_changes_nothing_by_calling_again():
    table = five()
    table.call(0, 100, "auto")
    table.call(0, 200, "pool")
    assert table.heard == [("again", 0)]
    table.wait(5101)
    assert table.heard == [("choice", 0)]
    assert table.game.pair_count(0) == 3


def test_2_10_a_call_joins_the_oldest_round_that_it_fits():
    table = five()
    table.call(0, 100, "snap")
    table.call(1, 200, "pool")
    table.call(2, 300, "auto")
    table.wait(5101)
    assert table.heard == [("dispute", 0)]
    table.wait(5201)
    assert table.heard == [("award", 1)]


def test_2_10_whoever_is_in_the_oldest_round_does_not_join_a_younger_one_by_it():
    table = five()
    table.call(0, 100, "snap")
    table.call(1, 200, "pool")
    table.call(0, 300, "auto")
    assert table.heard == [("again", 0)]
    table.call(0, 400, "pool")
    assert table.heard == [("joined", 0)]


def test_2_11_a_slower_hand_opens_a_round_of_its_own_with_its_own_window():
    table = five()
    table.call(0, 100, "snap")
    table.call(1, 5100, "pool")
    assert table.heard == [("round", 1)]
    table.call(2, 5200, "pool")
    assert table.heard == [("choice", 0), ("joined", 2)]
    table.wait(10_101)
    assert table.heard == [("dispute", 1)]
    assert table.pools == {0: "7C 4D 9H 4S"}


def test_2_11_a_call_that_fits_something_in_question_and_something_free_only_joins():
    table = five()
    table.call(0, 100, "pool")
    table.call(1, 200, "auto")
    assert table.heard == [("joined", 1)]
    table.wait(5101)
    assert table.heard == [("dispute", 0)]
    assert table.piles[:4] == PILES[:4]


def test_2_11_no_round_on_a_pair_that_touches_what_is_in_question():
    """Pool and seat 1 show queens, and so does seat 0: one place is in both pairs."""
    table = classic(STOCKS[:3], ["QH", "3H QD", "5H 2S"], ["KS QC"])
    table.call(0, 100, "snap")
    table.call(1, 200, "pool")
    assert table.heard == [("late", 1)]


def test_2_11_only_the_free_pairs_are_in_question_in_a_round_of_ones_own():
    """Pools: queens, live with seats 0 and 1, which are in question; fours, live with seat 4."""
    table = classic(STOCKS, PILES, ["7C 4D", "KS QC"])
    table.call(0, 100, "snap")
    table.call(1, 200, "pool")
    table.wait(5201)
    assert table.heard == [("choice", 0), ("award", 1)]
    assert table.pools == {1: "KS QC"}


def test_2_11_calls_during_a_round_that_fit_nothing_are_late_and_cost_nothing():
    table = classic(STOCKS[:3], ["5S", "3H QD", "5H QS"])
    table.call(2, 100)
    table.call(0, 200, "pool")
    assert table.heard == [("late", 0)]
    assert table.piles == ["5S", "3H QD", "5H QS"]
    assert not table.game.muted(0)


def test_2_11_late_until_quiet_time_is_over_then_judged_afresh():
    table = classic(STOCKS[:3], ["5S", "3H QD", "5H QS"])
    table.call(2, 100)
    for t in (5101, 500_000, 805_099):
        table.call(0, t)
        assert table.heard[-1] == ("late", 0)
    table.call(0, 805_100)
    assert table.heard == [("false call", 0)]


def test_2_11_quiet_time_is_from_the_last_settlement():
    table = five(quiet_us=10_000)
    table.call(0, 100, "pool")
    table.call(1, 3100, "snap")
    table.wait(10_000)
    table.pair(1, 12_000, "s1", "s0")
    assert table.game.resume_at() == 22_000
    with pytest.raises(NotAllowed):
        table.turn(21_999)
    table.turn(22_000)


def test_2_11_quiet_time_may_be_nothing():
    table = classic(STOCKS[:3], ["5S", "3H QD", "5H QS"], quiet_us=0, tie_us=10)
    table.call(2, 100)
    with pytest.raises(NotAllowed):
        table.turn(110)
    table.turn(111)


def test_2_11_while_a_window_is_open_quiet_time_of_another_round_does_not_bind():
    """Seat 4's pool pair is settled; a window stays open, and jacks become free by narrowing."""
    table = five(tie_us=1000)
    table.call(4, 100, "pool")
    table.call(0, 1000, "snap")
    table.call(1, 1101, "pool")
    assert table.heard == [("award", 4), ("late", 1)]
    assert table.game.resume_at() == -1
    table.call(1, 1500, "auto")
    assert table.heard == [("joined", 1)]


def test_2_11_a_choice_alone_makes_every_call_late():
    table = five()
    table.call(0, 100, "snap")
    table.call(1, 6000, "pool")
    assert table.heard == [("choice", 0), ("late", 1)]
    table.call(1, 6001, "snap")
    assert table.heard == [("late", 1)]


def test_2_11_a_call_on_what_a_choice_has_in_question_is_late_though_a_window_is_open():
    table = five()
    table.call(0, 100, "snap")
    table.call(1, 5000, "pool")
    table.call(2, 5200, "snap")
    assert table.heard == [("choice", 0), ("late", 2)]


def test_2_11_rounds_are_settled_each_when_due():
    table = five()
    table.call(0, 100, "pool")
    table.call(1, 200, "snap")
    table.wait(5101)
    assert table.heard == [("award", 0)]
    table.wait(5201)
    assert table.heard == [("choice", 1)]


def test_2_11_due_together_in_the_order_of_their_first_calls():
    """Two disputes at one moment: the numbers of the pools tell which came first."""
    for first, second in ((0, 2), (2, 0)):
        table = classic(
            STOCKS[:4], ["2H QS", "3H QD", "5H JD", "8H JS"], tie_us=0, owners_only=True
        )
        table.call(first, 100)
        table.call(second, 100)
        table.call(first + 1, 100)
        table.call(second + 1, 100)
        table.wait(101)
        queens, jacks = "2H QS 3H QD", "5H JD 8H JS"
        assert table.pools == {
            0: queens if first == 0 else jacks,
            1: jacks if first == 0 else queens,
        }


def test_2_11_a_dispute_may_make_a_pool_that_is_live_while_another_window_is_open():
    """Three queens: after the dispute about two of them the pool matches the third."""
    piles = ["2H QS", "3H QD", "5H QC", "8H JS", "9H 4S"]
    table = classic(STOCKS, piles, POOLS, tie_us=1000)
    table.call(0, 100, "snap")
    table.call(1, 100, "snap")
    table.call(3, 900, "pool")
    table.call(4, 1101, "pool")
    assert table.heard == [("dispute", 0), ("joined", 4)]
    table.wait(1901)
    assert table.pools == {0: "7C 4D 9H 4S", 1: "2H QS 3H QD"}
    table.call(2, 801_900, "pool")
    table.wait(803_000)
    assert table.stocks[2] == LIVE + " 2H QS 3H QD 5H QC"


def test_2_12_a_call_is_judged_against_the_table_of_its_own_moment():
    """A call one microsecond before the card is false; at the card's own moment order decides."""
    table = classic(["QC 6H", "8D", LIVE], ["5S", "3H QD", "5H 2S"])
    table.call(1, 99)
    table.turn(100)
    assert table.pools == {0: "3H QD"}
    table = classic(["QC 6H", "8D", LIVE], ["5S", "3H QD", "5H 2S"])
    table.turn(100)
    table.call(1, 100)
    table.wait(5101)
    assert table.heard == [("award", 1)]


def test_2_11_a_call_that_fits_a_pending_choice_is_late_though_it_fits_a_free_pair_too():
    """Sevens at seats 0 to 2, nines at 3 and 4; kings at seat 5 and on top of both pools."""
    stocks = ["2C", "3C", "4C", "5C", "6C", "8C"]
    piles = ["7C", "7D", "7H", "9C", "9D", "KC"]
    table = classic(stocks, piles, ["KD", "KH"])
    table.call(0, 0, "auto")  # all pairs are in question
    table.call(1, 1000, "snap")  # joins, and leaves the pools free
    table.call(5, 4000, "pool")  # a slower hand on the kings
    table.call(3, 8000, "snap")  # the sevens are a pool since 5000: another one on the nines
    assert table.heard[-1] == ("round", 3)
    assert table.pools[2] == "7C 7D"
    table.call(4, 10_000, "pool")  # seat 5 chooses since 9000; the sevens' pool and pile are free
    assert table.heard == [("choice", 5), ("late", 4)]
