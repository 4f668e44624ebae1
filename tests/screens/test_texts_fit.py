"""Every text is seen whole at its place, and has all its glyphs, on every panel."""

from fnmatch import fnmatch

import pytest

from console.screens.menu import Menu
from console.texts import LANGUAGES, Texts
from console.ui.glyphs import MISSING
from console.ui.kit import Ui
from console.ui.wrap import tile_of
from sim import FIRMWARE
from sim.gallery import easel
from sim.profiles import PROFILES
from snap.names import GAMES

# Where the texts of a section are shown: the first pattern that a key matches. A place is a
# section and name of the layout and a variant; "row" is a line of a menu, a number the columns of
# a single line, and "" says that a text is part of something longer, looked at elsewhere.
MENU = (("title", "menu.title"), ("*.help", "menu.help"), ("*", "row"))
PAGE = (("title", "page.title"), ("hint", "page.footer"))
HOWTO = (("title", "howto.title"), ("?", "howto.text"))
NOTICE = (("head", "notice.head"), ("hint", "notice.footer"), ("*", "notice.text"))
CELL = 6  # columns of a seat, where eight join on the smallest panel
WIDE = 25  # columns of a page of the smallest panel
SECTIONS = {
    "language": (("title", "menu.title"), ("help", "menu.help"), ("name", "row")),
    "cards": (("letters", ""),),
    "title": (("hint", "title.hint"), ("*", "title.subtitle")),
    "join": (("title", "join.title"), ("hint", "join.hint"), ("empty", "join.hint"), ("*", CELL)),
    "menu": (("hint", "menu.title"),),
    "setup": MENU,
    "rules": MENU,
    "howto": (("hint", "howto.footer"),),
    **{"howto_" + game: HOWTO for game in GAMES},
    "deal": (("dealer", "notice.head"), ("ready", "notice.footer"), ("*", "notice.text")),
    "play": (
        ("player", "notice.name"),
        ("bot", "notice.name"),
        ("snap", "result.head"),
        ("photo*", "finish.title"),
        ("cards", "result.text"),
        ("tie", 12),
        ("tie.*", "result.text"),
        ("false", "notice.head"),
        ("out", "notice.head"),
        ("ask", "notice.head"),
        ("false.*", "notice.text"),
        ("*.text", "notice.text"),
        ("which", "choice.title many"),
        ("which.help", "choice.hint"),
        ("pool", "choice.text 1"),
        ("time", "central.limithead"),
        ("pairs", "central.limithead"),
        ("*", ""),  # of a line with hands, which test_tables looks at
    ),
    "pause": MENU,
    "over": (
        ("series", "notice.text"),
        ("feats", "notice.text"),
        ("end.*", "notice.text"),
        ("point", ""),
        ("hint", "notice.footer"),
        ("*", "notice.head"),
    ),
    "claim": (("title", "claim.title"), ("hint", "claim.hint")),
    "menagerie": (
        ("won", "result.head"),
        ("nobody", 12),
        ("parted", "result.text"),
        ("left", "menagerie.caption 8"),
        ("task", "menagerie.task 8"),
        ("animal.*", "duel.word"),
        ("noise.*", "duel.noise"),
    ),
    "resume": NOTICE,
    "restore": NOTICE,
    "trouble": NOTICE,
    "settings": MENU,
    "timing": MENU,
    "senses": MENU,
    "reset": MENU,
    "names": (
        ("title", "menu.title"),
        ("help", "menu.help"),
        ("back.help", "menu.help"),
        ("back", "row"),
        ("whose", "wheel.title"),
        ("hint", "wheel.hint"),
        ("*", ""),
    ),
    "stats": (
        *PAGE,
        ("none", "page.body"),
        ("house.none", "page.body"),
        ("house", "page.title"),
        ("won", 5),  # a table's column, with a space before it
        ("snaps", 5),
        ("false", 5),
        ("times", "chart.text"),
        ("reactions", "chart.title"),
        ("slowest", "chart.high"),
        ("bots", 7),
        ("late", WIDE - len(" 99 · 99")),
        ("house.fastest", WIDE - len(" Amelie 0.284 s")),
        ("house.*", WIDE - len(" Amelie 12")),
        ("*", WIDE - len(" 999")),
    ),
    "check": MENU,
    "check_buttons": (
        ("title", "join.title"),
        ("last", "join.title"),
        ("edges", ""),
        ("hint", "join.hint"),
        ("*", CELL),
    ),
    "check_stick": (("title", "finish.title"), *NOTICE),
    "check_lamps": (("title", "join.title"), ("hint", "join.hint"), ("*", CELL)),
    "check_display": (("text", "testcard.text"),),
    "check_box": (*PAGE, ("*", WIDE - len(" PIO 1 us"))),
}
# Tricks and melds have a test of their own.
ELSEWHERE = ("tricks", "tricks_ready", "tricks_play", "tricks_count", "tricks_over")
# The longest values that a text can take; a name, where nothing stands here.
VALUES = {
    ("title", "fastest"): ("Amelie", 0, 284),
    ("deal", "series"): (7, 7),
    ("play", "player"): ("8",),
    ("play", "bot"): ("8",),
    ("over", "feats"): (26, "0.284"),
    **{("over", "end." + why): ("52 cartes",) for why in ("time", "pairs", "dead", "pack")},
    ("play", "cards"): (52,),
    ("play", "pool"): (52,),
    ("resume", "again"): (16,),
    ("restore", "turns"): (1000,),
    ("trouble", "aside"): ("game-0001.jsonl", "game-0001.aside"),
    ("trouble", "error"): ("NotImplementedError",),
    ("stats", "times"): ("0.284", "0.41"),
    ("check_buttons", "last"): ("8", "99 фронтов", "10.0"),
    ("names", "whose"): ("8",),
    ("names", "hint"): ("8",),
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
    return next((place for name, place in SECTIONS[section] if fnmatch(key, name)), None)


def forms(section, key, text):
    """The text with its values, in each form that a number takes."""
    return [form.format(*VALUES.get((section, key), ["Amelie"] * 3)) for form in text.split("|")]


def fits(ui, text, place):
    if isinstance(place, int):
        return len(text) <= place
    return place in ("", "row") or ui.fits(text, *place.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_known_of_every_text_where_it_is_shown(language):
    for section, key, text in lines(language):
        if section not in ELSEWHERE:
            assert place_of(section, key) is not None, (section, key, text)


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
        if section not in ELSEWHERE
        for form in forms(section, key, text)
        if not fits(ui, form, place_of(section, key))
    ]
    assert not long


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_line_holds_its_item_and_the_longest_value(panel, language):
    menu = Menu(ui_of(panel))
    texts = {(section, key): text for section, key, text in lines(language)}
    for (section, key), text in texts.items():
        if section not in ELSEWHERE and place_of(section, key) == "row":
            mine = [k for s, k in texts if s == section and fnmatch(k, key + ".*")]
            values = [texts[section, k] for k in mine if not k.endswith(".help")]
            longest = max([*values, ""], key=len)
            assert menu.line(text, longest).split() == f"{text} {longest}".split(), (section, key)


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
