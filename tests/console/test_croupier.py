"""The croupier: the order of time (2.12), the horizon, cards taken back, the clock that stops."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snap import said
from snap.cards import card_name, parse_card
from snap.events import CALL, PAIR, PASS
from snap.events import TURN as TURNED_EVENT
from snap.packets import PILE
from tests.console.fake_board import LAG_US, TURN, FakeBoard, starts
from tests.console.tables import WAIT_US, BareTable, deck

FIRST, SECOND, THIRD = WAIT_US, 2 * WAIT_US, 3 * WAIT_US
# Seat 0 turns 5H, seat 1 5C, seat 0 7D.
FIVES = deck(2, "5H 7D 9C", "5C 8D TC")


def table(cards=FIVES, start=0, presses=(), **more):
    board = FakeBoard(2, start)
    for press in presses:
        board.presses.add(*press)
    return BareTable(board, cards, **more)


def heard(table, *whats):
    return [entry[:3] for entry in table.heard_of if entry[1] in whats]


def calls(table):
    return [(t, p) for t, do, p, _, _ in table.events if do == CALL]


def test_a_card_counts_from_the_moment_it_was_shown_and_is_applied_when_the_horizon_passes_it():
    played = table(draw_us=8000)
    played.run(FIRST + 8000 + LAG_US - 1)
    assert played.shown == [(FIRST + 8000, parse_card("5H"))]
    assert played.events == []
    played.run(FIRST + 8000 + LAG_US)
    assert played.events == [(FIRST + 8000, TURNED_EVENT, 0, 0, 0)]


def test_2_12_a_press_while_the_card_is_drawn_is_judged_without_it():
    """The second five is being sent to the panel: nobody can have seen it."""
    played = table(presses=[(SECOND + 4000, 0)], draw_us=8000)
    played.run(SECOND + 500_000)
    assert heard(played, said.FALSE_CALL, said.ROUND) == [(SECOND + 4000, said.FALSE_CALL, 0)]


def test_2_12_one_microsecond_before_the_showing_is_before_it():
    early = table(presses=[(SECOND - 1, 1)])
    early.run(SECOND + 500_000)
    assert heard(early, said.FALSE_CALL, said.ROUND) == [(SECOND - 1, said.FALSE_CALL, 1)]
    on_time = table(presses=[(SECOND, 1)])
    on_time.run(SECOND + 500_000)
    assert heard(on_time, said.FALSE_CALL, said.ROUND) == [(SECOND, said.ROUND, 1)]


@pytest.mark.parametrize("before", [1, 1000, LAG_US - 1])
def test_2_12_a_press_confirmed_late_takes_the_next_card_back(before):
    """Fives lie open; seat 1 is first by a hair before seat 0's next card is shown."""
    played = table(presses=[(THIRD - before, 1)])
    played.run(THIRD + 3 * WAIT_US)
    assert heard(played, said.AWARD) == [(THIRD - before + 5000, said.AWARD, 1)]
    assert [card for _, card in played.shown[:4]] == [
        parse_card(name) for name in ("5H", "5C", "7D", "7D")
    ]
    assert len(played.taken_back) == 1
    turned = [t for t, do, *_ in played.events if do == TURNED_EVENT]
    assert turned[2] == THIRD - before + 5000 + 800_000  # shown anew when play has resumed


def test_2_12_a_card_is_taken_back_when_another_one_would_come_now():
    """Seat 0 has one card left; its false call makes that a pool, and seat 1's turn comes."""
    board = FakeBoard(3)
    board.presses.add(4 * WAIT_US - 500, 0)
    played = BareTable(board, deck(3, "QS", "8D TC", "JC KC"), players=3)
    while played.game.stock_size(0) > 1:
        played.game.packets.take(0)
    played.game.packets.head[0] = played.game.packets.tail[0] = parse_card("QS")
    played.run(4 * WAIT_US + 10_000)
    names = [card_name(card) for _, card in played.shown]
    assert names == ["QS", "8D", "JC", "QS", "TC"]
    assert len(played.taken_back) == 1


def test_a_late_hand_does_not_take_a_card_back():
    """A muted player's press changes nothing."""
    played = table(presses=[(SECOND - 500_000, 1), (SECOND - 10, 1)])
    played.run(SECOND + 10_000)
    assert heard(played, said.IGNORED) == [(SECOND - 10, said.IGNORED, 1)]
    assert played.taken_back == []


def test_what_falls_due_by_itself_is_carried_out_without_an_event():
    played = table(presses=[(SECOND + 300_000, 1)])
    played.run(SECOND + 400_000)
    assert heard(played, said.AWARD) == [(SECOND + 305_000, said.AWARD, 1)]
    assert [e[:2] for e in played.events if e[1] == PASS] == [(SECOND + 305_001, PASS)]


def test_3_3_a_held_call_counts_when_it_completes_and_in_the_order_of_time():
    """Seat 0 began to hold first; seat 1's hold of the same call completes 1 us earlier."""
    presses = [(SECOND + 10_000, 0, 700_000), (SECOND + 9_999, 1, 700_000)]
    played = table(presses=presses, call="hold", tie_us=0)
    played.run(THIRD)
    assert heard(played, said.ROUND) == [(SECOND + 509_999, said.ROUND, 1)]
    assert calls(played) == [(SECOND + 509_999, 1), (SECOND + 510_000, 0)]


def two_pairs():
    """Three seats show 5, 5, 7 and there is a pool with a five: seat 2 may choose."""
    return deck(3, "5H 2C 9C", "5C 3C TC", "5D 4C JC")


def test_2_6_tap_for_the_next_pair_and_hold_to_take_it():
    at = 3 * WAIT_US + 200_000
    presses = [(at, 2), (at + 300_000, 2), (at + 600_000, 2, 600_000)]
    board = FakeBoard(3)
    for press in presses:
        board.presses.add(*press)
    played = BareTable(board, two_pairs(), players=3)
    played.run(at + 2_000_000)
    named = [event for event in played.events if event[1] == PAIR]
    assert named == [(at + 600_000 + 500_000, PAIR, 2, 0, 2)]  # the second of 01, 02, 12


def test_2_6_every_choice_begins_at_its_first_pair():
    at = 3 * WAIT_US + 200_000
    board = FakeBoard(3)
    for press in [(at, 2), (at + 300_000, 2), (at + 900_000, 2, 600_000)]:
        board.presses.add(*press)
    played = BareTable(board, two_pairs(), players=3)
    played.run(at + 2_000_000)
    assert played.naming.cursor[2] == 1
    again = said.Said()
    again.add(said.CHOICE, 0, 2)
    played.naming.heard(again)
    assert played.naming.cursor[2] == 0


def test_2_6_at_the_time_out_the_rules_decide():
    at = 3 * WAIT_US + 200_000
    board = FakeBoard(3)
    board.presses.add(at, 2)
    board.presses.add(at + 4_004_999 - 499_999, 2, 600_000)  # its hold comes 1 us too late
    played = BareTable(board, two_pairs(), players=3)
    played.run(at + 6_000_000)
    assert heard(played, said.AWARD) == [(at + 5000 + 4_000_000, said.AWARD, 2)]
    assert not [event for event in played.events if event[1] == PAIR]


def test_stopped_time_does_not_count():
    played = table(presses=[(SECOND + 100_000, 1)])
    played.run(SECOND + 102_000)  # inside the window of seat 1's round
    played.croupier.stop(played.board.now())
    played.run(SECOND + 110_000)
    assert played.croupier.stopped
    played.board.time += 5 * TURN + 7_000_000
    away = played.board.time - (SECOND + 102_000)
    played.croupier.go_on(played.board.now())
    played.run(played.board.time + 20_000)
    assert heard(played, said.AWARD) == [(SECOND + 105_000, said.AWARD, 1)]
    played.run(played.board.time + 2 * WAIT_US)
    assert played.shown[2][0] == THIRD + away


def test_a_press_from_before_the_stop_counts_and_one_after_it_does_not():
    presses = [(SECOND + 100_000 - 1, 1), (SECOND + 100_001, 0)]
    played = table(presses=presses)
    played.run(SECOND + 100_000)
    played.croupier.stop(played.board.now())
    played.run(SECOND + 200_000)
    assert calls(played) == [(SECOND + 99_999, 1)]


press_lists = st.lists(
    st.tuples(st.integers(0, 30_000_000), st.integers(0, 1), st.integers(100, 900_000)),
    max_size=30,
)


@settings(max_examples=20, deadline=None)
@given(press_lists, starts, st.sampled_from(["press", "double", "hold"]), st.integers(0, 9000))
def test_stepping_at_deadlines_alone_is_stepping_every_millisecond(presses, start, call, draw_us):
    """Deadlines are honest, and the clock may wrap: the same events at the same times."""
    runs = []
    for every, begin in ((0, start), (1000, 0)):
        played = table(start=begin, presses=presses, call=call, draw_us=draw_us)
        played.run(31_000_000, every)
        runs.append([event for event in played.events if event[1] != PASS])
    assert runs[0] == runs[1]


@pytest.mark.parametrize(("large", "pair"), [((1,), (0, 1)), ((2,), (0, 2)), ((1, 2), (1, 2))])
def test_2_6_a_bot_takes_the_pair_with_most_cards(large, pair):
    """Seats 0, 1 and 2 show a five; some of their piles have more cards, beneath."""
    board = FakeBoard(3)
    played = BareTable(board, two_pairs(), players=3, bots=(2,))
    for seat, names in zip(large, (("KH", "KD", "KC"), ("QH", "QD", "QC"))):
        for name in names:
            played.game.packets.lay(parse_card(name), PILE + seat)
    board.presses.add(3 * WAIT_US + 200_000, 2)
    played.run(3 * WAIT_US + 2_000_000)
    named = [event[1:] for event in played.events if event[1] == PAIR]
    assert named == [(PAIR, 2, *pair)]
