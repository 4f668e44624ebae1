"""Evenings from the title to a winner, on a fake board with a virtual clock."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snap.states import state
from tests.console.evening import Evening
from tests.console.fake_board import TURN, FakeBoard

CLASSIC = 0


def joined(persons=2, **chosen):
    """Persons have joined by their buttons and stand before the menu."""
    evening = Evening(FakeBoard(4), **chosen).run(100_000)
    evening.press(0)
    for seat in range(persons):
        evening.press(seat)
    return evening


def test_a_newcomer_comes_from_the_title_to_the_cards_with_a_press_and_two_holds():
    evening = Evening().run(100_000).press(2)
    evening.press(2, held=600_000)
    assert evening.scene == "Setup"
    evening.press(2, held=600_000).run(4_000_000)
    assert evening.scene == "Play"
    party = evening.console.party
    assert [party.seats[p] for p in range(party.count)] == [0, 2]
    assert [party.is_bot(p) for p in range(party.count)] == [True, False]


def test_players_join_and_leave_again_with_their_own_buttons():
    evening = joined(3).press(1)
    assert evening.console.party.joined == 0b101
    lamps = evening.board.lamps.levels
    assert lamps[0] and not lamps[1] and lamps[2] and not lamps[3]


def test_empty_seats_are_filled_with_bots_if_wanted():
    evening = joined(1, bots=2)
    evening.press(0, held=600_000).press(0, held=600_000).run(to="Play")
    party = evening.console.party
    assert party.count == 3
    assert [party.is_bot(p) for p in range(3)] == [False, True, True]


def test_a_tap_goes_to_the_next_line_and_a_hold_changes_it():
    evening = joined(2).press(0, held=600_000)
    for _ in range(4):
        evening.press(1)
    evening.press(1, held=600_000)
    assert evening.console.settings["pace"] == "fast"


def test_the_menu_has_the_lines_that_matter_to_the_game():
    """In tricks and melds no card comes by itself: there is no pace to choose."""
    evening = Evening()
    evening.console.go("setup")
    evening.run(100_000).press(0)
    paced = {}
    for _ in range(4):
        assert evening.line == "game"
        game = evening.console.settings["game"]
        paced[game] = "pace" in evening.console._scene._items
        evening.press(0, held=600_000)
    assert paced == {"classic": True, "central": True, "menagerie": True, "tricks": False}


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_of_bots_ends_and_its_record_is_that_game(seed):
    evening = Evening(FakeBoard(6, seed=seed), persons=0, bots=4, pace="fast").run(to="Over")
    game = evening.console.deal.game
    assert state(CLASSIC, evening.replayed()) == state(CLASSIC, game)
    assert game.over


def test_the_same_seed_and_presses_give_the_same_record_whatever_the_clock_shows():
    """The ticks wrap several times on the way."""
    records = []
    for start in (0, TURN - 20_000_000):
        board = FakeBoard(4, start=start, seed=9)
        for i in range(60):
            board.presses.add(8_000_000 + i * 1_370_003, i % 2)
        records.append(Evening(board, persons=2, bots=2).run(100_000_000).record())
    assert records[0] == records[1]
    assert len(records[0]) > 60


presses = st.lists(
    st.tuples(st.integers(3_000_000, 25_000_000), st.integers(0, 3), st.integers(1000, 1_500_000)),
    max_size=40,
)


@settings(max_examples=20, deadline=None)
@given(presses, st.integers(0, TURN - 1), st.booleans(), st.sampled_from(["press", "triple"]))
def test_deadlines_are_honest(script, start, menu, call):
    """Looking more often than at the deadlines changes nothing."""
    records = []
    for every in (0, 5000):
        board = FakeBoard(4, start=start, menu=menu, seed=3)
        for press in script:
            board.presses.add(*press)
        evening = Evening(board, persons=3, bots=1, call=call, pace="fast")
        records.append(evening.run(26_000_000, every=every).record())
    assert records[0] == records[1]


def to_a_live_pair(evening):
    """Run until two tops match; who may call is whoever likes."""
    evening.run(to="Play")
    while not evening.table.bots.eyes(0):
        evening.run(10_000)
    return evening.run(20_000)


def test_after_a_round_the_table_sees_who_was_first_and_by_how_much():
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2))
    now = evening.board.time
    evening.board.presses.add(now + 1000, 1)
    evening.board.presses.add(now + 38_500, 0)
    evening.run(60_000)
    finish = evening.table.finish
    assert evening.between == "RoundResult"
    assert [finish.player(i) for i in range(finish.count)] == [1, 0]
    assert [finish.gap(i) for i in range(finish.count)] == [0, 37_500]
    evening.run(3_000_000)
    assert evening.between == "NoneType"


def test_the_clock_stands_still_while_a_result_is_read():
    """Quiet time runs, late hands count; after it a press is no call until the table is back."""
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2))
    evening.press(1).run(1_000_000)
    before = len(evening.record())
    evening.press(0).run(200_000)
    assert evening.between == "RoundResult"
    assert len(evening.record()) == before


def test_after_a_result_the_table_is_seen_for_a_second_before_the_next_card():
    evening = Evening(FakeBoard(4), persons=0, bots=4, pace="fast").run(to="Play")
    for _ in range(5):
        while evening.between == "NoneType":
            evening.run(1_000)
        while evening.between != "NoneType":
            evening.run(1_000)
        seen = evening.board.time
        while evening.table.croupier.card < 0 and evening.between == "NoneType":
            evening.run(1_000)
        assert evening.board.time - seen >= 990_000


def test_a_false_call_is_announced_and_costs_the_pile():
    evening = Evening(FakeBoard(3), persons=3).run(to="Play")
    while not evening.table.game.pile_size(0) or evening.table.bots.eyes(0):
        evening.run(10_000)
    evening.press(0)
    assert evening.between == "Brief"
    assert evening.table.game.pool_count() == 1


def test_the_menu_button_pauses_at_once_and_paused_time_does_not_count():
    evening = Evening(FakeBoard(2), persons=2).run(to="Play").run(6_000_000)
    turns = evening.table.turns
    evening.menu()
    assert evening.between == "Pause"
    evening.run(1_500_000_000)
    assert evening.table.turns == turns
    evening.menu().run(4_000_000)
    assert evening.table.turns > turns
    last = json.loads(evening.record()[-1])
    assert last["t"] < 20_000_000


def test_without_a_menu_button_a_long_hold_pauses_when_the_console_asks():
    evening = Evening(FakeBoard(2, menu=False), persons=2).run(to="Play")
    while evening.between != "Interlude":
        evening.run(10_000)
    pools = evening.table.game.pool_count()
    evening.press(1, held=1_200_000)
    assert evening.between == "Pause"
    assert evening.table.game.pool_count() == pools  # it was no call


def test_a_hold_of_less_than_a_second_is_no_pause():
    evening = Evening(FakeBoard(2, menu=False), persons=2).run(to="Play")
    while evening.between != "Interlude":
        evening.run(10_000)
    evening.press(1, held=990_000)
    assert evening.between != "Pause"


def test_a_long_hold_in_quiet_time_pauses_and_is_no_call():
    evening = to_a_live_pair(Evening(FakeBoard(2, menu=False), persons=2))
    evening.press(1).run(100_000)
    evening.press(0, held=1_500_000)
    assert evening.between == "Pause"


def test_a_bot_takes_over_for_whoever_has_to_go():
    evening = Evening(FakeBoard(3), persons=3).run(to="Play").run(4_000_000).menu()
    evening.press(1).press(1, held=600_000)
    assert evening.console.party.is_bot(1)
    assert evening.between == "NoneType"
    evening.run(to="Over")
    calls = [json.loads(line) for line in evening.record()[1:]]
    assert any(line["do"] == "call" and line["p"] == 1 for line in calls)


def test_2_14_once_every_person_is_out_the_bots_play_on_at_the_shortest_pace():
    """A person who never presses; what was chosen holds as long as they are in."""
    evening = Evening(FakeBoard(4, seed=1), persons=1, bots=3, pace="slow").run(to="Play")
    while evening.table.game.is_in(0):
        evening.run(500_000)
    known = len(evening.record())
    events = [json.loads(line) for line in evening.run(120_000_000).record()[1:]]

    def waits(events):
        both = zip(events, events[1:])
        return [b["t"] - a["t"] for a, b in both if a["do"] == b["do"] == "turn"]

    assert min(waits(events[:known])) > 1_800_000
    hurried = waits(events[known + 1 :])  # after the card whose wait was drawn before
    assert len(hurried) > 20 and max(hurried) < 1_200_000


def test_ending_a_game_in_the_pause_leads_to_the_title():
    evening = Evening(FakeBoard(2), persons=2).run(to="Play").run(4_000_000).menu()
    evening.press(0).press(0).press(0, held=600_000)
    assert evening.scene == "Title"


def test_2_16_a_series_counts_wins_and_the_deal_passes_left():
    evening = Evening(FakeBoard(3, seed=4), persons=0, bots=3, pace="fast", series=3)
    dealers = []
    for _ in range(3):
        evening.run(to="Over")
        dealers.append(evening.console.deal.header.dealer)
        evening.again().run(1_000_000)
    assert dealers[1:] == [(dealers[0] + 1) % 3, (dealers[0] + 2) % 3]
    series = evening.console.series  # a new one has begun
    assert series.played == 0


def test_a_hand_that_comes_down_late_on_the_last_pair_does_not_skip_the_winner():
    evening = Evening(FakeBoard(3), persons=0, bots=3, pace="fast").run(to="Over")
    evening.press(0).press(1, held=700_000).menu().press(2)
    assert evening.scene == "Over"
    evening.again()
    assert evening.scene == "Dealing"


def test_a_button_that_was_down_before_the_winner_was_seen_says_nothing():
    evening = Evening(FakeBoard(3), persons=0, bots=3, pace="fast").run(to="Over")
    evening.press(0, held=4_000_000)
    assert evening.scene == "Over"
    evening.press(0, held=600_000)
    assert evening.scene == "Setup"


def test_winners_lamp_and_distinct_tunes():
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2))
    evening.board.speaker.log.clear()
    evening.press(1)
    assert evening.board.lamps.levels[1] == 255
    evening.run(1_000_000)
    assert [hz for _, hz, _ in evening.board.speaker.log][-1] == 0  # silence at the end
    assert len(evening.board.speaker.log) == 5


def test_nothing_sounds_before_the_card_can_be_seen():
    evening = Evening(FakeBoard(2), persons=2).run(to="Play")
    start = evening.board.time
    evening.run(2_200_000)
    assert evening.table.turns == 0
    assert [entry for entry in evening.board.speaker.log if entry[0] > start] == []
