"""Why a game is over is told with the result."""

import json

import pytest

from console.ending import ending
from console.texts import LANGUAGES, Texts
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES
from snap.central import Central
from snap.classic import Classic
from snap.events import TURN
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.core.tables import deck
from tests.core.test_dead import FOUR_TIMES_13

TEXTS = Texts(FakeBoard(), "en")


def told(game, **options):
    text = ending(game, options, TEXTS.section("over"), TEXTS.section("play"))
    return text.replace("\u00a0", " ")


def result(seed=1, **chosen):
    """What stands below the winner after a game of bots, and that game."""
    evening = Evening(FakeBoard(4, seed=seed), 0, bots=4, pace="fast", **chosen).run(to="Over")
    game = evening.console.deal.game
    options = json.loads(evening.record()[0])["options"]
    return told(game, **options), game


def most(game):
    return max(game.holding(seat) for seat in range(game.players))


def test_2_15_the_last_one_in_needs_no_reason():
    text, game = result()
    assert game.winner >= 0
    assert text == ""


def test_2_17_time_is_up():
    text, game = result(limit_s=300, level="gentle", seed=3)
    assert game.clock.seconds >= 290
    assert text == f"Time is up: {most(game)} cards"


@pytest.mark.parametrize(("game", "seed"), [("classic", 1), ("central", 2)])
def test_2_17_all_pairs_are_won(game, seed):
    text, game = result(seed, game=game, limit_snaps=10)
    assert game.limits.snaps == 10
    assert text == f"All pairs won: {most(game)} cards"


def test_2_19_a_dead_table_is_told():
    game = Classic(4, 0, deck(0, *FOUR_TIMES_13), {})
    assert game.over
    assert told(game) == "No pairs left: 13 cards"


def test_4_5_when_no_stock_has_a_card_that_is_told():
    game = Central(4, 0, deck(0, *FOUR_TIMES_13), {})
    while not game.over:
        game.apply(TURN, 1000)
    assert told(game) == "No card left to turn"


def test_5_6_the_biggest_pile_is_told():
    text, game = result(game="menagerie")
    assert text == f"Biggest pile: {most(game)} cards"


def test_it_stands_in_the_result():
    evening = Evening(FakeBoard(4), 0, bots=4, pace="fast", limit_snaps=10)
    texts = []
    evening.run(to="Play")
    opened = evening.console.stage.open

    def watched(module, name, *more):
        screen = opened(module, name, *more)
        if name == "Notice":
            screen.update = lambda *shown: texts.append(shown[3])
        return screen

    evening.console.stage.open = watched
    evening.run(to="Over")
    first, second = texts[-1].split("\n")
    assert first.startswith("All pairs won: ")
    assert second.startswith("Snap!")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_the_longest_result_is_seen_whole(panel, language):
    texts = Texts(FakeBoard(), language)
    say, cards = texts.section("over"), texts.section("play").count("cards", 52)
    standing = [say.fill("feats", 26, "0.284"), " ".join(f"{seat}:7" for seat in range(1, 7))]
    for why in ("time", "pairs", "dead", "empty", "pack"):
        for below in standing:
            text = say.fill("end." + why, cards) + "\n" + below
            assert Ui(easel(PROFILES[panel])).fits(text, "notice.text"), text
