"""Which part of a display has changed, and that part as rectangles of which none overlap."""

_ROW = 8  # pixel rows a cell; the pages of one-bit panels
_BITS = 30  # columns that fit a small integer


class Region:
    """A bit a cell, 8 rows high and 8 or more pixels wide; an int holds a row of cells.

    `take` moves the next rectangle into `x`, `y`, `w`, `h`, in pixels. Nothing allocates.
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
        self.x = self.y = self.w = self.h = 0

    def add(self, left: int, top: int, right: int, bottom: int) -> None:
        """Take in the pixels from left, top up to right, bottom (both excluded), clipped."""
        left = max(left, 0) >> self._shift
        right = (min(right, self._width) - 1 >> self._shift) + 1
        if right <= left:
            return
        # Shifted down first: 1 << 30 would be no small integer.
        mask = self._full >> self._columns - right + left << left
        rows = self._rows
        for row in range(max(top, 0) // _ROW, (min(bottom, self._height) + _ROW - 1) // _ROW):
            rows[row] |= mask

    def add_all(self) -> None:
        """Take in every pixel."""
        self.add(0, 0, self._width, self._height)

    def take(self) -> bool:
        """Move on to the next rectangle and forget it; False when there is none."""
        rows = self._rows
        for row in range(len(rows)):
            if rows[row]:
                self._cut(row)
                return True
        return False

    def _cut(self, row: int) -> None:
        """Take the leftmost run of cells in a row, and as many rows below as hold all of it."""
        rows = self._rows
        bits = rows[row]
        left = 0
        while not bits & 1:
            bits >>= 1
            left += 1
        right = left
        while bits & 1:
            bits >>= 1
            right += 1
        run = self._full >> self._columns - right + left << left
        first = row
        while row < len(rows) and rows[row] & run == run:
            rows[row] ^= run
            row += 1
        self._set(left, first, right, row)

    def _set(self, left: int, top: int, right: int, bottom: int) -> None:
        """Turn cells into pixels."""
        self.x = left << self._shift
        self.w = right - left << self._shift
        self.y = top * _ROW
        self.h = (bottom - top) * _ROW
