"""Playing cards: white faces with the rank large, suits as shapes and in two colours."""

from snap.cards import rank, suit
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.ui.panel import Panel

NO_CARD = const(-1)
BACK = const(-2)

# The order of tiles in the sheets, as sim/fonts/build.py makes them.
_MARKS = "23456789TJQKAVDRВДТ"
RANKS_AT = const(1)
SUITS_AT = const(39)  # full cards have two tiles a rank
_TURNED = const(42)  # from a tile to the same upside down
_BACK_TILE = const(85)
_MINI_SUITS_AT = const(20)  # the smallest have one


def rank_marks(letters: str) -> bytes:
    """For each rank, 2 to A, which mark stands for it; `letters` for J, Q, K and A."""
    text = "23456789T" + letters.replace("К", "K")
    return bytes([_MARKS.find(char) for char in text])


class Card:
    """A card: the rank over the suit at the left, both upside down at the right.

    With one column it is half covered. Hidden until a card is shown.
    """

    rows = 3
    more = _BACK_TILE + 1  # a plus
    def __init__(self, panel: "Panel", sheet: str, x: int, y: int, columns: int, pad: int) -> None:
        """x, y: the left upper corner; pad: the white edge in pixels."""
        ui = panel.ui
        self.marks = rank_marks(ui.letters)
        self._inks = (ui.palette("ink", "card"), ui.palette("red", "card"))
        self._back = ui.palette("back", "backpaper")
        cell = panel.cell(x, y, 0)
        self.group = cell.group
        self.group.hidden = True
        self._body(cell, sheet, columns, pad)
        self._grid = cell.grid(ui.sheet(sheet), self._inks[0], pad, pad, columns, self.rows)
        self._columns = columns
        self._shown = NO_CARD

    def show(self, card: int) -> None:
        """A card 0 to 51, BACK, or NO_CARD for nothing. Allocates nothing."""
        if card == self._shown:
            return
        self._shown = card
        self.group.hidden = card == NO_CARD
        if card >= 0:
            self._colour(self._inks[suit(card) in (1, 2)])
            self._draw(self.marks[rank(card)], suit(card))
        elif card == BACK:
            self._colour(self._back)
            for i in range(self._columns * self.rows):
                self._grid[i] = _BACK_TILE

    def _colour(self, palette: "Any") -> None:
        if self._grid.pixel_shader is not palette:
            self._grid.pixel_shader = palette

    def _draw(self, mark: int, suit: int) -> None:
        upper = RANKS_AT + 2 * mark
        self._place(0, upper)
        self._place(1, upper + 1)
        self._place(2, SUITS_AT + suit)

    def _place(self, row: int, tile: int) -> None:
        """A tile at the left and, upside down, in the opposite place at the right."""
        across = self._columns
        self._grid[row * across] = tile
        if across > 1:
            self._grid[(3 - row) * across - 1] = tile + _TURNED

    def _body(self, cell: "Panel", sheet: str, columns: int, pad: int) -> None:
        """White, its corners cut by a pixel or two."""
        tile = cell.ui.sheet(sheet)
        width = columns * tile.width + 2 * pad
        height = self.rows * tile.tile_height + 2 * pad
        for cut in range(pad + 1):
            cell.rectangle("card", cut, pad - cut, width - 2 * cut, height - 2 * (pad - cut))


class MiniCard(Card):
    """The smallest card: rank and suit side by side."""

    rows = 1
    more = _MINI_SUITS_AT + 4

    def _draw(self, mark: int, suit: int) -> None:
        self._grid[0] = RANKS_AT + mark
        self._grid[1] = _MINI_SUITS_AT + suit
