"""Playing cards: white faces with the rank large, suits as shapes and in two colours."""

from snap.cards import rank, suit
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.panel import Panel

    Place = dict[str, str]

NO_CARD = const(-1)
BACK = const(-2)

# The order of tiles in the sheets, as sim/fonts/build.py makes them.
_MARKS = "23456789TJQKAVDRВДТ"
RANKS_AT = const(1)
SUITS_AT = const(39)  # full cards have two tiles a rank
_TURNED = const(42)  # from a tile to the same upside down
_BACK_TILE = const(85)
_MINI_SUITS_AT = const(20)  # the smallest have one
_MINI_BACK_TILE = const(24)
_BACK_FACE = const(4)  # the last of a card's palettes


def rank_marks(letters: str) -> bytes:
    """For each rank, 2 to A, which mark stands for it; `letters` for J, Q, K and A."""
    text = "23456789T" + letters.replace("К", "K")
    return bytes([_MARKS.find(char) for char in text])


class Card:
    """A card: the rank over the suit at the left, both upside down at the right.

    With one column it is half covered. Hidden until a card is shown. Nothing allocates after that.
    """

    rows = 3
    back = _BACK_TILE
    more = _BACK_TILE + 1  # a plus

    def __init__(self, panel: "Panel", place: "Place", x: int, y: int) -> None:
        """x, y: the left upper corner. The place says sheet, pad (the white edge in pixels) and
        perhaps cols, a wider edge at the `left`, and ink, red and paper where they are not those
        of a card."""
        ui = panel.ui
        self.marks = ui.marks
        paper = place.get("paper", "card")
        self._faces = ui.faces(place.get("ink", "ink"), place.get("red", "red"), paper)
        cell = panel.cell(x, y, 0)
        self.group = cell.group
        self.group.hidden = True
        self._columns = int(place.get("cols", "2"))
        self._build(cell, place)
        self._shown = NO_CARD
        self._lit = 0

    def show(self, card: int) -> None:
        """A card 0 to 51, BACK, or NO_CARD for nothing."""
        if card == self._shown:
            return
        self._shown = card
        self.group.hidden = card == NO_CARD
        if card >= 0:
            self._draw(self.marks[rank(card)], suit(card))
        elif card == BACK:
            for i in range(self._columns * self.rows):
                self._grid[i] = self.back
        self._colour()

    def light(self, on: bool) -> None:
        """Make the card stand out, or look like the others again."""
        self._lit = 2 if on else 0
        self._colour()

    def _colour(self) -> None:
        face = self._faces[self._lit + (suit(self._shown) in (1, 2))]
        palette = self._faces[_BACK_FACE] if self._shown == BACK else face
        if self._grid.pixel_shader is not palette:
            self._grid.pixel_shader = palette
        if self._body[0].pixel_shader is not face:
            for box in self._body:
                box.pixel_shader = face

    def _build(self, cell: "Panel", place: "Place") -> None:
        """The white body, two boxes that leave its corners out, and the tiles on it.

        Each layer that is as large as a card costs a Pico a third of a millisecond.
        """
        tiles = cell.ui.sheet(place["sheet"])
        pad, left = int(place["pad"]), int(place.get("left", "0"))
        width = self._columns * tiles.width + 2 * pad + left
        height = self.rows * tiles.tile_height + 2 * pad
        cut = max(pad - 1, min(pad, 1))
        self._body = [cell.rectangle("card", -left, cut, width, height - 2 * cut)]
        if cut:
            self._body.append(cell.rectangle("card", cut, 0, width - 2 * cut, height))
        self._grid = cell.grid(tiles, self._faces[0], pad, pad, self._columns, self.rows)

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


class MiniCard(Card):
    """The smallest card: rank and suit side by side."""

    rows = 1
    back = _MINI_BACK_TILE
    more = _MINI_BACK_TILE + 1

    def _draw(self, mark: int, suit: int) -> None:
        self._grid[0] = RANKS_AT + mark
        self._grid[1] = _MINI_SUITS_AT + suit
