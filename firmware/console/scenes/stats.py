"""Statistics of the evening, page by page, and the records of the house."""

from console import figures, tunes
from console.house import KINDS, House
from console.taps import TapScene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_TABLE, _COUNTS, _TIMES, _HOUSE = range(4)
_ROWS = 4  # of the table, on a page


class Stats(TapScene):
    """A table of everyone, then for each of them counts and a histogram, then the records."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._say = console.texts.section("stats")
        self._evening = console.evening
        self._played = console.evening.played()
        self._pages = self._all_pages()
        self._at = 0
        self._draw()

    def _all_pages(self) -> "list[tuple[int, int]]":
        """Kind, and a row of the evening's tally, or of the table the first line."""
        pages = [(_TABLE, first) for first in range(0, max(1, len(self._played)), _ROWS)]
        for row in self._played:
            pages.append((_COUNTS, row))
            if self._evening.tally.has_best(row):
                pages.append((_TIMES, row))
        return pages + [(_HOUSE, 0)]

    def tapped(self, seat: int) -> None:
        self.console.sound.play(tunes.STEP, self.console.board.now())
        self._at = (self._at + 1) % len(self._pages)
        self._draw()

    def held(self, seat: int) -> None:
        self.console.go("setup")

    def _draw(self) -> None:
        kind, row = self._pages[self._at]
        if kind == _TIMES:
            self._draw_chart(row)
            return
        screen = self.console.stage.open("page", "TextPage")
        title, lines = self._page(kind, row, screen.columns)
        lines = figures.apart(lines, screen.rows)
        screen.update(title, lines, self._say["hint"], self._at + 1, len(self._pages))

    def _page(self, kind: int, row: int, width: int) -> "tuple[str, list[str]]":
        """Title and lines."""
        say = self._say
        if kind == _TABLE:
            return say["title"], self._table(row, width)
        if kind == _COUNTS:
            return self._name(row), figures.counts(self._evening.tally, row, say, width)
        lines = figures.records(House(self.console.vault), KINDS, say, width)
        return say["house"], lines or [say["house.none"]]

    def _table(self, first: int, width: int) -> "list[str]":
        rows = self._played[first : first + _ROWS]
        names = [self._name(row) for row in range(self._evening.bots + 1)]
        lines = figures.table(self._evening.tally, rows, names, self._say, width)
        return lines if rows else [self._say["none"]]

    def _draw_chart(self, row: int) -> None:
        """Reactions: how many of each length."""
        say, tally = self._say, self._evening.tally
        screen = self.console.stage.open("chart", "Chart")
        text = figures.times(tally, row, say)
        title = say.fill("reactions", self._name(row))
        number = f"{self._at + 1}/{len(self._pages)}"
        screen.update(title, "0", say["slowest"], text, say["hint"], number)
        screen.bars(figures.histogram(tally, row, screen.room))

    def _name(self, row: int) -> str:
        """A seat's name, else its button; or the bots."""
        if row == self._evening.bots:
            return self._say["bots"]
        return self.console.nameplates[row] or self.console.board.labels[row]


def open(console: "Console") -> Stats:
    """The scene for `console.go`."""
    return Stats(console)
