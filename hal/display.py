"""A panel behind the displayio API: draws what changed, strip by strip, and sends it."""

from hal.displayio.layer import NOWHERE, Layer, Origin
from hal.displayio.palette import Palette
from hal.displayio.region import Region
from hal.displayio.strips import Strips
from hal.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hal.displayio import Group
    from hal.displayio.layer import Leaf


class Display(Screen):
    """Fulfils `hal.contract.Display`. Make it before any Palette: it chooses their form."""

    def __init__(self, panel: "Any", now: "Callable[[], int]") -> None:
        super().__init__(panel, now)
        Palette.use(panel.colors)
        self._region = Region(panel.width, panel.height)
        self._origin = Origin(self._region)
        self._strips = Strips(panel)
        self._root: "Group | None" = None
        self._edits = -1
        self._leaves: "list[Leaf]" = []  # bottom first
        self._hits: "list[Any]" = []  # those that the rectangle at hand shows, top first

    @property
    def root_group(self) -> "Group | None":
        """The Group that is shown, or None."""
        return self._root

    @root_group.setter
    def root_group(self, group: "Group | None") -> None:
        if self._root is not None:
            self._root.join(NOWHERE)
        if group is not None:
            group.join(self._origin)
        self._root = group
        self.change_all()

    def change_all(self) -> None:
        """Have every pixel sent with the next changes."""
        self._region.add_all()

    def send_changes(self) -> None:
        """Draw what changed and send it; OSError where the panel does not answer."""
        if Layer.edits != self._edits:
            self._flatten()
        if Palette.touched:
            self._recolor()
        region = self._region
        while region.take():
            self._paint(region.x, region.y, region.w, region.h)

    def _flatten(self) -> None:
        """Make the tree a list."""
        self._leaves = []
        if self._root is not None:
            self._root.collect(self._leaves)
        self._hits = [None] * len(self._leaves)
        self._edits = Layer.edits

    def _recolor(self) -> None:
        """Take in all that a changed palette colours."""
        for leaf in self._leaves:
            if leaf.palette.changed:
                leaf.mark()
        for leaf in self._leaves:
            leaf.palette.changed = False
        Palette.touched = False

    def _find(self, left: int, top: int, right: int, bottom: int) -> int:
        """How many leaves show in a rectangle; puts them into `_hits`, top first."""
        hits = self._hits
        leaves = self._leaves
        n = 0
        for i in range(len(leaves) - 1, -1, -1):
            leaf = leaves[i]
            if leaf.stage is None or leaf.right <= left or leaf.left >= right:
                continue
            if leaf.bottom > top and leaf.top < bottom:
                hits[n] = leaf
                n += 1
                if leaf.covers(left, top, right, bottom):
                    break
        return n

    def _paint(self, x: int, y: int, width: int, height: int) -> None:
        """Draw a rectangle and send it."""
        hits = self._hits
        count = self._find(x, y, x + width, y + height)
        strips = self._strips
        strips.fit(width)
        canvas = strips.canvas
        rows = strips.rows
        self.panel.begin(x, y, width, height)
        while height:
            while rows > height:
                rows >>= 1
            canvas.fill_rect(0, 0, width, rows, 0)
            for i in range(count - 1, -1, -1):
                hits[i].draw(canvas, x, y, rows)
            self.panel.send(strips.view(rows))
            y += rows
            height -= rows
