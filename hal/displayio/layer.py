"""What a Group holds: layers, and leaves, which are those that have pixels."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

    from hal.displayio.group import Group
    from hal.displayio.palette import Palette
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


class Leaf(Layer):
    """A layer of its own pixels."""

    def __init__(self, x: int, y: int, width: int, height: int, palette: "Palette") -> None:
        super().__init__(x, y, x + width, y + height)
        self.palette = palette

    @property
    def pixel_shader(self) -> "Palette":
        """The palette that colours it."""
        return self.palette

    @pixel_shader.setter
    def pixel_shader(self, palette: "Palette") -> None:
        self.palette = palette
        self.mark()

    def mark(self) -> None:
        """Have all its pixels drawn at the next refresh."""
        if self.stage is not None:
            self.stage.add(self.left, self.top, self.right, self.bottom)

    def settle(self) -> None:
        """Have it drawn where it has come to be."""
        self.parent.reach(self.left, self.top, self.right, self.bottom)
        self.mark()

    def shift(self, dx: int, dy: int) -> None:
        """Move by so many pixels."""
        self.mark()
        self.left += dx
        self.right += dx
        self.top += dy
        self.bottom += dy
        self.settle()

    def attach(self, stage: "Region | None") -> None:
        """Be shown on a region or, with None, not at all."""
        if self._hidden:
            stage = None
        if stage is not self.stage:
            self.mark()
            self.stage = stage
            self.settle()

    def find(self, area: "Region") -> bool:
        """Add it to what shows in an area; True when it hides all that is below."""
        area.hits[area.count] = self
        area.count += 1
        if self.left > area.left or self.right < area.right or self.top > area.top:
            return False
        return self.bottom >= area.bottom and self.opaque()

    def count(self) -> int:
        """One."""
        return 1

    def recolor(self, era: int) -> None:
        """Mark it if its palette has changed in this era."""
        if self.palette.era == era:
            self.mark()

    def opaque(self) -> bool:
        """True when it has no transparent colour."""
        raise NotImplementedError

    def draw(self, canvas: "FrameBuffer", x: int, y: int, width: int, height: int) -> None:
        """Draw on a canvas of this size whose left top corner is display pixel x, y."""
        raise NotImplementedError
