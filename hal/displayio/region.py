"""Which part of a display has changed, and that part as rectangles of which none overlap."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ROW = 8  # pixel rows a cell; the pages of one-bit panels
_BITS = 30  # columns that fit a small integer


class Region:
    """A bit a cell, 8 rows high and 8 or more pixels wide; an int holds a row of cells.

    `take` moves the next rectangle into `left`, `top`, `right`, `bottom` (both excluded), in
    pixels. The first `count` of `hits` are then for those who look up what shows there. Nothing
    but `make_room` allocates.
    """

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._height = height
        self._shift = 3
        while width >> self._shift > _BITS:
            self._shift += 1
        self._columns = width >> self._shift
        self._full = (1 << self._columns) - 1
        self._rows = [0] * (height // _ROW)
        self._first = 0  # no row above has changed
        self.left = self.top = self.right = self.bottom = 0
        self.count = 0
        self.hits: "list[Any]" = []

    def make_room(self, hits: int) -> None:
        """Have room for so many hits."""
        self.hits = [None] * hits

    def add(self, left: int, top: int, right: int, bottom: int) -> None:
        """Take in the pixels from left, top up to right, bottom (both excluded), clipped."""
        left = max(left, 0) >> self._shift
        right = (min(right, self._width) - 1 >> self._shift) + 1
        if right <= left:
            return
        # Shifted down first: 1 << 30 would be no small integer.
        mask = self._full >> self._columns - right + left << left
        rows = self._rows
        first = max(top, 0) // _ROW
        self._first = min(self._first, first)
        for row in range(first, (min(bottom, self._height) + _ROW - 1) // _ROW):
            rows[row] |= mask

    def add_all(self) -> None:
        """Take in every pixel."""
        self.add(0, 0, self._width, self._height)

    def take(self) -> bool:
        """Move on to the next rectangle and forget it; False when there is none."""
        rows = self._rows
        row = self._first
        while row < len(rows) and not rows[row]:
            row += 1
        self._first = row
        if row == len(rows):
            return False
        self._cut(row)
        return True

    def _cut(self, row: int) -> None:
        """Take the leftmost run of cells in a row, and as many rows below as have it too.

        A gap of one cell is bridged: what it takes to begin a rectangle sends more than a cell.
        """
        rows = self._rows
        bits = rows[row]
        left = 0
        while not bits & 1:
            bits >>= 1
            left += 1
        right = left
        while bits & 3:
            bits >>= 1
            right += 1
        self.left = left << self._shift
        self.right = right << self._shift
        self.top = row * _ROW
        self.bottom = self._clear(row, self._full >> self._columns - right + left << left) * _ROW
        self.count = 0

    def _clear(self, row: int, run: int) -> int:
        """Forget a run, and the same run in the rows below as long as it goes on; the row after."""
        rows = self._rows
        gaps = run & ~rows[row]
        while True:
            rows[row] &= ~run
            row += 1
            if row < len(rows) and (rows[row] | gaps) & run == run:
                continue
            if row + 1 < len(rows) and (rows[row + 1] | gaps) & run == run:
                continue
            return row
