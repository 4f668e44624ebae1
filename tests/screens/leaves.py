"""What a tree of displayio layers holds: every leaf with its place on the display."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sim.adafruit import Rectangle, TileGrid, displayio
from sim.fonts.build import FACES

FACE_SIZES = {tuple(map(int, name.split("-")[1].split("x"))) for name in FACES}


class Leaf(NamedTuple):
    """A TileGrid or Rectangle; left and top are pixels of the display."""

    layer: Any
    left: int
    top: int
    width: int
    height: int
    hidden: bool

    @property
    def is_text(self) -> bool:
        """Whether its sheet is a text face."""
        layer = self.layer
        return isinstance(layer, TileGrid) and (layer.tile_width, layer.tile_height) in FACE_SIZES

    def inked(self) -> list[tuple[int, int, int, int]]:
        """The boxes of its tiles that are not empty, or its whole box."""
        layer = self.layer
        if not isinstance(layer, TileGrid):
            return [(self.left, self.top, self.left + self.width, self.top + self.height)]
        wide, high = layer.tile_width, layer.tile_height
        return [
            (x, y, x + wide, y + high)
            for i in range(layer.width * layer.height)
            if layer[i]
            for x in [self.left + i % layer.width * wide]
            for y in [self.top + i // layer.width * high]
        ]


def leaves(group: Any, left: int = 0, top: int = 0, hidden: bool = False) -> Iterator[Leaf]:
    """All leaves, the lowest first."""
    hidden = hidden or group.hidden
    for layer in group:
        x, y = left + layer.x, top + layer.y
        if isinstance(layer, displayio.Group):
            yield from leaves(layer, left + layer.x, top + layer.y, hidden)
        elif isinstance(layer, TileGrid):
            size = (layer.width * layer.tile_width, layer.height * layer.tile_height)
            yield Leaf(layer, x, y, *size, hidden or layer.hidden)
        else:
            assert isinstance(layer, Rectangle)
            yield Leaf(layer, x, y, layer.width, layer.height, hidden or layer.hidden)


def overlap(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> bool:
    """Whether two boxes (left, top, right, bottom) have a pixel in common."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
