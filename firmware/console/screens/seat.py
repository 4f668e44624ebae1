"""One seat at a table: name, marks, and what the game shows of its cards."""

from console.ui.card import NO_CARD
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.panel import Panel

NO_MARK = const(0)
MUTED = const(1)
OUT = const(2)


class Chair:
    """The name, lit up where the turn is, and a mark. Nothing here allocates."""

    def __init__(self, cell: "Panel") -> None:
        ui = cell.ui
        self._calm = ui.palette("nameink", "name")
        self._turn = ui.palette("turnink", "turn")
        self._frame = cell.slot("frame") if cell.has("frame") else None
        self.fight(False)
        self._bar = cell.box("namebar") if cell.has("namebar") else None
        self.name = cell.label("name")
        self._here = False
        self._marked = NO_MARK

    def put_mark(self, cell: "Panel") -> None:
        """Make the mark, above what has been made so far."""
        self._mark = cell.icon("mark")
        self._mark.hidden = True

    def turn(self, here: bool) -> None:
        """Whether the turn is here."""
        if here == self._here:
            return
        self._here = here
        palette = self._turn if here else self._calm
        self.name.colour(palette)
        if self._bar:
            self._bar.pixel_shader = palette

    def fight(self, duels: bool) -> None:
        """A frame round whoever duels."""
        if self._frame and self._frame.hidden == duels:
            self._frame.hidden = not duels

    def mark(self, mark: int) -> None:
        """MUTED, OUT or NO_MARK."""
        if mark != self._marked:
            self._marked = mark
            self._mark.hidden = mark == NO_MARK
            self._mark[0] = mark


class Seat(Chair):
    """A seat of classic Snap: the top card, and how many cards are in stock and pile."""

    def __init__(self, cell: "Panel") -> None:
        super().__init__(cell)
        self._slot = cell.slot("slot")
        self._card = cell.card("card")
        self._top = NO_CARD
        self._stock = cell.label("stock")
        self._pile = cell.label("pile")
        self.put_mark(cell)

    def out(self) -> None:
        """Who is out has no cards to show."""
        self.mark(OUT)
        self._show(NO_CARD)
        self._stock.hide(True)
        self._pile.hide(True)

    def cards(self, top: int, stock: int, pile: int) -> None:
        """The top card (or NO_CARD) and the two counts."""
        self._show(top)
        self._stock.number(stock)
        self._pile.number(pile)

    def _show(self, card: int) -> None:
        if card != self._top:
            self._top = card
            self._card.show(card)
            self._slot.hidden = card != NO_CARD
