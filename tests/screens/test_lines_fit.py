"""Lines that are put together in play are seen whole, with the longest names and numbers."""

import pytest

from console.screens.table import ClassicTable
from console.texts import LANGUAGES, Texts
from console.ui.kit import Ui
from console.ui.wrap import BOT
from sim.gallery import easel
from sim.profiles import PROFILES
from tests.screens.leaves import leaves

LONGEST = "Amelie"  # console.nameplates


def words(panel, language):
    board = easel(PROFILES[panel])
    return Ui(board), Texts(board, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_a_hand_and_its_time(panel, language):
    ui, texts = words(panel, language)
    say = texts.section("play")
    inset = 2 * int(ui.places("result")["hand"].get("inset", "0")) * " "
    for time in (
        say.fill("after", f"4{say['point']}99"),
        say.fill("behind", f"99{say['point']}9"),
        say.fill("behind", "1500"),
    ):
        assert ui.fits(f"{LONGEST} {time}{inset}", "result.hand"), time


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_what_a_button_does_is_said_at_the_table(panel, language):
    ui, texts = words(panel, language)
    for call in ("press", "double", "triple", "hold"):
        assert ui.fits(texts.section("deal")[call], "table.hint"), call


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_what_is_said_at_the_deal_in_a_series(panel, language):
    ui, texts = words(panel, language)
    say = texts.section("deal")
    for what in ("press", "double", "triple", "hold", "menagerie"):
        assert ui.fits(say[what] + "\n" + say.fill("series", 7, 7), "notice.text"), what


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_whose_cards_a_pair_is(panel, language):
    ui, texts = words(panel, language)
    say = texts.section("play")
    for other in (say.fill("pool", 52), LONGEST, BOT + "8"):
        places = [f"choice.text {variant}" for variant in ("1", "many")]
        for place in places if panel != "oled" else places[:1]:  # many: the cards alone
            assert ui.fits(f"{LONGEST} + {other}", *place.split()), (place, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_no_noise_is_broken_within_a_word(panel, language):
    ui, texts = words(panel, language)
    say, half = texts.section("menagerie"), ui.width // 2
    columns = ui.page("duel").cell(0, 0, half).label("noise").columns
    for animal in range(12):
        longest = max(len(word) for word in say[f"noise.{animal}"].split(" "))
        assert longest <= columns, say[f"noise.{animal}"]


@pytest.mark.parametrize("panel", PROFILES)
def test_everybody_who_drew_is_named(panel):
    ui, _ = words(panel, "en")
    for equal in (" = ".join([LONGEST] * 4), " ".join([LONGEST] * 6)):
        assert ui.fits(equal, "notice.name"), equal


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("place", ["finish.name", "result.name", "wheel.name", "duel.name"])
def test_a_name_is_seen_whole(panel, place):
    ui, _ = words(panel, "en")
    assert ui.fits(LONGEST, place)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("panel", PROFILES)
def test_the_names_of_neighbours_do_not_run_together(panel, players):
    """Between two names there is more than between two letters."""
    ui, _ = words(panel, "en")
    table = ClassicTable(ui, players)
    for seat in range(players):
        table.name(seat, LONGEST)
    grids = [seat.name.grid for seat in table._seats]
    places = [(leaf.left, leaf.top) for leaf in leaves(table.group) if leaf.layer in grids]
    boxes = [box for leaf in leaves(table.group) if leaf.layer in grids for box in leaf.inked()]
    for left, top in places:
        before = [right for _, y, right, _ in boxes if y == top and right <= left]
        assert not before or left - max(before) >= 2, (left, top)
