"""Tricks and melds on the buttons (6): from the hand-over to the end of a match."""

import json

import pytest

from console.scenes.tricks.laid import SLAP_US
from snap.cards import parse_card
from snap.names import TRICKS
from snap.replay import Replay
from snap.series import Match
from snap.states import state
from snap.tricks import Tricks
from tests.console.fake_board import TURN, FakeBoard
from tests.console.tricks_evening import GlassBoard, TricksEvening
from tests.core.tables import cards

RED = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
BLACK = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def dealt(first, second, first_stock, second_stock, **more):
    """An evening in which these hands were dealt: `first` is the non-dealer's."""
    evening = TricksEvening(**more)
    deck = bytearray(52)
    for i, hand in enumerate((first, second, first_stock, second_stock)):
        deck[i::4] = cards(hand)
    header = evening.console.deal.header
    header.seed, header.deck = -1, bytes(deck)
    evening.console.deal.game = Tricks(2, header.dealer, bytes(deck), header.options)
    evening.console.deal.notes = None
    evening.console.go("tricks.ready")
    return evening.run(10_000)


def texts_of(evening):
    """What is written in the picture now."""
    found = []
    evening.board.display.read(evening.board.display.root_group, set(), found)
    return found


def read(evening, text):
    return any(text in line for line in texts_of(evening))


def lines(evening, do):
    events = [json.loads(line) for line in evening.record()[1:]]
    return [event for event in events if event["do"] == do]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_whole_match_and_every_record_of_it_is_that_deal(seats):
    """6.10: deals alternate, to the target; one button, two or three."""
    evening = TricksEvening(FakeBoard(seats, seed=seats), match=100, seed=seats)
    totals, dealers = [0, 0], []
    for record in evening.whole_match():
        replay = Replay(record[0].encode())
        for line in record[1:]:
            replay.step(line.encode())
        dealers.append(replay.game.dealer)
        totals = [totals[seat] + replay.game.total(seat) for seat in (0, 1)]
    assert state(TRICKS, replay.game) == state(TRICKS, evening.game)
    assert evening.console.series.totals == totals
    assert max(totals) >= 100
    assert dealers[1:] == [1 - dealer for dealer in dealers[:-1]]


def test_6_10_an_even_number_of_deals_instead_of_a_target():
    evening = TricksEvening(FakeBoard(6, seed=3), match=2, seed=3)
    assert len(evening.whole_match()) == 2
    match = evening.console.series
    assert match.winner == match.totals.index(max(match.totals))
    evening.again().run(to="Ready")
    assert evening.console.series.totals == [0, 0]


def test_6_9_double_both_goes_into_the_record():
    evening = TricksEvening(double_both=True)
    assert json.loads(evening.record()[0])["options"] == {"double_both": True}
    assert isinstance(evening.console.series, Match)


def test_two_bots_play_a_match_by_themselves():
    evening = TricksEvening(FakeBoard(4, seed=2), persons=0, match=100)
    evening.run(to="Over")
    assert evening.game.over


def test_6_3_the_first_draw_explains_its_limits():
    evening = TricksEvening(GlassBoard(6)).until("Draw")
    step = evening.now_at
    own, on, back = step._buttons._own, step._buttons._on, step._buttons._back
    evening.press(back)  # to the end of the choosing
    assert step.at == 13
    evening.press(own)
    assert read(evening, "One card at the least") and evening.game.draws(step.player) == 0
    evening.press(on)
    assert read(evening, "now 0")
    evening.press(own)
    assert read(evening, "Now 1. Finish at end")  # how to finish, once that is possible
    for _ in range(11):
        evening.press(on).press(own)
    assert read(evening, "No more than 11") and read(evening, "2 stay for later draws")
    evening.press(back)
    assert not read(evening, "No more than 11")
    while step.at != 13:
        evening.press(on)
    assert read(evening, "Swap 11 cards?")
    evening.press(own)
    assert evening.game.draws(step.player) == 1


def test_6_3_the_second_draw_leaves_one_in_the_stock_and_the_third_may_be_none():
    evening = TricksEvening(GlassBoard(6)).until("Draw")
    player = evening.now_at.player
    own, back = evening.now_at._buttons._own, evening.now_at._buttons._back
    on = evening.now_at._buttons._on
    evening.press(own).press(back).press(back).press(own).press(on).press(own)
    assert evening.game.draws(player) == 1
    evening.press(back).press(own)
    assert read(evening, "One card at the least")
    for _ in range(11):
        evening.press(on).press(own)
    assert read(evening, "No more than 10") and read(evening, "1 stays in the stock")
    while evening.now_at.at != 13:
        evening.press(on)
    evening.press(own).press(back)
    assert read(evening, "Lay off none?")
    evening.press(own)
    assert evening.game.draws(player) == 3 and evening.kind == "Announce"


def test_one_button_taps_on_and_holds_to_pick():
    evening = TricksEvening(GlassBoard(2)).until("Pick")
    player = evening.now_at._player
    assert read(evening, "tap: on") and read(evening, "hold: take")
    evening.tap(player)
    evening.press(evening.seat(player), held=600_000)
    assert lines(evening, "pick") == [{"t": lines(evening, "pick")[0]["t"], "do": "pick",
                                       "p": player, "hand": 1}]  # fmt: skip


def test_three_buttons_are_back_pick_and_on_and_the_screen_says_which():
    evening = TricksEvening(GlassBoard(6)).until("Draw")
    buttons = evening.now_at._buttons
    assert (buttons._back, buttons._on) == (5, 2)
    own = evening.board.labels[buttons._own]
    assert read(evening, f"6 ? {own}: lay off ? 3")
    evening.press(2).press(2).press(5)
    assert evening.now_at.at == 1
    evening.press(buttons._own)
    assert list(evening.now_at._off[:3]) == [0, 1, 0]


def test_the_other_persons_button_does_nothing_in_a_private_place():
    evening = TricksEvening(FakeBoard(6)).until("Draw")
    other = 1 - evening.now_at.player
    evening.tap(other).press(evening.seat(other), held=1_200_000)
    assert (evening.kind, evening.now_at.at) == ("Draw", 0)


def test_6_4_a_hand_of_one_colour_may_announce_either_without_a_card():
    evening = dealt(RED[0], BLACK[0], RED[1], BLACK[1], board=GlassBoard(6))
    evening.until("Announce")
    step = evening.now_at
    assert read(evening, "All one colour")
    assert read(evening, "Red: melds")
    evening.press(step._buttons._back)
    assert read(evening, "Just say: melds")
    evening.press(step._buttons._back)
    assert read(evening, "Just say: tricks")
    evening.press(step._buttons._own)
    assert lines(evening, "face")[0]["choice"] == "tricks"


def test_6_4_both_cards_turn_together():
    evening = TricksEvening(GlassBoard(6)).until("Wait")
    seen = set()
    evening.board.display.read(evening.board.display.root_group, seen, [])
    assert not seen
    evening.until("Prompt")
    evening.board.display.read(evening.board.display.root_group, seen, [])
    assert seen == {evening.game.faced(0), evening.game.faced(1)}


def following(**more):
    """Up to a turn in which the other player has to follow suit and holds other suits too."""
    for seed in range(20):
        evening = TricksEvening(GlassBoard(6, seed=seed), seed=seed, **more)
        while evening.kind != "Over":
            evening.until("Turn", "Over")
            if evening.kind == "Turn" and not all(evening.now_at._legal):
                return evening
            evening.anything()
    raise AssertionError("nobody ever had to follow suit")


def test_6_5_an_illegal_card_says_why_and_is_not_played():
    evening = following()
    step = evening.now_at
    assert step._legal[step.at]
    while step._legal[step.at]:
        evening.press(step._buttons._on)
    hand = evening.game.hand(step.player)
    evening.press(step._buttons._own)
    assert read(evening, "Not that one") and read(evening, "You hold")
    assert evening.game.hand(step.player) == hand and not step.done


def second(seed=0):
    """Up to a turn that answers a lead; the card is laid with the next press, and when."""
    evening = TricksEvening(FakeBoard(6, seed=seed), seed=seed).until("Turn")
    while evening.game.led < 0:
        evening.anything()
        evening.until("Turn")
    return evening


@pytest.mark.parametrize(("after", "snap"), [(1_500_000, True), (1_500_001, False)])
def test_6_6_a_slap_counts_to_the_microsecond(after, snap):
    """1500 ms after the card was laid is in time; both presses are confirmed late."""
    evening = second()
    player, seat = evening.now_at.player, evening.now_at._buttons._own
    laid = evening.board.time + 1
    evening.board.presses.add(laid, seat)
    evening.board.presses.add(laid + after, seat)
    before = len(lines(evening, "play"))
    evening.run(SLAP_US + 1)
    assert len(lines(evening, "play")) == before, "the horizon has not passed the last moment"
    evening.run(20_000)
    play = lines(evening, "play")[before]
    assert (play["p"], play["snap"]) == (player, snap)


def test_6_6_the_card_was_laid_when_the_button_went_down_and_that_is_its_time():
    evening = second()
    at = evening.board.time + 777
    evening.board.presses.add(at, evening.now_at._buttons._own)
    evening.run(SLAP_US + 20_000)
    opened = next(t for t, scene in evening.log if scene == "Ready")
    assert lines(evening, "play")[-1]["t"] == at - opened


def test_6_6_another_button_is_no_slap():
    evening = second()
    step = evening.now_at
    evening.press(step._buttons._own)
    evening.press(step._buttons._on).press(evening.seat(1 - step.player))
    evening.run(SLAP_US)
    assert lines(evening, "play")[-1]["snap"] is False


def test_6_6_with_one_button_the_hold_lays_and_the_next_press_slaps():
    evening = TricksEvening(FakeBoard(2)).until("Turn")
    seat = evening.now_at._buttons._own
    evening.press(seat, held=600_000)
    assert evening.kind == "Laid"
    evening.press(seat)
    assert lines(evening, "play")[0]["snap"] is True


def test_6_6_nothing_asks_for_the_slap():
    """While a card lies, the picture has no word but the names and the trick."""
    evening = TricksEvening(GlassBoard(6)).until("Laid")
    assert texts_of(evening) == [*texts_of(evening)[:1], "1", "2", "0", "0"]


def test_6_6_a_bot_slaps_at_a_human_time():
    evening = TricksEvening(FakeBoard(4, seed=1), persons=0, match=100, level="average")
    events = []
    for _ in range(40):
        evening.run(to="Over")
        events += [line for line in lines(evening, "play") if line["snap"]]
        if events:
            return
        evening.again()
    raise AssertionError("no bot ever snapped")


def test_6_8_each_spread_is_turned_up_and_the_cards_of_a_line_stand_out():
    evening = TricksEvening(GlassBoard(6, seed=2), seed=2).until("Line")
    screen, seen, lifted = evening.console._scene.screen("score", "Score"), [], {}
    evening.board.display.watchers.append(lambda cards, texts: seen.append((cards, texts)))
    screen.raised = lifted.__setitem__
    players = []
    while evening.kind == "Line":
        evening.tap(0)
        cards, texts = seen[-1]
        if evening.kind == "Line" and any(lifted.values()):
            player = next(p for p in (0, 1) if f"Spread: Player {p + 1}" in texts)
            assert cards == set(evening.game.spread(player))
            players.append(player)
    assert players.count(0) >= 2 and players.count(1) >= 2


def test_a_pause_hides_what_is_private_and_paused_time_does_not_count():
    evening = TricksEvening(FakeBoard(6)).until("Draw")
    before = evening.board.time
    evening.menu().run(500_000_000)
    away = evening.board.time - before
    evening.menu()
    assert evening.kind == "HandOver"
    evening.until("Announce")
    assert lines(evening, "draw")[-1]["t"] < evening.board.time - away


def test_without_a_menu_button_a_long_hold_pauses_where_nothing_is_private():
    evening = TricksEvening(FakeBoard(2, menu=False)).until("HandOver")
    evening.press(0, held=700_000)
    assert evening.console._scene._pause is not None


def test_a_bot_plays_on_for_whoever_has_to_go():
    evening = TricksEvening(FakeBoard(6)).until("Turn")
    evening.menu().press(1).press(1, held=600_000)
    assert evening.console.party.is_bot(1)
    evening.until("Over")
    assert evening.game.over


def test_a_player_who_thinks_for_half_an_hour_is_at_the_right_time_in_the_record():
    """The ticks come round in 18 minutes."""
    evening = TricksEvening(FakeBoard(6, start=TURN - 4_000_000)).until("Pick")
    evening.run(1_800_000_000)
    before = evening.board.time
    evening.press(evening.now_at._buttons._own)
    opened = next(t for t, scene in evening.log if scene == "Ready")
    assert lines(evening, "pick")[0]["t"] == before + 1 - opened


def test_a_board_without_a_display_plays_on():
    evening = TricksEvening(FakeBoard(6)).until("Over")
    assert evening.game.over


def test_what_a_player_knows_is_what_they_laid_off_and_what_was_played():
    evening = TricksEvening(FakeBoard(6, seed=4), seed=4)
    evening.until("Over")
    for p in (0, 1):
        known = {card for card in range(52) if evening.console.deal.notes.seen[p][card]}
        laid = [parse_card(n) for e in lines(evening, "draw") if e["p"] == p for n in e["discard"]]
        played = [parse_card(event["card"]) for event in lines(evening, "play")]
        assert known == set(laid) | set(played)
