"""How to play: four pages a game, whole in every language, reached from the menu."""

import pytest

from console.scenes.howto import _CARDS
from console.settings import choices
from console.texts import LANGUAGES, Texts
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

GAMES = choices("game")


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_seen_whole(panel, language):
    ui = Ui(easel(PROFILES[panel]))
    texts = Texts(FakeBoard(), language)
    assert ui.fits(texts.section("howto")["hint"], "howto.footer")
    for game in GAMES:
        say = texts.section("howto_" + game)
        assert ui.fits(say["title"], "howto.title")
        for page in "1234":
            assert ui.fits(say[page], "howto.text"), (game, page, say[page])


def test_the_cards_are_cards_and_there_is_no_fifth_page():
    assert set(_CARDS) == set(GAMES)
    for pages in _CARDS.values():
        assert len(pages) == 4
        assert all(2 <= len(cards) <= 4 and max(cards) < 52 for cards in pages)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_menu_through_the_pages_and_back(game):
    evening = Evening(FakeBoard(2), game=game).run(100_000)
    evening.console.go("setup")
    evening.run(100_000)
    while evening.line != "howto":
        evening.press(0)
    evening.press(0, held=600_000)
    assert evening.scene == "HowTo"
    for _ in range(3):
        evening.press(1)
        assert evening.scene == "HowTo"
    assert evening.press(1).scene == "Setup"
    evening.console.go("howto")
    assert evening.run(100_000).press(0, held=600_000).scene == "Setup"
