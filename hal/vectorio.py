"""The part of vectorio that the console draws with."""

from hal.displayio.leaf import Leaf
from hal.displayio.palette import SHAPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

    from hal.displayio.palette import Palette


class Rectangle(Leaf):
    """A filled rectangle of at least one pixel each way."""

    _index = 0  # of nearly all; an attribute of each would cost a Pico 16 bytes

    def __init__(
        self,
        *,
        pixel_shader: "Palette",
        width: int,
        height: int,
        x: int = 0,
        y: int = 0,
        color_index: int = 0,
    ) -> None:
        if width < 1 or height < 1:
            raise ValueError("width and height must be >= 1")
        super().__init__(x, y, width, height, pixel_shader)
        if color_index:
            self._index = color_index

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.right - self.left

    @width.setter
    def width(self, value: int) -> None:
        self._resize(value, self.height)

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.bottom - self.top

    @height.setter
    def height(self, value: int) -> None:
        self._resize(self.width, value)

    @property
    def color_index(self) -> int:
        """Which colour of the palette fills it."""
        return self._index

    @color_index.setter
    def color_index(self, value: int) -> None:
        self._index = value
        self.mark()

    def _resize(self, width: int, height: int) -> None:
        if width < 1 or height < 1:
            raise ValueError("width and height must be >= 1")
        self.mark()
        self.right = self.left + width
        self.bottom = self.top + height
        self.settle()

    def opaque(self) -> bool:
        """True when it has no transparent colour."""
        return True

    def draw(self, canvas: "FrameBuffer", x: int, y: int, width: int, height: int) -> None:
        """Draw on a canvas of this size whose left top corner is display pixel x, y."""
        color = self.palette.colors[SHAPES + self._index]
        left = self.left
        top = self.top
        canvas.fill_rect(left - x, top - y, self.right - left, self.bottom - top, color)
