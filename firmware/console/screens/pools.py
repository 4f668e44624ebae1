"""The pools in the middle: a small card and a size each; when they are many, the ranks alone."""

from console.ui.card import NO_CARD, RANKS_AT, SUITS_AT, MiniCard
from snap.cards import rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.ui.panel import Panel
    from snap.classic import Classic


class PoolStrip:
    """As many pools with suit and size as there is room for; beyond, all of them as ranks."""

    def __init__(self, page: "Panel") -> None:
        self._room = page.value("pool", "n")
        row = page.cell(0, 0, page.width)
        self._cards = [row.card("pool", i) for i in range(self._room)]
        self._sizes = [row.label("poolsize", i) for i in range(self._room)]
        self._row = row.group
        # Half of what a pool takes, where the row is to stand in the middle.
        self._half = page.value("pool", "dx") // 2 if page.value("pool", "centred") else 0
        self._ranks = _RankRows(page)
        self._hint = page.label("hint")
        self._hinted = False
        self._seen = 0  # how many are shown large
        self._ornament = _ornament(page) if page.has("ornament") else None
        self._limited = page.value("pool", "limited") or self._room

    def hint(self, text: str) -> None:
        """What stands where no pool is; it hides with the next update that shows one."""
        self._hint.show(text)
        self._hinted = text != ""

    def update(self, game: "Classic", limited: bool) -> None:
        """`limited`: leave room for what counts down to an early end. Allocates nothing."""
        count = game.pool_count()
        many = count > (self._limited if limited else self._room)
        if self._ornament:
            self._ornament.hidden = count > 0
        self._hint.hide(count > 0 or limited or not self._hinted)
        self._show(game, 0 if many else count)
        self._ranks.update(game, count if many else 0)
        self._centre(0 if many else count)

    def _show(self, game: "Classic", count: int) -> None:
        """The first `count` pools, large; the others that were seen are taken away."""
        for i in range(count):
            self._cards[i].show(game.pool_top(i))
            self._sizes[i].number(game.pool_size(i))
        for i in range(count, self._seen):
            self._cards[i].show(NO_CARD)
            self._sizes[i].hide(True)
        self._seen = count

    def _centre(self, count: int) -> None:
        x = self._half * (self._room - count) if count else 0
        if self._row.x != x:
            self._row.x = x


def _ornament(page: "Panel") -> "Any":
    """The four suits, where there is no pool."""
    grid = page.icon("ornament")
    for suit in range(4):
        grid[2 * suit] = SUITS_AT + suit
    return grid


class _RankRows:
    """Ranks in rows, the oldest pool first; a plus in the last place: there are more."""

    def __init__(self, page: "Panel") -> None:
        card = page.card("pool")
        self._marks = card.marks
        self._more = card.more
        self._halves = 1 if isinstance(card, MiniCard) else 2
        self._grid = page.icon("poolranks")
        self._grid.hidden = True
        self._across = page.value("poolranks", "cols")
        self._room = self._across * page.value("poolranks", "rows") // self._halves

    def update(self, game: "Classic", count: int) -> None:
        """Show the tops of the first `count` pools."""
        if self._grid.hidden != (count == 0):
            self._grid.hidden = count == 0
        for i in range(self._room if count else 0):
            if i >= count:
                self._place(i, 0, 0)
            elif i == self._room - 1 and count > self._room:
                self._place(i, self._more, 0)
            else:
                tile = RANKS_AT + self._halves * self._marks[rank(game.pool_top(i))]
                self._place(i, tile, tile + 1)

    def _place(self, i: int, upper: int, lower: int) -> None:
        """A rank that is two tiles high takes two rows."""
        at = i + i // self._across * (self._halves - 1) * self._across
        self._grid[at] = upper
        if self._halves > 1:
            self._grid[at + self._across] = lower
