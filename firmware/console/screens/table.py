"""The table of classic Snap: every seat's top card and counts, the turn, and all pools.

    table = ClassicTable(ui, players)
    table.name(seat, text)               once; begin a bot's name with ui.wrap.BOT
    table.update(game, pending)          as often as anything changed; allocates nothing
    table.hint(text)                     what a button does, seen until there is a pool
    table.limit(head, text)              what is left until an early end; say it before `update`

`pending` is a card that is to be seen but has not been turned in `game` yet: it shows as if
`game.next` had turned it. NO_CARD where there is none.
"""

from console.screens.pools import PoolStrip
from console.screens.seat import MUTED, NO_MARK, Seat
from console.screens.seats import seat_cells
from console.ui.card import NO_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from snap.classic import Classic


class ClassicTable:
    """2 to 6 players."""

    def __init__(self, ui: "Ui", players: int) -> None:
        page = ui.page("table", str(players))
        self.group = page.group
        if page.has("strip"):
            page.box("strip")
        self._seats = [Seat(cell) for cell in seat_cells(page)]
        self._pools = PoolStrip(page)
        self.hint = self._pools.hint
        self._limit_head = page.label("limithead")
        self._limit = page.label("limit")
        self._limited = False

    def name(self, seat: int, text: str) -> None:
        """What the seat is called; a long name is shortened."""
        self._seats[seat].name.show(text)

    def limit(self, head: str, text: str) -> None:
        """What is counted, and how much of it is left."""
        self._limited = text != ""
        self._limit_head.show(head)
        self._limit.show(text)

    def update(self, game: "Classic", pending: int = NO_CARD) -> None:
        """Show the game, and the card that is being turned."""
        turn = game.next
        for seat in range(game.players):
            shown = self._seats[seat]
            shown.turn(seat == turn)
            if not game.is_in(seat):
                shown.out()
                continue
            muted = pending == NO_CARD and game.muted(seat)  # 2.8: until the next card
            shown.mark(MUTED if muted else NO_MARK)
            if pending != NO_CARD and seat == turn:
                _pending(shown, game, seat, pending)
            else:
                shown.cards(game.top(seat), game.stock_size(seat), game.pile_size(seat))
        self._pools.update(game, self._limited)


def _pending(shown: "Seat", game: "Classic", seat: int, card: int) -> None:
    """As it will be once the card counts; 2.2: an empty stock is the pile turned over."""
    stock, pile = game.stock_size(seat), game.pile_size(seat)
    if not stock:
        stock, pile = pile, 0
    shown.cards(card, stock - 1, pile + 1)
