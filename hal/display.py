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

    from hal.contract import Panel
    from hal.displayio import Group

_ERAS = 0xFFFF


class Display(Screen):
    """Fulfils `hal.contract.Display`. Make it before any Palette: it chooses their form."""

    def __init__(self, panel: "Panel", now: "Callable[[], int]") -> None:
        super().__init__(panel, now)
        Palette.use(panel.colors)
        self._region = Region(panel.width, panel.height)
        self._origin = Origin(self._region)
        self._strips = Strips(panel)
        self._root: "Group | None" = None
        self._edits = -1

    @property
    def root_group(self) -> "Group | None":
        """The Group that is shown, or None."""
        return self._root

    @root_group.setter
    def root_group(self, group: "Group | None") -> None:
        if self._root is not None:
            self._root.join(NOWHERE)
            self._region.make_room(0)  # what was drawn last would keep the whole tree in memory
        if group is not None:
            group.join(self._origin)
        self._root = group
        self.change_all()

    def change_all(self) -> None:
        """Have every pixel sent with the next changes."""
        self._region.add_all()

    def send_changes(self) -> None:
        """Draw what changed and send it; OSError where the panel does not answer."""
        root = self._root
        region = self._region
        if root is not None:
            if Layer.edits != self._edits:
                region.make_room(root.count())
                self._edits = Layer.edits
            if Palette.touched:
                root.recolor(Palette.now)
                Palette.now = Palette.now + 1 & _ERAS
                Palette.touched = False
        while region.take():
            covered = root is not None and root.find(region)
            self._paint(covered)

    def _paint(self, covered: bool) -> None:
        """Draw the rectangle at hand and send it; `covered`: what shows leaves no pixel out."""
        region = self._region
        strips = self._strips
        y = region.top
        strips.fit(region.right - region.left)
        self.panel.begin(region.left, y, region.right - region.left, region.bottom - y)
        while y < region.bottom:
            rows = min(strips.rows, region.bottom - y)
            if not covered:
                strips.canvas.fill(0)
            self._draw(strips.canvas, y, rows)
            self.panel.send(strips.view(rows))
            y += rows

    def _draw(self, canvas: "Any", y: int, rows: int) -> None:
        """Draw what shows in rows of the rectangle at hand, from y down."""
        region = self._region
        for i in range(region.count - 1, -1, -1):
            leaf = region.hits[i]
            if leaf.top < y + rows and leaf.bottom > y:
                leaf.draw(canvas, region.left, y, region.right - region.left, rows)
