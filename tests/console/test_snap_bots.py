"""Snap bots: as slow, as careless and as ignorant as people."""

import json
import random

import pytest

from console.bots import snappers
from console.bots.eyes import ClassicEyes
from console.bots.reaction import (
    COURT,
    LEVELS,
    gesture_us,
    notices,
    reaction_us,
    search_us,
    slips,
)
from console.gestures import DOUBLE_US, HOLD_US, TRIPLE_US
from console.luck import Luck
from snap.cards import parse_card
from snap.replay import Replay
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

GENTLE, SLOW, AVERAGE, FAST = range(1, 5)


def reactions(level, court=False, count=2000):
    luck = Luck(11)
    found = []
    for _ in range(count):
        luck.refill()
        found.append(reaction_us(level, luck, court) // 1000)
    return sorted(found)


def shuffled(times, seed):
    return random.Random(seed).sample(times, len(times))


def share(test, *args, count=20_000):
    luck = Luck(12)
    hits = 0
    for _ in range(count):
        luck.refill()
        hits += test(args[0], luck, *args[1:])
    return hits / count


def test_levels_are_in_order_and_none_is_unbeatable():
    """A practised person reacts to a matching card in about half a second."""
    medians = [reactions(level)[1000] for level in (GENTLE, SLOW, AVERAGE, FAST)]
    assert medians == sorted(medians, reverse=True)
    assert medians[-1] > 450
    assert reactions(FAST)[0] >= 180


@pytest.mark.parametrize(("level", "mu", "sigma", "tau"), [(AVERAGE, 560, 130, 220)])
def test_reactions_are_ex_gaussian(level, mu, sigma, tau):
    """Mean mu + tau, variance sigma^2 + tau^2, and a tail to the right."""
    times = reactions(level, count=8000)
    mean = sum(times) / len(times)
    deviation = (sum((t - mean) ** 2 for t in times) / len(times)) ** 0.5
    assert mean == pytest.approx(mu + tau, rel=0.03)
    assert deviation == pytest.approx((sigma**2 + tau**2) ** 0.5, rel=0.06)
    assert mean > times[len(times) // 2]


# Medians, and the times that one in ten goes below and above: milliseconds, rounded outwards.
SPANS = {
    GENTLE: (1250, 1400, 900, 2100),
    SLOW: (850, 1000, 600, 1500),
    AVERAGE: (680, 800, 500, 1150),
    FAST: (560, 660, 420, 920),
}


@pytest.mark.parametrize("level", SPANS)
def test_reactions_spread_as_peoples_do_with_a_longer_tail_to_the_right(level):
    least, most, early, late = SPANS[level]
    times = reactions(level)
    tenth, median, last_tenth = times[200], times[1000], times[1800]
    assert least <= median <= most
    assert early <= tenth
    assert last_tenth <= late
    assert last_tenth - median > 13 * (median - tenth) // 10


def test_the_levels_overlap_so_that_each_is_sometimes_beaten_by_the_next_slower():
    for slower, faster in ((GENTLE, SLOW), (SLOW, AVERAGE), (AVERAGE, FAST)):
        pairs = list(zip(shuffled(reactions(slower), 1), shuffled(reactions(faster), 2)))
        first = sum(a < b for a, b in pairs)
        assert len(pairs) // 7 < first < len(pairs) // 2


def test_one_known_picture_is_found_sooner_than_two_cards_are_compared():
    luck = Luck(3)
    for level in SPANS:
        found = []
        for _ in range(2000):
            luck.refill()
            found.append(search_us(level, luck) // 1000)
        median = sorted(found)[1000]
        assert 7 * reactions(level)[1000] < 10 * median < 8 * reactions(level)[1000]
        assert min(found) >= 180


def test_times_are_whole_numbers():
    luck = Luck(4)
    assert {type(reaction_us(level, luck, True)) for level in SPANS} == {int}


def test_court_cards_take_longer():
    assert [1 << r for r in range(13) if COURT >> r & 1] == [
        1 << (parse_card(name) >> 2) for name in ("JC", "QC", "KC")
    ]
    for level in (GENTLE, SLOW, AVERAGE, FAST):
        assert reactions(level, court=True)[1000] > reactions(level)[1000] + 40


@pytest.mark.parametrize("level", [GENTLE, SLOW, AVERAGE, FAST])
def test_3_3_a_gesture_takes_a_bot_the_time_that_it_takes_people(level):
    """Two presses of one hand are some 120 to 300 ms apart, and within the gesture's limits."""
    luck = Luck(13)
    doubles = [gesture_us("double", level, luck) for _ in range(60)]
    triples = [gesture_us("triple", level, luck) for _ in range(30)]
    assert 120_000 <= min(doubles) < max(doubles) <= 300_000 < DOUBLE_US
    assert 240_000 <= min(triples) < max(triples) <= 600_000 < TRIPLE_US
    assert gesture_us("hold", level, luck) == HOLD_US
    assert gesture_us("press", level, luck) == 0


def test_3_3_bots_call_as_the_house_wants_it_and_so_much_later():
    def first_call(call):
        evening = Evening(FakeBoard(4, seed=6), persons=0, bots=4, pace="slow", call=call)
        evening.run(to="Over")
        events = [json.loads(line) for line in evening.record()[1:]]
        return next(event["t"] for event in events if event["do"] == "call")

    assert first_call("hold") - first_call("press") == HOLD_US


def test_slips_rise_with_the_pace():
    for level in (GENTLE, SLOW, AVERAGE, FAST):
        rates = [share(slips, level, mean_ms) for mean_ms in (2600, 1800, 1100, 850)]
        assert rates == sorted(rates)
        assert rates[0] > 0
        assert rates[-1] < 0.03


def test_gentle_bots_overlook_more():
    seen = [share(notices, level) for level in (GENTLE, SLOW, AVERAGE, FAST)]
    assert seen == sorted(seen)
    assert seen[-1] < 1


def calls_of(game, swap):
    """All events of the first 30 turns; `swap` exchanges cards that are turned much later."""
    board = FakeBoard(4, seed=77)
    evening = Evening(board, persons=0, bots=4, pace="fast", game=game).run(to="Play")
    packets = evening.table.game.packets
    if swap:
        for seat in range(4):  # the last two cards of every stock
            front = packets.head[seat]
            while packets.link[front] != packets.tail[seat]:
                before, front = front, packets.link[front]
            last = packets.tail[seat]
            packets.link[before], packets.link[last], packets.tail[seat] = last, front, front
    while evening.table.turns < 30:
        evening.run(100_000)
    return [json.loads(line) for line in evening.record()[1:]]


@pytest.mark.parametrize("game", ["classic", "central"])
def test_a_bot_knows_no_card_that_has_not_been_shown(game):
    assert calls_of(game, swap=False) == calls_of(game, swap=True)


def test_a_bot_that_makes_no_slips_calls_what_lies_open_or_has_just_been_covered(monkeypatch):
    """Nor does it wait for the card that comes next."""
    monkeypatch.setattr(snappers, "slips", lambda *_: False)
    evening = Evening(FakeBoard(4, seed=5), persons=0, bots=4, pace="slow").run(to="Over")
    first, *lines = evening.record()
    replay = Replay(first.encode())
    eyes = ClassicEyes(replay.game, False)
    before = lies_open = 0
    for line in lines:
        event = json.loads(line)
        assert event["do"] != "call" or before | lies_open
        if event["do"] == "turn":
            before, lies_open = lies_open, 0
        replay.step(line.encode())
        lies_open |= eyes(0)


def test_bots_of_menagerie_do_not_know_what_is_dealt_next():
    def names(swap):
        board = FakeBoard(7, seed=7)
        evening = Evening(board, persons=0, bots=7, pace="fast", game="menagerie").run(to="Play")
        game = evening.table.game
        if swap:
            game._deck = game._deck[:40] + game._deck[:39:-1]
        while evening.table.turns < 40:
            evening.run(100_000)
        return evening.record()[1:]

    assert any('"name"' in line for line in names(False))
    assert names(False) == names(True)


def test_a_bot_never_calls_what_it_has_not_had_time_to_see():
    evening = Evening(FakeBoard(4, seed=5), persons=0, bots=4, level=LEVELS[FAST]).run(to="Over")
    shown = 0
    for line in evening.record()[1:]:
        event = json.loads(line)
        if event["do"] == "turn":
            before, shown = shown, event["t"]
        elif event["do"] == "call":
            assert event["t"] - before > 180_000


def test_2_18_a_bot_calls_a_pair_that_stays_live_after_somebodys_false_start():
    board = FakeBoard(4, seed=3)
    evening = Evening(board, 1, bots=1, level=LEVELS[FAST], false_start_us=100_000).run(to="Play")
    table = evening.table
    while not (table.croupier.card < 0 and table.bots.eyes(1)):
        evening.run(5_000)
    board.presses.add(board.time + 1_000, 0)
    evening.run(8_000_000)
    events = [json.loads(line) for line in evening.record()[1:]]
    at = [event.get("p", -1) for event in events].index(0)
    assert [(event["do"], event["p"]) for event in events[at : at + 2]] == [
        ("call", 0),
        ("call", 1),
    ]
