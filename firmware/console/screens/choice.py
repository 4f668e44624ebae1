"""Naming the pair: for each player who has to choose, the pair at hand, and which others there are.

    choice = Choice(ui, count)               how many players choose at the same time
    choice.update(title, hint)
    choice.name(i, text)                     who chooses, i-th choice
    choice.pair(i, k, first, second, text)   the k-th pair: two cards, and whose they are
    choice.current(i, k)                     which pair a hold would take

With one choice the pairs are large and all of them are seen; three choices at most have room, and
a fourth waits for one of them to end.
"""

from console.ui.card import NO_CARD
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel

_ROOM = const(3)


class Choice:
    """What `update` and the others do not set stays as it was."""

    def __init__(self, ui: "Ui", count: int) -> None:
        page = ui.page("choice", "1" if count == 1 else "many")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._hint = page.label("hint")
        self._blocks = [_Block(page, i) for i in range(min(count, _ROOM))]
        self._list = _PairList(page) if page.has("first") else None

    def update(self, title: str, hint: str) -> None:
        """What is asked, and what a button does here."""
        self._title.show(title)
        self._hint.show(hint)

    def name(self, i: int, text: str) -> None:
        """Who chooses."""
        if i < _ROOM:
            self._blocks[i].name.show(text)

    def pair(self, i: int, k: int, first: int, second: int, text: str) -> None:
        """One more pair, k counting from 0."""
        if i < _ROOM:
            self._blocks[i].pairs[k:] = [(first, second, text)]

    def current(self, i: int, k: int) -> None:
        """Show pair k as the one at hand."""
        if i < _ROOM:
            block = self._blocks[i]
            block.show(k)
            if self._list:
                self._list.show(block.pairs, k)


class _Block:
    """One player's choice: two cards, a text, and which of how many."""

    def __init__(self, page: "Panel", i: int) -> None:
        self.pairs: "list[tuple[int, int, str]]" = []
        self.name = page.label("name", i)
        self._first = page.card("left", i)
        self._second = page.card("right", i)
        self._text = page.label("text", i) if page.has("text") else None
        self._number = page.label("number", i)

    def show(self, k: int) -> None:
        first, second, text = self.pairs[k]
        self._first.show(first)
        self._second.show(second)
        if self._text:
            self._text.show(text)
        self._number.show(f"{k + 1}/{len(self.pairs)}")


class _PairList:
    """All pairs, small; a bar below the one at hand. Those that do not fit come page by page."""

    def __init__(self, page: "Panel") -> None:
        self._room = page.value("first", "n")
        self._first = [page.card("first", i) for i in range(self._room)]
        self._second = [page.card("second", i) for i in range(self._room)]
        self._bar = page.box("cursor")
        self._x, self._y = self._bar.x, self._bar.y
        self._across = page.value("cursor", "cols")
        self._dx, self._dy = page.value("cursor", "dx"), page.value("cursor", "dy")

    def show(self, pairs: "list[tuple[int, int, str]]", k: int) -> None:
        base = k // self._room * self._room
        for i in range(self._room):
            there = base + i < len(pairs)
            self._first[i].show(pairs[base + i][0] if there else NO_CARD)
            self._second[i].show(pairs[base + i][1] if there else NO_CARD)
        row, column = divmod(k - base, self._across)
        self._bar.x = self._x + column * self._dx
        self._bar.y = self._y + row * self._dy
