"""The table of the menagerie: every seat's animal, top card and pile; who duels stands out.

    table = MenagerieTable(ui, players)
    table.name(seat, text, animal)       once; begin a bot's name with ui.wrap.BOT
    table.captions(left, task)           once; what the number by the pack counts, and in its place
                                         during a duel what the two have to do
    table.update(game, pending)          as often as anything changed; allocates nothing

`pending` is a card that is to be seen but has not been dealt in `game` yet, or NO_CARD.
"""

from console.screens.seat import Chair
from console.screens.seats import seat_cells
from console.ui.card import BACK, NO_CARD
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel
    from snap.menagerie import Menagerie

_NOBODY = const(-1)


class MenagerieTable:
    """2 to 8 players."""

    def __init__(self, ui: "Ui", players: int) -> None:
        page = ui.page("menagerie", str(players))
        self.group = page.group
        if page.has("strip"):
            page.box("strip")
        self._deck = page.card("deck") if page.has("deck") else None
        self._caption = page.label("caption") if page.has("caption") else None
        self._left = page.label("left")
        self._task = page.label("task")
        self._seats = [_Seat(cell) for cell in seat_cells(page)]

    def name(self, seat: int, text: str, animal: int) -> None:
        """What the seat is called, and its animal, 0 to 11."""
        self._seats[seat].name.show(text)
        self._seats[seat].picture[0] = 1 + animal

    def captions(self, left: str, task: str) -> None:
        """Says that cards are left to deal, where there is room to say it, and how to duel."""
        if self._caption:
            self._caption.show(left)
        self._task.show(task)
        self._task.hide(True)

    def update(self, game: "Menagerie", pending: int = NO_CARD) -> None:
        """Show the game, and the card that is being dealt."""
        turning = pending != NO_CARD
        duelling = game.duel_a != _NOBODY
        for seat in range(game.players):
            here = turning and seat == game.next
            duels = seat == game.duel_a or seat == game.duel_b
            shown = self._seats[seat]
            shown.turn(duels if duelling else seat == game.next)
            shown.duel(duels)
            shown.cards(pending if here else game.top(seat), game.pile_size(seat) + here)
        left = game.left() - turning
        if self._deck:
            self._deck.show(BACK if left and not duelling else NO_CARD)
        self._left.number(left)
        self._left.hide(duelling)
        if self._caption:
            self._caption.hide(duelling)
        self._task.hide(not duelling)


class _Seat(Chair):
    def __init__(self, cell: "Panel") -> None:
        super().__init__(cell)
        self.picture = cell.icon("picture")
        self._pictures = (self.picture.pixel_shader, cell.ui.palette("duelink", "duel"))
        self._card = cell.card("card")
        self._size = cell.label("size")

    def duel(self, fights: bool) -> None:
        """A frame where there is room for one, and the animal in other colours."""
        self.fight(fights)
        if self.picture.pixel_shader is not self._pictures[fights]:
            self.picture.pixel_shader = self._pictures[fights]

    def cards(self, top: int, size: int) -> None:
        """The top card, or NO_CARD, and how many lie there."""
        self._card.show(top)
        self._size.number(size)
