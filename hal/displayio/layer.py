"""What a Group holds: layers with a place, and leaves that cover pixels."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

    from hal.displayio.palette import Palette
    from hal.displayio.region import Region


class Origin:
    """Where a tree of layers hangs: display pixel 0, 0, and the region that takes its changes."""

    left = 0
    top = 0

    def __init__(self, region: "Region | None") -> None:
        self.stage = region


NOWHERE = Origin(None)


class Layer:
    """A place, relative to its parent for users and absolute (`left`, `top`) inside.

    `stage` is the region to which changes go, None while the layer is not shown.
    """

    edits = 0  # how often any tree was rebuilt

    def __init__(self, x: int, y: int) -> None:
        self.left = x
        self.top = y
        self.parent: "Layer | Origin" = NOWHERE
        self.stage: "Region | None" = None
        self._hidden = False

    @property
    def x(self) -> int:
        """Pixels from the parent's left edge."""
        return self.left - self.parent.left

    @x.setter
    def x(self, value: int) -> None:
        self.shift(value - self.left + self.parent.left, 0)

    @property
    def y(self) -> int:
        """Pixels from the parent's top edge."""
        return self.top - self.parent.top

    @y.setter
    def y(self, value: int) -> None:
        self.shift(0, value - self.top + self.parent.top)

    @property
    def hidden(self) -> bool:
        """True when it is not drawn."""
        return self._hidden

    @hidden.setter
    def hidden(self, value: bool) -> None:
        self._hidden = value
        self.attach(self.parent.stage)

    def join(self, parent: "Layer | Origin") -> None:
        """Leave the parent that was and hang below another, the place within it kept."""
        self.attach(None)
        self.shift(parent.left - self.parent.left, parent.top - self.parent.top)
        self.parent = parent
        self.attach(parent.stage)
        Layer.edits += 1

    def shift(self, dx: int, dy: int) -> None:
        """Move by so many pixels."""
        raise NotImplementedError

    def attach(self, stage: "Region | None") -> None:
        """Be shown on a region or, with None, not at all."""
        raise NotImplementedError

    def collect(self, leaves: "list[Leaf]") -> None:
        """Add what is to be drawn, bottom first."""
        raise NotImplementedError


class Leaf(Layer):
    """A layer that covers the pixels `left`, `top` up to `right`, `bottom` (both excluded)."""

    def __init__(self, x: int, y: int, width: int, height: int, palette: "Palette") -> None:
        super().__init__(x, y)
        self.right = x + width
        self.bottom = y + height
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

    def shift(self, dx: int, dy: int) -> None:
        """Move by so many pixels."""
        self.mark()
        self.left += dx
        self.right += dx
        self.top += dy
        self.bottom += dy
        self.mark()

    def attach(self, stage: "Region | None") -> None:
        """Be shown on a region or, with None, not at all."""
        if self._hidden:
            stage = None
        if stage is not self.stage:
            self.mark()
            self.stage = stage
            self.mark()

    def collect(self, leaves: "list[Leaf]") -> None:
        """Add what is to be drawn, bottom first."""
        leaves.append(self)

    def covers(self, left: int, top: int, right: int, bottom: int) -> bool:
        """True when nothing below shows through anywhere in a rectangle."""
        return (
            self.left <= left
            and self.right >= right
            and self.top <= top
            and self.bottom >= bottom
            and self.opaque()
        )

    def opaque(self) -> bool:
        """True when it has no transparent colour."""
        raise NotImplementedError

    def draw(self, canvas: "FrameBuffer", x: int, y: int, height: int) -> None:
        """Draw on a canvas of so many rows whose left top corner is display pixel x, y."""
        raise NotImplementedError
