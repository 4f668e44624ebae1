"""What a Group holds, and what a tree of them hangs on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.displayio.group import Group
    from hal.displayio.region import Region


class Origin:
    """Where a tree of layers hangs: display pixel 0, 0, and the region that takes its changes."""

    x0 = 0
    y0 = 0

    def __init__(self, region: "Region | None") -> None:
        self.stage = region

    def reach(self, left: int, top: int, right: int, bottom: int) -> None:
        """There is nothing above that would have to know."""


NOWHERE = Origin(None)


class Layer:
    """Something that covers, on the display, `left`, `top` up to `right`, `bottom` (excluded).

    `stage` is the region to which changes go, None while the layer is not shown.
    """

    edits = 0  # how often any tree was rebuilt

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
        self.parent: "Group | Origin" = NOWHERE
        self.stage: "Region | None" = None
        self._hidden = False

    @property
    def x(self) -> int:
        """Pixels from the parent's left edge."""
        return self.left - self.parent.x0

    @x.setter
    def x(self, value: int) -> None:
        self.shift(value - self.x, 0)

    @property
    def y(self) -> int:
        """Pixels from the parent's top edge."""
        return self.top - self.parent.y0

    @y.setter
    def y(self, value: int) -> None:
        self.shift(0, value - self.y)

    @property
    def hidden(self) -> bool:
        """True when it is not drawn."""
        return self._hidden

    @hidden.setter
    def hidden(self, value: bool) -> None:
        self._hidden = value
        self.attach(self.parent.stage)

    def join(self, parent: "Group | Origin") -> None:
        """Leave the parent that was and hang below another, the place within it kept."""
        self.attach(None)
        self.shift(parent.x0 - self.parent.x0, parent.y0 - self.parent.y0)
        self.parent = parent
        self.attach(parent.stage)
        Layer.edits += 1

    def shift(self, dx: int, dy: int) -> None:
        """Move by so many pixels."""
        raise NotImplementedError

    def attach(self, stage: "Region | None") -> None:
        """Be shown on a region or, with None, not at all."""
        raise NotImplementedError

    def find(self, area: "Region") -> bool:
        """Add what shows in an area, which this layer meets, top first; True when it hides all
        that is below."""
        raise NotImplementedError

    def count(self) -> int:
        """How many leaves there are, hidden ones included."""
        raise NotImplementedError

    def recolor(self, era: int) -> None:
        """Mark what a palette colours that has changed in this era."""
        raise NotImplementedError
