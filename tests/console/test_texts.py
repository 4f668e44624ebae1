"""Texts: every language says everything, and says it in the right number."""

import re

import pytest

from console.plurals import plural_form
from console.texts import LANGUAGES, Texts
from tests.console.fake_board import FIRMWARE, FakeBoard

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
