"""What is said of saves fits its place on every panel, with the longest that can stand in it."""

import pytest

from console.journal import QUIET_TURNS, TURNS
from console.texts import LANGUAGES, Texts
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES

ASIDE = ("game-0001.jsonl", "settings.aside")
VALUES = {"aside": ASIDE, "error": ("NotImplementedError",)}
PLACES = {"head": "notice.head", "hint": "notice.footer"}


def said(language, board):
    """Key and text of all that can be said."""
    texts = Texts(board, language)
    trouble, resume = texts.section("trouble"), texts.section("resume")
    for key in ("head", "hint", "aside", "full", "worn", "error", "lost"):
        yield key, trouble.fill(key, *VALUES.get(key, ()))
    for key in ("head", "hint", "next"):
        yield key, resume[key]
    for turns in (1, TURNS, QUIET_TURNS):
        yield "again", resume.count("again", turns)
    restore = texts.section("restore")
    yield from (("head", restore["head"]), ("turns", restore.count("turns", 4321)))


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_seen_whole(panel, language):
    board = easel(PROFILES[panel])
    ui = Ui(board)
    long = [(key, text) for key, text in said(language, board)
            if not ui.fits(text, PLACES.get(key, "notice.text"))]  # fmt: skip
    assert not long
