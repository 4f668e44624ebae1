"""Every text of tricks and melds, with the longest values filled in, is seen whole at its place."""

import pytest

from console.texts import LANGUAGES, Texts
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES
from tests.screens.test_texts_fit import lines

TITLES = ("pick.title", "draw.title", "draw.most", "draw.least", "face.title", "face.free")
PLACES = {
    "tricks_ready": [
        *[(key, "hand.title") for key in TITLES],
        ("pick.title", "trick.title"),
        ("pick.", "trick.text"),
        ("over.text", "notice.text"),
        ("over", "notice.head"),
        ("draw.help", "hand.help"),
        ("face.help", "hand.help"),
        ("draw.", "hand.text"),
        ("face.", "hand.text"),
    ],
    "tricks_play": [
        ("face.title", "trick.title"),
        ("trick", "trick.title"),
        ("turn.help", "hand.help"),
        ("turn.not", "hand.title"),
        ("turn.", "hand.text"),
        ("", "trick.text"),
    ],
    "tricks_count": [("title", "score.title"), ("on", "score.footer"), ("", "score.line")],
    "tricks_over": [
        ("hint", "notice.footer"),
        ("points", "notice.text"),
        ("totals", "notice.text"),
        ("", "notice.head"),
    ],
}
VERBS = ("pick", "draw.off", "draw.back", "draw.go", "face.lay", "face.say", "turn.play")


def say(panel, language):
    ui = Ui(easel(PROFILES[panel]))
    texts = Texts(easel(PROFILES[panel]), language)
    return ui, texts, texts.section("tricks")


def filled(section, key, text, who):
    """The text with the longest values that it can take; a line with its points."""
    if key == "draw.text":
        return text.format(1, 11, 10)
    if key == "draw.done":
        return text.format(11)
    if key in ("trick", "draw.title", "draw.most") or key.startswith("draw.ask"):
        return text.split("|")[-1].format(11)
    if key == "suit":
        return text.format("♥") + " 13"
    if key.startswith("turn."):
        return text.format("♥")
    if section == "tricks_count" and key != "title":
        return text.format("10–A") + " 88"
    if key in ("points", "totals"):
        points = text.format(244, 249)
        return "\n".join(("Amelie : Amelie", points, points))
    return text.format(who)


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits(panel, language):
    ui, texts, words = say(panel, language)
    who = words.fill("player", "8")
    for section, places in PLACES.items():
        for key in [key for found, key, _ in lines(language) if found == section]:
            if key in VERBS:
                continue
            place = next(place for start, place in places if key.startswith(start))
            if panel == "oled" and place in ("hand.help", "score.footer"):
                continue  # it has none
            text = filled(section, key, texts.section(section)[key], who)
            assert ui.fits(text, place), (key, text)


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_fits_with_every_verb(panel, language):
    ui, texts, words = say(panel, language)
    sections = texts.section("tricks_ready"), texts.section("tricks_play")
    for verb in VERBS:
        text = sections[verb == "turn.play"][verb]
        for hint in ("one", "two", "three"):
            keys = {"one": (text,), "two": ("1", text, "2"), "three": ("8", "1", text, "2")}[hint]
            assert ui.fits(words.fill("hint." + hint, *keys), "hand.hint"), (hint, verb)
    only = words.fill("only", words.fill("player", "8"), "8")
    assert ui.fits(only, "trick.footer") and ui.fits(only, "notice.footer")
