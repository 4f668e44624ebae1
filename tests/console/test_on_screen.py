"""Every game's scenes with the real pictures, on both panels: each has something of its own."""

import pytest

from sim import FIRMWARE
from sim.display import DesktopDisplay, displayio, load_sheet, vectorio
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

PANELS = {"oled": (128, 64, 2), "tft240": (240, 240, 16), "tft320": (320, 240, 16)}


class PicturedBoard(FakeBoard):
    def __init__(self, panel, seats):
        super().__init__(seats)
        self.display = DesktopDisplay(*PANELS[panel])
        self.displayio, self.vectorio = displayio, vectorio

    def sheet(self, name):
        return load_sheet(FIRMWARE / f"assets/{name}.sheet")


@pytest.fixture(params=PANELS)
def panel(request):
    return request.param


def evening(panel, persons, **chosen):
    return Evening(PicturedBoard(panel, 6), persons, **chosen)


def seen(evening):
    evening.step()
    return evening.board.display.image().tobytes()


def test_from_the_title_to_the_deal_every_screen_differs(panel):
    played = evening(panel, -1).run(100_000)
    pictures = [seen(played)]
    for seat, held in ((0, 60_000), (1, 60_000), (0, 600_000), (0, 60_000), (1, 600_000)):
        played.press(seat, held=held)
        pictures.append(seen(played))
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize(
    ("panel", "language"), [("oled", "en"), ("oled", "fr"), ("oled", "ru"), ("tft240", "ru")]
)
@pytest.mark.parametrize(
    "chosen",
    [
        {"game": "classic", "limit_snaps": 10},
        {"game": "classic", "grab": True, "limit_s": 300, "owners_only": True},
        {"game": "central", "series": 3},
        {"game": "menagerie", "named_by": "noise"},
    ],
)
def test_a_minute_of_every_game_with_all_its_news(panel, language, chosen):
    played = evening(panel, 3, bots=3, pace="fast", language=language, **chosen).run(to="Play")
    pictures = {seen(played)}
    for i in range(20):
        played.press(i % 3).run(1_500_000)
        pictures.add(seen(played))
    played.menu()
    pictures.add(seen(played))
    assert len(pictures) > 14


def test_the_pairs_to_choose_from_are_shown_and_the_table_comes_back(panel):
    played = evening(panel, 3).run(to="Play")
    game = played.table.game
    while not all(game.pile_size(seat) for seat in range(3)):
        played.run(10_000)
    table = seen(played)
    for seat, card in ((0, 12), (1, 13), (2, 14)):  # three fives on top
        game.packets.tail[8 + seat] = card
    played.press(0)
    assert game.choice_count == 1
    first = seen(played)
    played.press(0)
    assert len({table, first, seen(played)}) == 3
    played.press(0, held=600_000)
    assert played.between == "RoundResult"


def test_the_winner_is_shown(panel):
    played = evening(panel, 0, bots=2, pace="fast", limit_snaps=10).run(to="Play")
    played.table.game.snaps = 9
    played.run(to="Over")
    before = seen(played)
    played.again().run(200_000)
    assert seen(played) != before
