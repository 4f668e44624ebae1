"""A row of cards that overlap, as in a hand: a cursor, raised cards, and marks below."""

from console.ui.card import NO_CARD
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.panel import Panel

_NOWHERE = const(-1)


class CardRow:
    """Places `card` and `mark` of a layout, `room` times; `raise` says how high. A `cursor`, where
    there is one, is a card above the others: its x and y are counted from the card at hand."""

    def __init__(self, page: "Panel", room: int) -> None:
        self._cards = [page.card("card", i) for i in range(room)]
        self._marks = [page.box("mark", i) for i in range(room)]
        self._y = self._cards[0].group.y
        self._lift = page.value("card", "raise")
        self._cursor = page.card("cursor") if page.has("cursor") else None
        self._dx, self._dy = page.value("cursor", "x"), page.value("cursor", "y")
        self.cards(b"")

    def cards(self, cards: bytes) -> None:
        """The cards in order; cursor and marks are taken away."""
        self._held = cards
        self.at(_NOWHERE)
        for i in range(len(self._cards)):
            self._cards[i].show(cards[i] if i < len(cards) else NO_CARD)
            self.raised(i, False)
            self.legal(i, False)

    def at(self, i: int) -> None:
        """Put the cursor on card i; -1 takes it away."""
        self._at = i
        if self._cursor:
            if i != _NOWHERE:
                self._cursor.group.x = self._cards[i].group.x + self._dx
                self._cursor.group.y = self._cards[i].group.y + self._dy
            self._cursor.show(self._held[i] if i != _NOWHERE else NO_CARD)

    def raised(self, i: int, up: bool) -> None:
        """Lift card i, or lay it back."""
        y = self._y - self._lift if up else self._y
        if self._cards[i].group.y != y:
            self._cards[i].group.y = y
            if i == self._at:
                self.at(i)

    def legal(self, i: int, yes: bool) -> None:
        """Mark card i as one that may be chosen."""
        if self._marks[i].hidden == yes:
            self._marks[i].hidden = not yes
