"""Nothing is drawn outside the panel, and no text lies under something else."""

import pytest

from console.texts import LANGUAGES, Texts
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES
from tests.screens.exhibits import pages, private, tables
from tests.screens.leaves import leaves, overlap

EXHIBITS = tables.exhibits() | pages.exhibits() | private.exhibits()


def shown(panel, language):
    """Every screen of a panel: its name and its leaves."""
    board = easel(PROFILES[panel])
    texts = Texts(board, language)
    ui = Ui(board, texts.section("cards")["letters"])
    for name, exhibit in EXHIBITS.items():
        yield name, list(leaves(exhibit(ui, texts).group))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_all_that_is_seen_lies_within_the_panel(panel, language):
    profile = PROFILES[panel]
    for name, found in shown(panel, language):
        for leaf in found:
            inside = leaf.left >= 0 and leaf.top >= 0
            inside &= leaf.left + leaf.width <= profile.width
            inside &= leaf.top + leaf.height <= profile.height
            assert inside or leaf.hidden, (name, leaf)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panel", PROFILES)
def test_no_character_is_covered(panel, language):
    for name, found in shown(panel, language):
        visible = [leaf for leaf in found if not leaf.hidden]
        for i, text in enumerate(visible):
            if not text.is_text:
                continue
            for above in visible[i + 1 :]:
                box = (above.left, above.top, above.left + above.width, above.top + above.height)
                covered = [ink for ink in text.inked() if overlap(ink, box)]
                assert not covered, (name, covered, above)
