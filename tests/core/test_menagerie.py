"""Rules 5: menagerie. Seat s has animal 10 + s."""

import pytest

from snap.game import NotAllowed
from snap.menagerie import Menagerie
from tests.core.tables import PACK, Table, menagerie, names


def dealt(players, order, **options):
    table = menagerie(players, order, **options)
    table.turn(*range(len(order.split())))
    return table


def test_5_1_every_player_has_an_animal_of_their_own():
    table = dealt(3, "5H 5C", tie_us=0)
    table.name(0, 100, 10)
    assert table.heard == [("wrong", 0)]
    table.name(0, 101, 11)
    assert table.heard == [("right", 0)]


def test_5_2_cards_go_round_from_the_dealers_left_onto_each_ones_own_pile():
    table = Table(2, Menagerie(3, 1, bytes(PACK), {}, [1, 2, 3]))
    assert table.next == 2
    assert table.state["left"] == names(PACK).split()
    table.turn(0)
    assert table.piles == ["", "", "2C"]
    assert table.next == 0
    table = dealt(3, "5H KD 7C 2S")
    assert table.piles == ["5H 2S", "KD", "7C"]
    assert table.game.left() == 48


def test_what_the_console_reads():
    game = dealt(3, "5H KD 7C 2S").game
    assert [game.pile_size(seat) for seat in range(3)] == [2, 1, 1]
    assert names(game.top(seat) for seat in range(3)) == "2S KD 7C"
    assert names([game.peek()]) == "2C"
    assert (game.clock.seconds, game.clock.micros) == (0, 3)
    assert game.resume_at() == 0
    assert game.due() == -1
    table = menagerie(3, "5H KD 7C 2S 9D TH")
    for t in range(6):
        assert table.game.can_turn(1)
        table.turn(t)
    assert menagerie(3, "").game.top(0) == -1
    assert dealt(3, "5H KD 5C").game.peek() == -1


def test_5_2_ordinary_calls_are_ignored():
    table = dealt(3, "5H KD")
    for p in range(3):
        table.call(p, 100)
        assert table.heard == [("ignored", p)]
    assert table.piles == ["5H", "KD", ""]


def test_5_3_two_equal_tops_duel_and_no_card_is_dealt():
    table = dealt(3, "5H KD 5C")
    assert table.state["duel"] == [2, 0]
    assert table.next is None
    with pytest.raises(NotAllowed):
        table.turn(100)


def test_5_3_the_first_right_takes_the_others_whole_pile():
    table = dealt(2, "2H KD 7C 3S 5H 5S", tie_us=10)
    assert table.state["duel"] == [1, 0]
    table.name(0, 100, 11)
    table.wait(110)
    assert table.state["duel"] == [1, 0]
    table.wait(111)
    assert table.heard == [("award", 0), ("duel over", 0)]
    assert table.piles == ["KD 3S 5S 2H 7C 5H", ""]


def test_5_3_the_pile_goes_beneath_as_it_lies():
    table = dealt(2, "2H KD 5H 5S", tie_us=10)
    table.name(1, 100, 10)
    table.wait(111)
    assert table.piles == ["", "2H 5H KD 5S"]


def test_5_3_a_wrong_name_costs_only_the_time_it_took():
    table = dealt(3, "5H KD 5C")
    table.name(2, 100, 99)
    table.name(2, 101, 12)
    table.name(2, 102, 10)
    table.wait(6000)
    assert table.piles == ["", "KD", "5H 5C"]


def test_5_3_a_name_from_anyone_else_or_when_no_duel_is_on_is_ignored():
    table = dealt(3, "5H KD")
    table.name(0, 50, 11)
    assert table.heard == [("ignored", 0)]
    table.turn(60)
    table = dealt(3, "5H KD 5C")
    table.name(1, 100, 10)
    assert table.heard == [("ignored", 1)]
    table.wait(1_000_000)
    assert table.state["duel"] == [2, 0]


def test_5_3_a_second_right_name_of_the_same_player_changes_nothing():
    table = dealt(3, "5H KD 5C", tie_us=10)
    table.name(2, 100, 10)
    table.name(2, 105, 10)
    table.name(2, 106, 11)
    assert table.heard == [("ignored", 2)]
    table.wait(111)
    assert table.piles == ["", "KD", "5H 5C"]


def test_5_4_the_look_begins_with_the_seat_just_dealt_to():
    assert dealt(5, "5H KD 7C 5C").state["duel"] == [3, 0]
    assert dealt(5, "2C KD 7C 2D").state["duel"] == [3, 0]
    assert dealt(5, "KD 5H 7C 5C").state["duel"] == [3, 1]
    assert dealt(3, "5H KD 7C 5C 9S 7D").state["duel"] is None
    assert dealt(3, "5H KD 7C 9S 7D").state["duel"] == [1, 2]


def test_5_4_the_nearest_match_on_its_own_left():
    """Seats 3 and 0 have parted; then seat 2 has a five too, and seat 3 is the nearer."""
    table = menagerie(4, "5H 5C 9S 5D", dealer=2, choose_us=1000)
    table.turn(0, 1)
    assert table.state["duel"] == [0, 3]
    assert table.next is None
    assert table.game.resume_at() == -1
    assert table.game.due() == 1000
    table.wait(1001)
    table.turn(2000, 2001)
    assert table.state["duel"] == [2, 3]


def test_5_4_after_a_duel_the_winner_looks_on():
    """The winner's five meets the next one too, and wins again."""
    table = menagerie(4, "5H 5C 5D", tie_us=0, choose_us=1000)
    table.turn(0, 1)
    table.wait(1001)
    table.turn(2000)
    assert table.state["duel"] == [2, 0]
    table.name(2, 2010, 10)
    table.wait(2011)
    assert table.heard == [("award", 2), ("duel over", 2), ("duel", None)]
    assert table.state["duel"] == [2, 1]
    table.name(2, 2020, 11)
    table.wait(2021)
    assert table.piles == ["", "", "5C 5H 5D", ""]


def test_5_4_where_nobody_won_it_begins_where_that_look_began():
    """Seat 2's five meets 0 (its nearest), then, parted from it, 1."""
    table = menagerie(3, "5H 5C 5D", choose_us=1000)
    table.turn(0, 1)
    table.wait(1001)
    table.turn(2000)
    assert table.state["duel"] == [2, 0]
    table.wait(3000)
    assert table.state["duel"] == [2, 1]
    assert table.heard == [("duel over", None), ("duel", None)]
    table.wait(4000)
    assert table.state["duel"] is None
    assert table.next == 0


def test_5_4_two_tops_that_parted_do_not_match_again_but_other_cards_do():
    table = menagerie(2, "5H 5C 9S 5D", choose_us=1000)
    table.turn(0, 1)
    table.wait(1001)
    table.turn(1001)
    assert table.state["duel"] is None
    table.turn(1002)
    assert table.state["duel"] is None
    table = menagerie(3, "5H 5C 9S TS 5D", choose_us=1000)
    table.turn(0, 1)
    table.wait(1001)
    table.turn(2000, 2001, 2002)
    assert table.piles[1] == "5C 5D"
    assert table.state["duel"] is None
    table = menagerie(2, "5H 5C 5D", choose_us=1000)
    table.turn(0, 1)
    table.wait(1001)
    table.turn(2000)
    assert table.state["duel"] == [0, 1]


def test_5_5_both_right_within_the_tie_and_nothing_moves():
    for gap, taken in ((5000, False), (5001, True)):
        table = dealt(3, "5H KD 5C")
        table.name(0, 100, 12)
        table.name(2, 100 + gap, 10)
        table.wait(10_000)
        assert table.piles == (["5C 5H", "KD", ""] if taken else ["5H", "KD", "5C"])
        assert table.state["duel"] is None


def test_5_5_a_tie_ends_the_duel_when_the_window_is_over():
    table = dealt(3, "5H KD 5C")
    table.name(0, 100, 12)
    table.name(2, 200, 10)
    with pytest.raises(NotAllowed):
        table.turn(5100)
    table.turn(5101)
    assert table.happened("duel over") == [5100]


def test_5_5_nobody_right_within_choose_us_of_the_opening():
    table = dealt(3, "5H KD 5C")
    assert table.game.due() == 15_000_000
    table.name(0, 15_000_001, 12)
    assert table.state["duel"] == [2, 0]
    table = dealt(3, "5H KD 5C")
    table.name(0, 15_000_002, 12)
    assert table.heard == [("duel over", None), ("ignored", 0)]
    assert table.piles == ["5H", "KD", "5C"]


def test_5_5_whoever_was_right_in_time_takes_it_though_the_window_ends_later():
    table = dealt(3, "5H KD 5C", choose_us=1000)
    table.name(0, 1001, 12)
    table.wait(2000)
    assert table.state["duel"] == [2, 0]
    table.wait(7000)
    assert table.piles == ["5C 5H", "KD", ""]


def test_5_5_a_duel_that_follows_another_opens_when_that_ends():
    table = menagerie(3, "5H 5C 5D", choose_us=1000)
    table.turn(0, 1)
    table.wait(1001)
    table.turn(2000)
    table.wait(3500)
    assert table.state["duel"] == [2, 1]
    table.wait(3999)
    assert table.state["duel"] == [2, 1]
    table.wait(4000)
    assert table.state["duel"] is None


def play_out(table, t=10):
    """Deal what is left, seat 0 losing every duel."""
    while not table.game.over:
        if table.game.duel_a >= 0:
            winner = table.game.duel_a or table.game.duel_b
            loser = table.game.duel_a + table.game.duel_b - winner
            table.name(winner, t, 10 + loser)
        else:
            table.turn(t)
        t += 10_000
        table.wait(t)
    return table


def test_5_6_when_the_pack_has_run_out_the_biggest_pile_wins():
    table = play_out(menagerie(4, ""))
    assert table.game.left() == 0
    sizes = [len(pile.split()) for pile in table.piles]
    assert sum(sizes) == 52
    assert table.result == {"winner": sizes.index(max(sizes))}
    assert table.next is None
    with pytest.raises(NotAllowed):
        table.name(0, 10**9, 11)


def test_5_6_not_before_the_last_duel_is_over_and_equal_is_a_draw():
    """The pack in its own order: with four players all tops of a round are of one rank."""
    table = Table(2, Menagerie(4, 3, bytes(PACK), {"choose_us": 0}, [1, 2, 3, 4]))
    for t in range(52):
        table.turn(t * 10)
    assert table.result is None
    assert table.state["duel"] is not None
    table.wait(10_000)
    assert table.result == {"draw": [0, 1, 2, 3]}
    assert [len(pile.split()) for pile in table.piles] == [13] * 4


def test_eight_players_and_every_duel_without_a_taker_fit_what_is_said():
    table = Table(2, Menagerie(8, 7, bytes(PACK), {"choose_us": 0}, list(range(8))))
    for t in range(52):
        table.turn(t)
    table.wait(52)
    assert table.game.over
