"""How to play: a page of text beside two cards, or below four on larger panels.

page = HowTo(ui)
page.update(title, text, cards, footer, number, count)
"""

from console.ui.card import NO_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class HowTo:
    """Cards for which there is no place are left out, so the first two should tell the story."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("howto")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._number = page.label("number")
        self._cards = [page.card("card", i) for i in range(page.value("card", "n"))]
        self._text = page.fitted("text")
        self._footer = page.label("footer")

    def update(
        self, title: str, text: str, cards: bytes, footer: str, number: int, count: int
    ) -> None:
        """Page `number` of `count`, from 1; the text is wrapped here."""
        self._title.show(title)
        self._number.show(f"{number}/{count}")
        self._text.show(text)
        self._footer.show(footer)
        for i, card in enumerate(self._cards):
            card.show(cards[i] if i < len(cards) else NO_CARD)
