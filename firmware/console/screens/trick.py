"""Two cards side by side: a trick, or the two doubling cards before and after they are turned.

trick = Trick(ui)
trick.update(title, left, right, text, footer)
trick.names(left, right)             whose cards they are
trick.light(i)                       which card a button would take, -1 for none
trick.points(left, right)            texts below them, for instance the trick scores so far
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class Trick:
    """Cards 0 to 51, BACK or NO_CARD."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("trick")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._cards = [page.card("card", i) for i in range(2)]
        self._names = [page.label("name", i) for i in range(2)]
        self._points = [page.label("points", i) for i in range(2)]
        self._text = page.label("text")
        self._footer = page.label("footer")

    def update(self, title: str, left: int, right: int, text: str, footer: str) -> None:
        """A headline, the cards, what it means, and what the buttons do."""
        self._title.show(title)
        self._cards[0].show(left)
        self._cards[1].show(right)
        self._text.show(text)
        self._footer.show(footer)

    def light(self, i: int) -> None:
        """Make card i stand out; -1 for neither."""
        for j, card in enumerate(self._cards):
            card.light(i == j)

    def names(self, left: str, right: str) -> None:
        """Whose cards they are."""
        self._names[0].show(left)
        self._names[1].show(right)

    def points(self, left: str, right: str) -> None:
        """A text below each card."""
        self._points[0].show(left)
        self._points[1].show(right)
