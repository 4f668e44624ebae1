"""Colours in the panel's own form."""

from array import array

from framebuf import RGB565, FrameBuffer

from snap.const import const

_PAPER = const(0)  # for `blit`, of which only the ink shows
_INK = const(1)
SHAPES = const(2)  # where the colours by index begin


def _rgb565(color: int) -> int:
    """RGB888 as RGB565 with its bytes exchanged: panels take the high byte first."""
    high = color >> 16 & 0xF8 | color >> 13 & 0x07
    return high | (color >> 5 & 0xE0 | color >> 3 & 0x1F) << 8


def _lit(color: int) -> int:
    """RGB888 on a one-bit panel: 1 where the luma is at least half, else 0."""
    luma = (color >> 16) * 19 + (color >> 8 & 255) * 182 + (color & 255) * 54
    return 1 if luma >= 128 * 255 else 0


class Palette:
    """Colours by index; set as RGB888, 0 to 0xFFFFFF. Make the display first: it sets the form."""

    native = staticmethod(_rgb565)
    touched = False  # some palette has changed since the last refresh
    now = 0  # the era: how many refreshes there have been after a change

    def __init__(self, color_count: int) -> None:
        # A tile always has two colours.
        self.colors = array("H", bytes(2 * (SHAPES + max(2, color_count))))
        self._lookup = FrameBuffer(self.colors, SHAPES, 1, RGB565)
        self.key = 0  # what `blit` leaves out: the paper, which is filled before if it is `solid`
        self.solid = True
        self._count = color_count
        self._touch()

    @staticmethod
    def use(colors: int) -> None:
        """Choose the form of all palettes made from now on: 2 colours, or RGB565."""
        Palette.native = staticmethod(_lit if colors == 2 else _rgb565)

    def __len__(self) -> int:
        return self._count

    def __setitem__(self, index: int, color: int) -> None:
        if self.solid or index:
            self.colors[SHAPES + index] = Palette.native(color)
            self._touch()

    def make_transparent(self, index: int) -> None:
        """Leave out colour 0 of tiles; in shapes it is black. No other can be transparent."""
        if index:
            raise ValueError("only colour 0 can be transparent")
        self.solid = False
        self.colors[SHAPES] = 0
        self._touch()

    def _touch(self) -> None:
        colors = self.colors
        colors[_INK] = colors[SHAPES + 1]
        # `blit` compares its key after the palette: the paper must be unlike the ink.
        colors[_PAPER] = self.key = colors[_INK] ^ 1
        # What `blit` looks colours up in: not needed where ink is what it is in the tile.
        self.source = None if colors[_INK] == 1 else self._lookup
        self.era = Palette.now
        Palette.touched = True
