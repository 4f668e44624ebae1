"""Pictures in a terminal: two pixels a cell, and only the rows that changed."""

import pytest
from PIL import Image

from sim.fronts.cells import Rows, fit
from sim.profiles import fitting


def picture(*rows):
    """One character a pixel: # white, . black, r red."""
    image = Image.new("RGB", (len(rows[0]), len(rows)))
    colours = {"#": (255, 255, 255), ".": (0, 0, 0), "r": (200, 0, 0)}
    for y, row in enumerate(rows):
        for x, pixel in enumerate(row):
            image.putpixel((x, y), colours[pixel])
    return image


def test_without_colours_a_cell_is_one_of_four_blocks():
    rows = Rows(None)
    assert list(rows.changed(picture("#.#.", "##..", "....", "...#"))) == [(0, "█▄▀ "), (1, "   ▄")]


def test_only_rows_that_changed_are_made_again():
    rows = Rows(None)
    list(rows.changed(picture("##", "##", "..", "..")))
    assert list(rows.changed(picture("##", "##", "..", "#."))) == [(1, "▄ ")]
    rows.forget()
    assert len(list(rows.changed(picture("##", "##", "..", "#.")))) == 2


def test_colours_are_told_once_for_a_run_of_cells():
    rows = Rows(lambda upper, lower: f"<{upper[0]}/{lower[0]}>")
    assert list(rows.changed(picture("rr#", "...")))[0][1] == "<200/0>▀▀<255/0>▀"


def test_an_odd_last_row_stands_on_black():
    assert list(Rows(None).changed(picture("##")))[0][1] == "▀▀"


def test_a_picture_that_fits_is_shown_pixel_by_pixel():
    image = Image.new("RGB", (128, 64))
    assert fit(image, 128, 32) is image


def test_a_picture_that_does_not_fit_is_shrunk_in_proportion():
    assert fit(Image.new("RGB", (320, 240)), 160, 60).size == (160, 120)
    assert fit(Image.new("RGB", (240, 240)), 80, 22).size == (44, 44)
    assert fit(Image.new("RGB", (128, 64)), 1, 1).size == (1, 2)
    assert fit(Image.new("RGB", (128, 64)), 0, -2).size == (1, 2)


@pytest.mark.parametrize(
    ("columns", "lines", "board"),
    [(80, 24, "oled"), (128, 34, "oled"), (239, 200, "oled"), (240, 120, "tft240")]
    + [(320, 119, "oled"), (320, 120, "tft320")],
)
def test_a_terminal_gets_a_display_that_it_shows_pixel_by_pixel(columns, lines, board):
    assert fitting(columns, lines) == board
