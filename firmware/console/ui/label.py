"""Text at a fixed place: one TileGrid over a glyph sheet."""

from console.ui.wrap import DIGIT, fits, shorten, tile_of, wrap
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_NO_NUMBER = const(-1)


class Label:
    """`columns` x `rows` characters. `grid` is what hangs in a Group.

    A text of one row that is too long ends in an ellipsis; several rows break at spaces.
    """

    def __init__(self, grid: "Any", columns: int, rows: int, align: str, slack: int) -> None:
        """grid: a TileGrid of that size; align: left, centre or right; slack: pixels by which a
        centred line may move to the right."""
        self.grid = grid
        self.columns = columns
        self.rows = rows
        self._align = align
        self._left = grid.x
        self._half = max(0, min(slack, grid.bitmap.width // 2))
        self._text = ""
        self._number = _NO_NUMBER
        grid.hidden = True

    def show(self, text: str) -> None:
        """Set the text; an empty one hides the label. What is shown already costs nothing."""
        if text == self._text and self._number == _NO_NUMBER:
            return
        self.hide(text == "")
        self._text = text
        self._number = _NO_NUMBER
        lines = wrap(text, self.columns) if self.rows > 1 else [text]
        if len(lines) > self.rows:
            lines[self.rows - 1] += " " + " ".join(lines[self.rows :])
        for row in range(self.rows):
            self._write(row, shorten(lines[row], self.columns) if row < len(lines) else "")

    def number(self, value: int) -> None:
        """Show a number, 0 or more, that fits the columns. Allocates nothing."""
        self.hide(False)
        if value == self._number:
            return
        self._number = value
        length = 1
        rest = value
        while rest > 9:
            rest //= 10
            length += 1
        start = self._start(length)
        for column in range(self.columns - 1, -1, -1):
            inside = start <= column < start + length
            self.grid[column] = DIGIT + value % 10 if inside else 0
            if inside:
                value //= 10

    def colour(self, palette: "Any") -> None:
        """Use other colours."""
        if self.grid.pixel_shader is not palette:
            self.grid.pixel_shader = palette

    def hide(self, hidden: bool) -> None:
        """Whether it is left out of the picture."""
        if self.grid.hidden != hidden:
            self.grid.hidden = hidden

    def _start(self, length: int) -> int:
        """The column of the first character of a line; centred lines may move half a tile."""
        spare = self.columns - length
        if self._align == "left":
            return 0
        if self._align == "right":
            return spare
        if self.rows == 1:
            x = self._left + (spare & 1) * self._half
            if self.grid.x != x:
                self.grid.x = x
        return spare // 2

    def _write(self, row: int, line: str) -> None:
        grid = self.grid
        at = row * self.columns
        start = self._start(len(line))
        for column in range(self.columns):
            inside = start <= column < start + len(line)
            grid[at + column] = tile_of(line[column - start]) if inside else 0


class FittedLabel:
    """Two labels for one text: the large one where the text fits it, else the fine one."""

    def __init__(self, large: Label, fine: Label) -> None:
        self._large = large
        self._fine = fine

    def show(self, text: str) -> None:
        """Set the text; an empty one hides both."""
        large = fits(text, self._large.columns, self._large.rows)
        self._large.show(text if large else "")
        self._fine.show("" if large else text)
