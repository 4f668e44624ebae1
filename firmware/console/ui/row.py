"""A row of cards that overlap, as in a hand: a cursor, raised cards, and marks below."""

from console.ui.card import NO_CARD
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.panel import Panel

_NOWHERE = const(-1)


class CardRow:
    """Places `card` and `mark` of a layout, `room` times; `raise` says how high."""

    def __init__(self, page: "Panel", room: int) -> None:
        self._cards = [page.card("card", i) for i in range(room)]
        self._marks = [page.box("mark", i) for i in range(room)]
        self._y = self._cards[0].group.y
        self._lift = page.value("card", "raise")
        self._at = _NOWHERE
        self.cards(b"")

    def cards(self, cards: bytes) -> None:
        """The cards in order; cursor and marks are taken away."""
        self.at(_NOWHERE)
        for i in range(len(self._cards)):
            self._cards[i].show(cards[i] if i < len(cards) else NO_CARD)
            self.raised(i, False)
            self.legal(i, False)

    def at(self, i: int) -> None:
        """Put the cursor on card i; -1 takes it away."""
        if self._at != _NOWHERE:
            self._cards[self._at].light(False)
        self._at = i
        if i != _NOWHERE:
            self._cards[i].light(True)

    def raised(self, i: int, up: bool) -> None:
        """Lift card i, or lay it back."""
        y = self._y - self._lift if up else self._y
        if self._cards[i].group.y != y:
            self._cards[i].group.y = y

    def legal(self, i: int, yes: bool) -> None:
        """Mark card i as one that may be chosen."""
        if self._marks[i].hidden == yes:
            self._marks[i].hidden = not yes
