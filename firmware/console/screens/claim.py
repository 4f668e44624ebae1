"""Claiming an animal: all twelve, who has taken which, and which one is looked at.

    claim = Claim(ui)
    claim.update(title, hint)
    claim.animal(i, owner, state)    owner: a short text; state: FREE, HERE or TAKEN

Animals are numbered as in the sheet: cat, dog, cow, duck, pig, sheep, horse, rooster, frog, owl,
lion, mouse.
"""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel

ANIMALS = const(12)
FREE = const(0)
HERE = const(1)
TAKEN = const(2)


class Claim:
    """Free animals are bright, taken ones dark with their owner's label."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("claim")
        self.group = page.group
        if page.has("bar"):
            page.box("bar")
        self._title = page.fitted("title")
        self._hint = page.label("hint")
        self._cells = [_Cell(page, i) for i in range(ANIMALS)]

    def update(self, title: str, hint: str) -> None:
        """What is asked, and what a button does here."""
        self._title.show(title)
        self._hint.show(hint)

    def animal(self, i: int, owner: str, state: int) -> None:
        """Whose animal i is, if anybody's, and whether it is looked at."""
        self._cells[i].update(owner, state)


class _Cell:
    def __init__(self, page: "Panel", i: int) -> None:
        ui = page.ui
        self._bright = ui.palette("ink", "card")
        self._dark = ui.palette("goneink", "gone")
        self._frame = page.box("frame", i)
        self._picture = page.icon("picture", i)
        self._picture[0] = 1 + i
        self._owner = page.label("owner", i)

    def update(self, owner: str, state: int) -> None:
        self._frame.hidden = state != HERE
        self._picture.pixel_shader = self._dark if state == TAKEN else self._bright
        self._owner.show(owner)
