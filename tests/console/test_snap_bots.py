"""Snap bots: as slow, as careless and as ignorant as people."""

import json

import pytest

from console.bots.reaction import COURT, LEVELS, notices, reaction_us, slips
from console.luck import Luck
from snap.cards import parse_card
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


def test_court_cards_take_longer():
    assert [1 << r for r in range(13) if COURT >> r & 1] == [
        1 << (parse_card(name) >> 2) for name in ("JC", "QC", "KC")
    ]
    for level in (GENTLE, SLOW, AVERAGE, FAST):
        assert reactions(level, court=True)[1000] > reactions(level)[1000] + 40


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


def calls_of(swap):
    """All events of the first 30 turns; `swap` exchanges cards that are turned much later."""
    evening = Evening(FakeBoard(4, seed=77), persons=0, bots=4, pace="fast").run(to="Play")
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


def test_a_bot_knows_no_card_that_has_not_been_shown():
    assert calls_of(swap=False) == calls_of(swap=True)


def test_a_bot_never_calls_what_it_has_not_had_time_to_see():
    evening = Evening(FakeBoard(4, seed=5), persons=0, bots=4, level=LEVELS[FAST]).run(to="Over")
    shown = 0
    for line in evening.record()[1:]:
        event = json.loads(line)
        if event["do"] == "turn":
            before, shown = shown, event["t"]
        elif event["do"] == "call":
            assert event["t"] - before > 180_000
