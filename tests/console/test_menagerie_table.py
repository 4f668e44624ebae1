"""Menagerie (5) on the buttons: claims, duels on the carousel, fair to both, hopeless at random."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console import tunes
from console.bots.duellists import Duellists
from console.bots.reaction import LEVELS
from console.carousel import Carousel
from console.luck import Luck
from console.noises import NOISES
from console.parade import ROW, Parade
from console.sound import pitch_hz
from snap.states import state
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.console.tricks_evening import GlassBoard

MENAGERIE = 2


def play(persons, seats=4, seed=1, **chosen):
    return Evening(FakeBoard(seats, seed=seed), persons, game="menagerie", **chosen)


def written(evening):
    """What can be read in the picture."""
    found = []
    evening.board.display.read(evening.board.display.root_group, set(), found)
    return found


def to_a_duel(evening):
    """Until the first animals of a duel are seen."""
    evening.run(to="Play")
    while not (evening.table.carousel.running and evening.table.carousel.step >= 0):
        evening.run(20_000)
    return evening


def test_5_7_before_the_animals_come_the_table_says_what_to_press_at():
    evening = Evening(GlassBoard(4, seed=1), 4, game="menagerie").run(to="Play")
    table = written(evening)
    assert "to deal" in table and "Their animal: press!" not in table
    while not evening.table.carousel.running:
        evening.run(20_000)
    assert evening.table.carousel.step < 0
    duel = written(evening)
    assert "Their animal: press!" in duel and "to deal" not in duel


def to_the_target(evening, side):
    while not evening.table.carousel.is_target(side):
        evening.run(20_000)
    return evening.run(50_000)


def named(evening):
    """The NAME events of the record: (player, animal)."""
    events = [json.loads(line) for line in evening.record()[1:]]
    return [(event["p"], event["animal"]) for event in events if event["do"] == "name"]


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_of_bots_ends_and_its_record_is_that_game(seed):
    evening = play(0, bots=7, seats=8, pace="fast", seed=seed).run(to="Over")
    assert state(MENAGERIE, evening.replayed()) == state(MENAGERIE, evening.console.deal.game)


def test_5_1_everyone_claims_an_animal_and_no_two_are_alike():
    evening = play(-1)
    evening.console.party.joined = 0b0111
    evening.console.go("claim")
    evening.run(100_000)
    evening.press(1).press(1).press(2)  # on from 1 to 4, from 2 to 1 being free again or further
    for seat in range(3):
        evening.press(seat, held=600_000)
    evening.run(to="Play")
    animals = evening.table.game.animals
    assert tuple(animals) == (0, 4, 3)
    assert json.loads(evening.record()[0])["animals"] == list(animals)


def test_5_1_other_games_of_the_same_company_have_no_animals():
    evening = play(2, seats=2)
    evening.console.go("claim")
    evening.run(100_000).press(0, held=600_000).press(1, held=600_000).run(to="Play")
    evening.console.settings.choose("game", "classic")
    evening.console.party.seated = False
    evening.console.go("deal")
    evening.run(100_000).run(to="Play")
    assert "animals" not in json.loads(evening.record()[0])


targets = st.tuples(st.integers(0, 11), st.integers(0, 11)).filter(lambda pair: pair[0] != pair[1])


@given(targets, st.integers(0, 2**64 - 1))
def test_5_7_both_see_their_target_at_the_same_step_once_in_a_row(pair, seed):
    parade = Parade(Luck(seed))
    steps = set()
    for _ in range(6):
        parade.draw(pair)
        at = [parade.rows[side].index(pair[side]) for side in range(2)]
        assert at[0] == at[1]
        assert all(len(set(row)) == ROW for row in parade.rows)
        steps.add(at[0])
    assert len(steps) > 1


def test_5_7_the_step_of_the_target_is_drawn_evenly():
    parade = Parade(Luck(1))
    counts = [0] * ROW
    for _ in range(3000):
        parade.draw((3, 4))
        counts[parade.rows[0].index(3)] += 1
    assert min(counts) > 400


def test_5_3_a_press_at_the_others_animal_takes_the_pile():
    evening = to_a_duel(play(2, seats=2))
    game = evening.table.game
    duellist, other = game.duel_a, game.duel_b
    sizes = game.pile_size(duellist), game.pile_size(other)
    to_the_target(evening, 0).press(duellist)
    assert named(evening) == [(duellist, game.animals[other])]
    assert evening.between == "DuelResult"
    assert (game.pile_size(duellist), game.pile_size(other)) == (sum(sizes), 0)


def test_5_7_a_wrong_press_closes_the_button_for_the_next_two_animals():
    evening = to_a_duel(play(2, seats=2, seed=3))
    carousel, game = evening.table.carousel, evening.table.game
    while carousel.is_target(0):
        evening.run(20_000)
    step, player = carousel.step, game.duel_a
    evening.press(player)
    assert [carousel.is_open(0, step + i) for i in range(5)] == [False] * 3 + [True] * 2
    assert carousel.is_open(1, step)
    assert len(named(evening)) == 1
    evening.press(player)  # still closed: it names nothing
    assert len(named(evening)) == 1


def test_2_12_a_press_is_judged_by_the_animal_that_was_seen_then():
    """The next animal comes while the press is being confirmed."""
    evening = to_a_duel(play(2, seats=2))
    game, carousel, board = evening.table.game, evening.table.carousel, evening.board
    player, right = game.duel_a, game.animals[game.duel_b]
    to_the_target(evening, 0)
    ahead = (carousel.next_at - board.now()) % (1 << 30)
    board.presses.add(board.time + ahead - 1000, player)
    evening.run(ahead + 100_000)
    assert named(evening) == [(player, right)]


@pytest.mark.parametrize(("named_by", "pictured"), [("name", True), ("noise", False)])
def test_5_3_animals_come_past_by_name_or_by_noise(named_by, pictured):
    """A noise is a word alone: a picture would give the animal away."""
    evening = to_a_duel(play(2, seats=2, named_by=named_by))
    view, steps = evening.table.view, []
    view.screen.step = lambda *shown: steps.append(shown)
    evening.run(4_000_000)
    say = evening.console.texts.section("menagerie")
    kind = "animal." if pictured else "noise."
    words = {say[f"{kind}{animal}"] for animal in range(12)}
    assert steps
    for *pictures, left, right in steps:
        assert {left, right} <= words
        assert all((picture >= 0) == pictured for picture in pictures)


@pytest.mark.parametrize("named_by", ["name", "noise"])
def test_5_3_a_duel_by_noise_is_heard_also_a_wrong_one(named_by):
    evening = to_a_duel(play(2, seats=2, named_by=named_by))
    carousel, game, speaker = evening.table.carousel, evening.table.game, evening.board.speaker
    while carousel.is_target(0):
        evening.run(20_000)
    before = len(speaker.log)
    evening.press(game.duel_a)
    [(_, animal)] = named(evening)
    assert animal != carousel.target(0)
    tune = NOISES[animal] if named_by == "noise" else tunes.NO
    assert pitch_hz(tune[0]) in [hz for _, hz, _ in speaker.log[before:]]
    evening.run(1_000_000)
    heard = [hz for _, hz, _ in speaker.log[before:]]
    assert heard[-len(tune) // 2 - 1 :] == [*map(pitch_hz, tune[::2]), 0]


def test_5_3_nobody_else_can_press_in_a_duel():
    evening = to_a_duel(play(4))
    game = evening.table.game
    others = set(range(4)) - {game.duel_a, game.duel_b}
    for seat in others:
        evening.press(seat)
    assert named(evening) == []


def test_5_5_after_fifteen_seconds_nobody_takes_anything():
    evening = to_a_duel(play(2, seats=2))
    evening.run(16_000_000)
    assert evening.table.past.winner == -1


def test_a_pause_in_a_duel_goes_on_with_the_duel():
    evening = to_a_duel(play(2, seats=2))
    step = evening.table.carousel.step
    evening.menu().run(1_500_000_000)
    assert evening.table.carousel.step == step
    evening.menu().run(3_000_000)
    assert evening.table.carousel.step > step
    assert evening.table.game.duel_a >= 0


class Ring:
    """One duel without a table: the carousel, a bot of seat 1, and whoever presses for seat 0."""

    duel_a, duel_b, players, animals = 0, 1, 2, (5, 9)

    def __init__(self, level, seed):
        self.luck = Luck(seed)
        self.carousel = Carousel(self, self, self.luck)
        self.bots = Duellists(self, self.carousel, bytes((0, level)), self.luck)
        self.winner = -1

    def act(self, t, do, player, animal):
        if self.winner < 0 and animal == self.animals[1 - player]:
            self.winner = player

    def duel(self, presses):
        """Play one; `presses`: microseconds at which seat 0 presses, in order."""
        self.winner = -1
        self.carousel.begin(0)
        while self.winner < 0 and self.carousel.next_at < 15_000_000:
            now = self.carousel.next_at
            self.luck.refill()
            self.carousel.go_on()
            self.carousel.shown(now)
            self.bots.stepped(now)
            self.hands(presses)
        self.carousel.stop()
        self.bots.stop()
        return self.winner

    def hands(self, presses):
        """Everyone's presses until the next step, in the order of time."""
        until = self.carousel.next_at
        while True:
            bot = self.bots.waiting()
            ours = presses[0] if presses else until
            if min(ours, self.bots.at if bot >= 0 else until) >= until:
                return
            if bot >= 0 and self.bots.at <= ours:
                self.bots.act(bot, self.bots.at)
            else:
                self.carousel.press(presses.pop(0), 0, True)


def at_random(rng, gap):
    """Presses at random moments, `gap` microseconds apart on the average."""
    times, t = [], 0
    while t < 15_000_000:
        t += 60_000 + int(rng.expovariate(1 / gap))
        times.append(t)
    return times


@pytest.mark.parametrize("gap", [50_000, 200_000, 500_000, 1_000_000, 2_000_000, 3_500_000])
def test_5_7_whoever_presses_at_random_wins_less_than_a_quarter_of_1000_duels(gap):
    rng = random.Random(gap)
    ring = Ring(LEVELS.index("average"), seed=gap)
    won = [ring.duel(at_random(rng, gap)) for _ in range(1000)]
    assert won.count(0) < 250
    assert won.count(1) > 600
