"""House rules and early ends as they reach the players: who may call, the photo, what is left."""

import json

import pytest

from console.lights import FULL
from console.stage import Blank
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard


class Recorder(Blank):
    """A screen that keeps what it was told: (what, arguments)."""

    def __init__(self):
        self.told = []

    def __getattr__(self, name):
        return lambda *arguments: self.told.append((name, arguments))

    def update(self, *arguments):
        self.told.append(("update", arguments))

    def last(self, what):
        return [arguments for name, arguments in self.told if name == what][-1]


def watch(evening):
    """Screens opened from now on, by name, the newest of each."""
    screens = {}

    def open(module, name, *more):
        screens[name] = Recorder()
        return screens[name]

    evening.console.stage.open = open
    return screens


def header(evening):
    return json.loads(evening.record()[0])["options"]


def calls(evening):
    return [json.loads(line) for line in evening.record()[1:] if '"call"' in line]


def to_a_live_pair(evening, wanted=any):
    """Run until the table is as wanted: what each player could call, a bit a rank."""
    table = evening.run(to="Play").table
    for _ in range(30_000):
        eyes = [table.bots.eyes(p) for p in range(table.game.players)]
        if table.croupier.card < 0 and wanted(eyes):
            return evening
        evening.run(10_000)
    raise AssertionError("five minutes without such a table")


def test_3_1_with_owners_only_nobody_else_calls_not_even_a_bot():
    evening = Evening(FakeBoard(4), persons=4, owners_only=True)
    to_a_live_pair(evening, lambda eyes: 0 in eyes and any(eyes))
    assert header(evening)["owners_only"] is True
    eyes = [evening.table.bots.eyes(p) for p in range(4)]
    owners = [p for p in range(4) if eyes[p]]
    tops = [evening.table.game.top(p) >> 2 for p in owners]
    assert len(owners) == 2 and tops[0] == tops[1]
    stranger = eyes.index(0)
    sizes = [evening.table.game.holding(p) for p in range(4)]
    evening.press(stranger)
    assert evening.between == "NoneType"
    assert [evening.table.game.holding(p) for p in range(4)] == sizes
    evening.press(owners[0])
    assert evening.between == "RoundResult"


def test_2_5_the_result_shows_whose_pair_it_was_its_cards_and_how_many():
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2), lambda eyes: all(eyes))
    screens = watch(evening)
    game = evening.table.game
    tops = game.top(0), game.top(1)
    cards = game.pile_size(0) + game.pile_size(1)
    evening.press(1)
    head, who, text, first, second = screens["Result"].last("update")
    assert (head, who) == ("Snap!", "Player 2")
    assert text.replace("\u00a0", " ") == f"{cards} cards"
    assert (first, second) == tops


@pytest.mark.parametrize("gap", [1, 999, 4_021, 37_517])
def test_3_2_the_photo_finish_decides_and_shows_the_very_microsecond(gap):
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2, grab=True))
    screens = watch(evening)
    assert header(evening)["tie_us"] == 0
    at = evening.board.time + 1_000
    evening.board.presses.add(at, 1)
    evening.board.presses.add(at + gap, 0)
    evening.run(100_000)
    assert evening.between == "Photo"
    who, gaps, texts = screens["PhotoFinish"].last("hands")
    assert list(who) == ["2", "1"]
    assert list(gaps) == [0, gap]
    assert texts[1] == f"+{gap // 1000}.{gap % 1000:03d}"


def test_3_2_a_dead_heat_is_a_photo_too():
    evening = to_a_live_pair(Evening(FakeBoard(3), persons=3, grab=True))
    screens = watch(evening)
    at = evening.board.time + 1_000
    for seat, gap in ((2, 0), (0, 0), (1, 17)):
        evening.board.presses.add(at + gap, seat)
    evening.run(100_000)
    assert evening.between == "Photo"
    assert screens["PhotoFinish"].last("update") == ("A tie (ms)",)
    who, gaps, texts = screens["PhotoFinish"].last("hands")
    assert sorted(who[:2]) == ["1", "3"] and who[2] == "2"
    assert list(gaps) == [0, 0, 17]
    assert texts[1:] == ["+0.000", "+0.017"]


@pytest.mark.parametrize(
    ("gap", "shown", "ahead"),
    [
        (0, "+0.0", 0b11),
        (4_999, "+5.0", 0b11),
        (5_000, "+5.0", 0b11),
        (5_001, "+5.1", 0b01),
        (99_901, "+100", 0b01),
        (214_300, "+215", 0b01),
    ],
)
def test_2_10_a_gap_that_is_no_tie_never_looks_like_one(gap, shown, ahead):
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2, tie_us=5_000))
    screens = watch(evening)
    at = evening.board.time + 1_000
    evening.board.presses.add(at, 1)
    evening.board.presses.add(at + gap, 0)
    evening.run(gap + 100_000)
    assert evening.between == "RoundResult"
    _, times, standing_out = screens["Result"].last("hands")
    assert (times[1].split()[0], standing_out) == (shown, ahead)


def test_2_12_nothing_is_settled_before_a_press_that_is_confirmed_late_can_have_come():
    """The console looks more often than it has to; a press is confirmed 3 ms after it was made."""
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2, tie_us=5_000))
    screens = watch(evening)
    at = evening.board.time + 1_000
    evening.board.presses.add(at, 1)
    evening.board.presses.add(at + 5_000, 0)
    evening.run(100_000, every=500)
    assert evening.between == "RoundResult"
    assert screens["Result"].last("hands")[2] == 0b11


def test_2_11_a_slower_hand_that_wins_another_pair_does_not_look_beaten():
    """Only the owners may call (3.1), and two pairs are live: each is won by a hand of its own."""
    evening = Evening(FakeBoard(6), persons=6, owners_only=True)
    to_a_live_pair(evening, lambda eyes: len(set(eyes) - {0}) == 2)
    eyes = [evening.table.bots.eyes(p) for p in range(6)]
    first = next(p for p in range(6) if eyes[p])
    second = next(p for p in range(6) if eyes[p] not in (0, eyes[first]))
    screens, seen = watch(evening), []
    at = evening.board.time + 1_000
    evening.board.presses.add(at, first)
    evening.board.presses.add(at + 3_000, second)
    for _ in range(60):
        evening.run(100_000)
        if evening.between == "RoundResult":
            shown = screens["Result"]
            seen.append((shown.last("update")[1], shown.last("hands")[2]))
    names = [f"Player {p + 1}" for p in (first, second)]
    assert list(dict.fromkeys(seen)) == [(names[0], 1), (names[1], 0)]


def test_2_11_of_two_ties_at_once_each_picture_marks_the_hands_of_its_own():
    """Only the owners may call (3.1), two pairs are live, and the four hands come down by turns."""
    evening = Evening(FakeBoard(6), persons=6, owners_only=True)
    to_a_live_pair(evening, lambda eyes: sorted(map(eyes.count, set(eyes))) == [2, 2, 2])
    ranks = sorted({evening.table.bots.eyes(p) for p in range(6)} - {0})
    pairs = [[p for p in range(6) if evening.table.bots.eyes(p) == rank] for rank in ranks]
    screens, seen = watch(evening), []
    for i, player in enumerate((pairs[0][0], pairs[1][0], pairs[0][1], pairs[1][1])):
        evening.board.presses.add(evening.board.time + 1_000 * (i + 1), player)
    evening.run(100_000)
    lit = {p for p, level in enumerate(evening.board.lamps.levels) if level == FULL}
    assert lit == set(pairs[1])  # of the tie that was settled last
    for _ in range(60):
        if evening.between == "RoundResult":
            seen.append(screens["Result"].last("hands")[2])
        evening.run(100_000)
    assert list(dict.fromkeys(seen)) == [0b0101, 0b1010]


@pytest.mark.parametrize(("call", "presses"), [("press", 1), ("double", 2), ("triple", 3)])
def test_3_3_a_call_takes_as_many_presses_as_the_house_wants(call, presses):
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2, call=call))
    for done in range(presses):
        assert calls(evening) == []
        at = evening.board.time + 1_000
        evening.board.presses.add(at, 0)
        evening.run(150_000)
        assert len(calls(evening)) == (done == presses - 1)


def test_3_3_a_call_takes_a_hold_where_the_house_wants_that():
    evening = to_a_live_pair(Evening(FakeBoard(2), persons=2, call="hold"))
    evening.press(0, held=400_000)
    assert calls(evening) == []
    evening.press(0, held=520_000)
    assert len(calls(evening)) == 1


def test_2_17_what_is_left_is_shown_in_pairs():
    evening = Evening(FakeBoard(4), 0, bots=4, pace="fast", limit_snaps=10)
    screens = watch(evening)
    evening.run(to="Play")
    assert header(evening)["limit_snaps"] == 10
    shown = set()
    while evening.scene == "Play" and not evening.console.deal.game.over:
        left = 10 - evening.table.game.limits.snaps
        evening.run(1_000)
        told = [a for what, a in screens["ClassicTable"].told if what == "limit"]
        if told and evening.table.croupier.card >= 0:
            shown.add(told[-1][1] == str(left))
    assert shown == {True}
    assert evening.console.deal.game.limits.snaps == 10


def test_2_17_what_is_left_is_shown_in_minutes():
    evening = Evening(FakeBoard(4), 0, bots=4, pace="fast", limit_s=300)
    screens = watch(evening)
    evening.run(to="Play")
    assert header(evening)["limit_s"] == 300
    evening.run(40_000_000)
    text = screens["ClassicTable"].last("limit")[1]
    minutes, seconds = text.split(":")
    left = 300 - evening.table.game.clock.seconds
    assert left <= int(minutes) * 60 + int(seconds) <= left + 3
    assert left < 275


def test_2_16_the_series_counts_who_won_and_names_who_won_most():
    evening = Evening(FakeBoard(3, seed=4), 0, bots=3, pace="fast", series=3)
    screens = watch(evening)
    wins = [0, 0, 0]
    for played in (1, 2, 3):
        evening.run(to="Over")
        winner = evening.console.deal.game.winner
        wins[winner] += winner >= 0
        assert list(evening.console.series.wins) == wins
        assert evening.console.series.played == played
        standing = screens["Notice"].last("update")[3].split("\n")[-1]
        if played < 3:
            shown = {int(word[-3]) - 1: int(word[-1]) for word in standing.split()}
            assert shown == {p: won for p, won in enumerate(wins) if won}
            evening.again().run(1_000_000)
    best = [str(p + 1) for p in range(3) if wins[p] == max(wins)]
    assert standing.startswith("The series goes to")
    assert [name for name in "123" if name in standing] == best


def test_2_16_the_deal_says_which_game_of_the_series_it_is():
    evening = Evening(FakeBoard(3, seed=4), 0, bots=3, pace="fast", series=3)
    screens = watch(evening)
    for game in (1, 2, 3, 1):
        evening.run(1_000_000)
        assert screens["Notice"].last("update")[3] == f"Two alike: press!\nGame {game} of 3"
        evening.run(to="Over").again()


def test_2_16_one_game_alone_is_no_series():
    evening = Evening(FakeBoard(3), 0, bots=3)
    screens = watch(evening)
    evening.run(1_000_000)
    assert screens["Notice"].last("update")[3] == "Two alike: press!"
