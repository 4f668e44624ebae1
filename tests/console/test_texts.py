"""Texts: every language says everything, and says it in the right number."""

import ast
import re

import pytest

from console.games import central, classic, menagerie, tricks
from console.plurals import plural_form
from console.scenes.settings import _PAGES
from console.settings import Settings, choices
from console.texts import LANGUAGES, Texts
from console.troubles import Troubles
from console.vault import Vault
from tests.console.fake_board import FIRMWARE, FakeBoard, FakeStore

SECTION = re.compile(r"^\[(\w+)\]$", re.MULTILINE)


def source(language):
    return (FIRMWARE / "texts" / f"{language}.txt").read_text(encoding="utf-8")


def table(language):
    """Every section's texts, read without the console's own reader."""
    parts = re.split(SECTION, source(language))
    return {
        name: dict(line.split(" = ", 1) for line in text.splitlines() if " = " in line)
        for name, text in zip(parts[1::2], parts[2::2], strict=True)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_console_reads_what_the_file_says(language):
    texts = Texts(FakeBoard(), language)
    for name, section in table(language).items():
        read = texts.section(name)
        assert {key: read[key] for key in section} == section


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language):
    english, other = table("en"), table(language)
    assert {name: set(english[name]) for name in english} == {
        name: set(other[name]) for name in other
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_takes_the_same_values_and_has_all_forms(language):
    forms = 3 if language == "ru" else 2
    english, other = table("en"), table(language)
    for name, section in english.items():
        for key in section:
            ours, theirs = section[key], other[name][key]
            holes = {part.count("{}") for part in theirs.split("|")}
            assert holes == {ours.split("|")[0].count("{}")}, (name, key)
            assert len(theirs.split("|")) == (forms if "|" in ours else 1), (name, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language):
    for part in re.split(SECTION, source(language))[2::2]:
        keys = [line.split(" = ")[0] for line in part.splitlines() if " = " in line]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("language", "numbers", "form"),
    [
        ("en", [1], 0), ("en", [0, 2, 5, 21], 1),
        ("fr", [0, 1], 0), ("fr", [2, 5, 21], 1),
        ("ru", [1, 21, 101], 0), ("ru", [2, 3, 4, 22, 104], 1),
        ("ru", [0, 5, 11, 12, 13, 14, 20, 25, 111, 112], 2),
    ],
)  # fmt: skip
def test_plural_forms(language, numbers, form):
    assert {plural_form(language, n) for n in numbers} == {form}


def test_counted_cards():
    say = {language: Texts(FakeBoard(), language).section("play") for language in LANGUAGES}
    assert [say["en"].count("cards", n) for n in (1, 2)] == ["1 card", "2 cards"]
    assert [say["fr"].count("cards", n) for n in (1, 2)] == ["1 carte", "2 cartes"]
    counted = [say["ru"].count("cards", n) for n in (1, 2, 5, 21)]
    assert counted == ["1 карта", "2 карты", "5 карт", "21 карта"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_stays_snap(language):
    assert table(language)["play"]["snap"] == "Snap!"


def sources():
    return [path.read_text() for path in sorted((FIRMWARE / "console").rglob("*.py"))]


def asked_for(source):
    """Every key that the code names where it asks a section for a text."""
    keys = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript):
            asked, key = node.value, node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            asked, key = node.func.value, node.args[0]
            if node.func.attr not in ("fill", "count"):
                continue
        else:
            continue
        of_texts = re.search(r"(\bsay|_say|words|words\(\)|section\(.*\))$", ast.unparse(asked))
        if of_texts and isinstance(key, ast.Constant) and isinstance(key.value, str):
            keys.append(key.value)
    return keys


def test_every_text_that_the_code_asks_for_is_there():
    every = {key for section in table("en").values() for key in section}
    for source in sources():
        own = re.findall(r"self._say = console.texts.section\(\"(\w+)\"\)", source)
        there = {key for name in own for key in table("en")[name]} if own else every
        assert set(asked_for(source)) <= there, source[:80]


def test_no_text_is_unused():
    """A key stands in the code as it is, or is put together from parts that do, and numbers."""
    settings = Settings(Vault(FakeStore(), Troubles(FakeBoard())))
    values = {str(value) for name in settings._chosen for value in choices(name)}
    words = set(re.findall(r"[\"']([\w.]+)[\"']", "".join(sources()))) | values | {"help"}
    stems = {part for word in words for part in word.split(".")}
    for name, section in table("en").items():
        for key in section:
            parts = [part.rstrip("0123456789") for part in key.split(".")]
            assert key in words or set(parts) <= stems | {""}, (name, key)


MENUS = [
    *[(page, item) for page in _PAGES for item in _PAGES[page]],
    *[("rules", item) for game in (classic, central, menagerie, tricks) for item in game.OPTIONS],
    *[("setup", item) for item in ("game", "bots", "level", "pace")],
]


@pytest.mark.parametrize(("section", "item"), MENUS)
def test_every_setting_has_a_name_and_is_explained_and_so_is_every_value(section, item):
    texts = table("en")[section]
    assert item in texts
    try:
        values = choices(item)
    except KeyError:
        values = ()
    for value in values:
        assert f"{item}.{value}.help" in texts or f"{item}.help" in texts
        plain = item in ("language", "letters") or str(value).isdigit()
        assert f"{item}.{value}" in texts or plain, (section, item, value)
    assert values or f"{item}.help" in texts


def test_french_marks_follow_a_space_that_does_not_break():
    for section, texts in table("fr").items():
        for key, text in texts.items():
            plain = re.sub(r"Snap!|}:{|{:", "", text)  # the call, scores, gaps to be filled
            assert not re.search(r"(?<!\u00a0)[!?;:]", plain), (section, key, text)
