"""The display's own test: a frame along its edges, and all colours.

card = TestCard(ui)
card.update(text)        what to look for, and what the buttons do
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui

_SIDES = ("top", "bottom", "left", "right")


class TestCard:
    """Every edge has a line of one pixel; a panel that is shifted loses one."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("testcard")
        self.group = page.group
        for side in _SIDES:
            page.box(side)
        for i, colour in enumerate(_different(ui.colours)):
            page.patch("patch", i, colour)
        self._text = page.label("text")

    def update(self, text: str) -> None:
        """Show a few lines of text."""
        self._text.show(text)


def _different(colours: "dict[str, int]") -> "list[str]":
    """A name for each colour there is, the bright ones first."""
    names = {rgb: name for name, rgb in colours.items()}
    return [names[rgb] for rgb in sorted(names, reverse=True)]
