"""Every text is seen whole at its place, and has all its glyphs, on every panel."""

import pytest

from console.texts import LANGUAGES, Texts
from console.ui.glyphs import MISSING
from console.ui.kit import Ui
from console.ui.wrap import tile_of
from sim import FIRMWARE
from sim.gallery import easel
from sim.profiles import PROFILES

# Where the texts of a section are shown, by the end of their key; the first that fits the key.
# "row" is a line of a menu, and "" a part of something longer, which its scene's test looks at.
MENU = (("title", "menu.title"), (".help", "menu.help"), ("", "row"))
SECTIONS = {
    "title": (("subtitle", "title.subtitle"), ("hint", "title.hint")),
    "join": (("title", "join.title"), ("hint", "join.hint"), ("empty", "join.hint")),
    "setup": MENU,
    "rules": MENU,
    "pause": MENU,
    "deal": (
        ("dealer", "notice.head"),
        ("tricks.ready", "notice.text"),
        ("ready", "notice.footer"),
        ("", "notice.text"),
    ),
    "over": (("series", ""), ("hint", "notice.footer"), ("", "notice.head")),
}


def lines(language):
    """Section, key and text of every text."""
    section = ""
    for line in (FIRMWARE / "texts" / f"{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line[1:-1]
        elif line and not line.startswith("#"):
            key, text = line.split(" = ", 1)
            yield section, key, text


def ui_of(panel):
    return Ui(easel(PROFILES[panel]))


def place_of(section, key):
    for end, place in SECTIONS.get(section, ()):
        if key.endswith(end):
            return place
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph(language):
    for section, key, text in lines(language):
        lost = [char for char in text if char != "?" and tile_of(char) == MISSING]
        assert not lost, (section, key, lost)


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place(panel, language):
    ui = ui_of(panel)
    long = [
        (section, key, text)
        for section, key, text in lines(language)
        for place in [place_of(section, key)]
        if place not in ("", "row") and not ui.fits(text, place)
    ]
    assert not long


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_line_holds_its_item_and_the_longest_value(panel, language):
    ui = ui_of(panel)
    texts = {(section, key): text for section, key, text in lines(language)}
    for (section, key), text in texts.items():
        if place_of(section, key) == "row" and (section, key + ".help") in texts:
            values = [t for (s, k), t in texts.items() if s == section and k.startswith(key + ".")]
            values = [t for t in values if t != texts[section, key + ".help"]]
            longest = max([*values, ""], key=len)
            whole = f" {text} {longest} " if longest else f" {text} "
            assert ui.fits(whole, "menu.row"), (section, key, whole)


def test_a_text_that_is_too_long_is_found():
    for panel in PROFILES:
        ui = ui_of(panel)
        assert ui.fits("Who plays?", "menu.title")
        assert not ui.fits("Who plays? " * 9, "menu.title")
        assert not ui.fits("Who plays? " * 60, "menu.help")
        assert not ui.fits("x" * 60, "menu.help"), "a word is not broken"


def test_the_card_letters_of_every_language_are_drawn():
    for language in LANGUAGES:
        letters = Texts(easel(PROFILES["oled"]), language).section("cards")["letters"]
        assert len(set(Ui(easel(PROFILES["oled"]), letters).marks)) == 13
        assert max(Ui(easel(PROFILES["oled"]), letters).marks) < 19
