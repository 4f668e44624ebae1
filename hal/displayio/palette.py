"""Colours in the panel's own form, where `blit` finds them."""

from array import array

from framebuf import RGB565, FrameBuffer


def _rgb565(color: int) -> int:
    """RGB888 as RGB565 with its bytes exchanged: panels take the high byte first."""
    high = color >> 16 & 0xF8 | color >> 13 & 0x07
    return high | (color >> 5 & 0xE0 | color >> 3 & 0x1F) << 8


def _lit(color: int) -> int:
    """RGB888 on a one-bit panel: all bits where the luma is at least half, else none."""
    luma = (color >> 16) * 19 + (color >> 8 & 255) * 182 + (color & 255) * 54
    return 0xFFFF if luma >= 128 * 255 else 0


class Palette:
    """Colours by index; set as RGB888, 0 to 0xFFFFFF. Make the display first: it sets the form."""

    native = staticmethod(_rgb565)
    touched = False  # some palette has changed since the last refresh

    def __init__(self, color_count: int) -> None:
        # At least two, since a 1-bit tile looks up both.
        self._colors = array("H", bytes(2 * max(2, color_count)))
        self.source = FrameBuffer(self._colors, len(self._colors), 1, RGB565)
        self.key = -1  # the colour that `blit` leaves out, -1 for none
        self.changed = True

    @staticmethod
    def use(colors: int) -> None:
        """Choose the form of all palettes made from now on: 2 colours, or RGB565."""
        Palette.native = staticmethod(_lit if colors == 2 else _rgb565)

    def __len__(self) -> int:
        return len(self._colors)

    def __setitem__(self, index: int, color: int) -> None:
        value = Palette.native(color)
        if self.key < 0 or index:
            self._set(index, value)

    def make_transparent(self, index: int) -> None:
        """Leave out colour 0 where tiles are drawn; other indices cannot be transparent."""
        if index:
            raise ValueError("only colour 0 can be transparent")
        self.key = 0
        self._set(1, self._colors[1])

    def color(self, index: int) -> int:
        """The native colour for a filled shape, to which a transparent one is black."""
        return self._colors[index] if index or self.key < 0 else 0

    def _set(self, index: int, value: int) -> None:
        colors = self._colors
        colors[index] = value
        if self.key >= 0:
            # `blit` compares its key after the palette: make it unlike the only colour left.
            colors[0] = self.key = colors[1] ^ 1
        self.changed = Palette.touched = True
