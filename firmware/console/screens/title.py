"""The title: the name of the game between two cards.

Title(ui).update(subtitle, hint, left, right)
"""

from console.ui.card import Card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class Title:
    """`left` and `right` are Cards, so that an attract mode can turn them by itself."""

    left: Card
    right: Card

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("title")
        self.group = page.group
        page.icon("logo")
        self.left = page.card("left")
        self.right = page.card("right")
        self._subtitle = page.label("subtitle")
        self._hint = page.label("hint")

    def update(self, subtitle: str, hint: str, left: int, right: int) -> None:
        """Two lines of text, and two cards (0 to 51, BACK or NO_CARD)."""
        self._subtitle.show(subtitle)
        self._hint.show(hint)
        self.left.show(left)
        self.right.show(right)
