"""Colours: sixteen at the most on a colour panel, and every text stands out from its paper."""

import pytest

from console.texts import Texts
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES
from tests.screens.exhibits import pages, private, tables
from tests.screens.leaves import leaves

COLOURS = 16
READABLE = 4.5  # WCAG 2.2, 1.4.3


def luminance(colour):
    """Relative luminance of RGB888, as WCAG 2.2 defines it."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("panel", "most"), [("oled", 2), ("tft240", COLOURS)])
def test_no_more_colours_than_the_panel_has(panel, most):
    assert len(set(Ui(easel(PROFILES[panel])).colours.values())) <= most


@pytest.mark.parametrize("panel", ["oled", "tft240"])
def test_every_text_is_readable(panel):
    board = easel(PROFILES[panel])
    ui, texts = Ui(board), Texts(board, "en")
    for module in (tables, pages, private):
        for name, exhibit in module.exhibits().items():
            for leaf in leaves(exhibit(ui, texts).group):
                if leaf.is_text and not leaf.hidden:
                    paper, ink = (leaf.layer.pixel_shader[i] for i in (0, 1))
                    assert contrast(paper, ink) >= READABLE, (name, hex(paper), hex(ink))


@pytest.mark.parametrize("panel", ["oled", "tft240"])
def test_black_and_red_suits_stand_out_from_a_card(panel):
    colours = Ui(easel(PROFILES[panel])).colours
    for ink, paper in (("ink", "card"), ("red", "card"), ("litink", "lit"), ("litred", "lit")):
        assert contrast(colours[ink], colours[paper]) >= READABLE
