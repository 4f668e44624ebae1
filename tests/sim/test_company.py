"""What the measurements rest on: whole games from a seed, and who wins how many of a few."""

import json
import random

import pytest

from console.bots.reaction import LEVELS
from sim.bench.bots import wins
from sim.bench.duels import MASHERS, duels, games
from sim.bench.lengths import end, play
from sim.company import Company
from sim.people import AtEach, Reader
from snap.tally import FALSE_CALLS

GENTLE, SLOW, AVERAGE, FAST = range(1, len(LEVELS))


def test_the_same_seed_gives_the_same_game():
    first, second = (Company(5, (AVERAGE, FAST), game="central").play() for _ in range(2))
    assert first.record() == second.record()
    assert first.minutes == second.minutes > 0


def test_presses_go_through_contacts_and_are_calls_of_their_own_time():
    company = Company(1, (0, AVERAGE), {}, game="classic")
    while company.game.next != 1:
        company.step()
    at, zero = company.clock.us, company.table.croupier.zero
    company.press(0, 100_000)
    while company.clock.us < at + 200_000:
        company.step()
    turn, call = (json.loads(line) for line in company.record()[1:3])
    assert (turn["do"], call["do"], call["p"]) == ("turn", "call", 0)
    assert call["t"] - turn["t"] == at + 100_000 - zero


@pytest.mark.parametrize("game", ["classic", "central"])
def test_faster_levels_win_more(game):
    won = wins(range(1, len(LEVELS)), 12, game)
    assert won[FAST] > won[AVERAGE] >= won[GENTLE]


def test_no_level_is_unbeatable_and_a_child_beats_the_gentle_one():
    """An adult who chooses in 400 ms on the average, a child in 900 ms."""
    assert wins((0, FAST), 10, "classic", (330, 40, 70))[0] >= 8
    assert wins((0, GENTLE), 10, "classic", (650, 120, 250))[0] >= 8


@pytest.mark.parametrize("name", MASHERS)
def test_5_7_whoever_presses_without_looking_wins_less_than_a_quarter(name):
    won = duels(MASHERS[name], 60)
    assert won[0] < 15
    assert won[1] > 40


def test_5_7_even_whoever_spares_the_closed_button_loses():
    won = duels(lambda luck: AtEach(True, luck), 60)
    assert won[0] < won[1]


@pytest.mark.parametrize("name", ["every 4 s, evenly", "at random, 2 s apart"])
def test_4_2_presses_at_random_lose_games_of_the_middle_pile(name):
    assert games(MASHERS[name], 8, "central")[1] >= 6


def test_2_18_whoever_presses_as_fast_as_possible_loses_where_too_early_is_false():
    won = games(MASHERS["as fast as possible"], 6, "classic", false_start_us=100_000)
    assert won[1] == 6


def test_the_end_of_a_game_is_told_by_its_rule():
    turns, minutes, ends, draws = play(2, 6)
    assert len(turns) == len(minutes) == sum(ends.values()) == 6
    assert draws <= 6
    for limit in ({"limit_snaps": 10}, {"limit_s": 300}):
        company = Company(2, (AVERAGE,) * 5, None, game="classic", **limit).play()
        assert end(company) == "limit"


def test_a_reader_calls_what_matches_and_nothing_else():
    person = Reader(300, 10, 10, random.Random(1))
    company = Company(3, (0, GENTLE), {0: person}, game="classic", level="gentle").play()
    assert company.game.winner == 0
    assert company.console.deal.tally.count(0, FALSE_CALLS) == 0
