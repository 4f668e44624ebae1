"""The table with one pile in the middle: its top card and the one beneath, stocks round it.

    table = CentralTable(ui, players)
    table.name(seat, text)               once; begin a bot's name with ui.wrap.BOT
    table.update(game, pending)          as often as anything changed; allocates nothing
    table.hint(text)                     what a button does, where there is room to say it
    table.limit(head, text)              what is left until an early end, "" for nothing

`pending` as for the classic table: a card to be seen that `game` has not turned yet.
"""

from console.screens.seat import MUTED, NO_MARK, OUT, Chair
from console.screens.seats import seat_cells
from console.ui.card import NO_CARD
from snap.cards import rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel
    from snap.central import Central


class CentralTable:
    """2 to 6 players."""

    def __init__(self, ui: "Ui", players: int) -> None:
        page = ui.page("central", str(players))
        self.group = page.group
        if page.has("strip"):
            page.box("strip")
        self._slot = page.slot("slot")
        self._under = page.card("under")
        self._over = page.card("over")
        self._size = page.label("size")
        self._limit_head = page.label("limithead")
        self._limit = page.label("limit")
        self._hint = page.label("hint") if page.has("hint") else None
        self._hinting = False
        self._seats = [_Seat(cell) for cell in seat_cells(page)]

    def name(self, seat: int, text: str) -> None:
        """What the seat is called; a long name is shortened."""
        self._seats[seat].name.show(text)

    def hint(self, text: str) -> None:
        """What a button does, where nothing is counted and no dead match lies (4.3)."""
        if self._hint:
            self._hint.show(text)
            self._hinting = text != ""

    def limit(self, head: str, text: str) -> None:
        """What is counted, and how much of it is left."""
        self.hint("")
        self._limit_head.show(head)
        self._limit.show(text)

    def update(self, game: "Central", pending: int = NO_CARD) -> None:
        """Show the game, and the card that is being turned."""
        turn = game.next
        turning = pending != NO_CARD
        for seat in range(game.players):
            shown = self._seats[seat]
            shown.turn(seat == turn)
            shown.update(game, seat, turning and seat == turn)
        self._middle(game, pending, turning)

    def _middle(self, game: "Central", pending: int, turning: bool) -> None:
        top = pending if turning else game.middle_top(0)
        under = game.middle_top(0 if turning else 1)
        self._over.show(top)
        self._under.show(under)
        if self._hint and self._hinting:
            alike = top != NO_CARD and rank(top) == rank(under)
            self._hint.hide(alike and not turning and not game.match)
        self._slot.hidden = top != NO_CARD
        self._size.number(game.middle_size() + turning)


class _Seat(Chair):
    """The stock; who has none may still call (4.4)."""

    def __init__(self, cell: "Panel") -> None:
        super().__init__(cell)
        self._stock = cell.label("stock")
        self.put_mark(cell)

    def update(self, game: "Central", seat: int, turning: bool) -> None:
        here = game.is_in(seat)
        muted = MUTED if game.muted(seat) else NO_MARK
        self.mark(muted if here else OUT)
        self._stock.hide(not here)
        if here:
            self._stock.number(game.stock_size(seat) - turning)
