"""One player's hand in tricks and melds: 13 cards in a row, with a cursor and marks.

    hand = Hand(ui)
    hand.update(title, text, hint)            hint says what the buttons do
    hand.help(text)                           in other words, where there is room
    hand.cards(cards)                         13 or fewer, sorted; cards laid down leave no gap
    hand.led(card)                            the card to follow, NO_CARD for none
    hand.at(i)                                the cursor; -1 for none
    hand.raised(i, up)                        chosen, for instance to be discarded
    hand.legal(i, yes)                        may be played

Private: whoever shows it makes sure of who looks.
"""

from console.ui.row import CardRow
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui

HAND = const(13)


class Hand:
    """A title, one or two lines of text and some help, the cards, and a hint."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("hand")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._text = page.label("text")
        self._help = page.label("help") if page.has("help") else None
        self.led = page.card("led").show
        self._row = CardRow(page, HAND)
        self._hint = page.label("hint")
        self.at = self._row.at
        self.raised = self._row.raised
        self.legal = self._row.legal

    def update(self, title: str, text: str, hint: str) -> None:
        """Whose hand and what for, what there is to know, and what the buttons do."""
        self._title.show(title)
        self._text.show(text)
        self._hint.show(hint)

    def help(self, text: str) -> None:
        """More to know, for a panel that has room for it."""
        if self._help:
            self._help.show(text)

    def cards(self, cards: bytes) -> None:
        """The cards in order; cursor and marks are taken away."""
        self._row.cards(cards)
