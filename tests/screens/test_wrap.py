"""Lines break at spaces; what is too long is shortened in a way that shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.ui.wrap import fits, shorten, spread, tile_of, wrap

WORDS = st.text(st.sampled_from("abЖé1"), min_size=1, max_size=12)
TEXTS = st.lists(WORDS, max_size=20).map(" ".join)
COLUMNS = st.integers(1, 40)


@given(TEXTS, COLUMNS)
def test_no_line_is_longer_than_its_place_and_no_letter_is_lost(text, columns):
    lines = wrap(text, columns)
    assert all(len(line) <= columns for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(TEXTS, st.integers(12, 40))
def test_words_stay_whole_where_they_fit_a_line(text, columns):
    assert " ".join(wrap(text, columns)).split() == text.split()


def test_a_paragraph_begins_a_line():
    assert wrap("one two\nthree\n\nfour", 9) == ["one two", "three", "", "four"]


def test_a_french_space_does_not_break():
    assert wrap("Qui joue\u00a0?", 9) == ["Qui", "joue\u00a0?"]
    assert tile_of("\u00a0") == tile_of("\u202f") == tile_of(" ") == 0


@pytest.mark.parametrize(
    ("text", "columns", "seen"),
    [
        ("Élisabeth", 9, "Élisabeth"),
        ("Élisabeth", 8, "Élisabe…"),
        ("Jean Paul II", 10, "Jean Paul…"),
        ("Élisabeth", 4, "Élis"),  # an ellipsis would cost a quarter of the name
    ],
)
def test_a_name_that_is_too_long_is_shortened(text, columns, seen):
    assert shorten(text, columns) == seen


def test_two_texts_stand_at_the_ends_of_a_line():
    assert spread("Pace", "normal", 12) == "Pace  normal"
    assert spread("Élisabeth", "+102.3 ms", 15) == "Élisa +102.3 ms"


@given(TEXTS, st.integers(1, 30), st.integers(2, 6))
def test_what_fits_needs_no_more_rows_than_there_are(text, columns, rows):
    broken = any(len(word) > columns for word in text.split())
    assert fits(text, columns, rows) == (len(wrap(text, columns)) <= rows and not broken)
