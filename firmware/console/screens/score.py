"""Counting a spread: its cards in a row, and the score below, line by line.

score = Score(ui)
score.update(title, footer)
score.cards(cards)                   the 13 cards, sorted
score.raised(i, up)                  the cards that count in the line at hand
score.lines(texts, points)           as many as there are; the last ones are seen
"""

from console.ui.row import CardRow
from console.ui.wrap import spread
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui

_SPREAD = const(13)


class Score:
    """A title, the cards, lines with their points, and what the buttons do."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("score")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        row = CardRow(page, _SPREAD)
        self._lines = [page.label("line", i) for i in range(page.value("line", "n"))]
        self._footer = page.label("footer") if page.has("footer") else None
        self.cards = row.cards
        self.raised = row.raised

    def update(self, title: str, footer: str) -> None:
        """Whose spread and, where there is room to say it, what the buttons do."""
        self._title.show(title)
        if self._footer:
            self._footer.show(footer)

    def lines(self, texts: "list[str]", points: "list[str]") -> None:
        """The newest lines at the bottom; text at the left, points at the right."""
        first = max(0, len(texts) - len(self._lines))
        for i, label in enumerate(self._lines):
            at = first + i
            label.show(spread(texts[at], points[at], label.columns) if at < len(texts) else "")
