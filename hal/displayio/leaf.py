"""A layer that has pixels."""

from hal.displayio.layer import Layer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

    from hal.displayio.palette import Palette
    from hal.displayio.region import Region


class Leaf(Layer):
    """What tile grids and shapes have in common."""

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
