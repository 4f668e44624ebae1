"""Layers that move and hide together."""

from hal.displayio.layer import NOWHERE, Layer
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.displayio.region import Region

_FAR = const(0x7FFF)  # beyond any pixel


class Group(Layer):
    """An ordered list of layers, the first at the bottom.

    What its leaves cover it knows as far as it must: the box may be too wide, never too narrow.
    """

    def __init__(self, *, x: int = 0, y: int = 0) -> None:
        super().__init__(0, 0, 0, 0)
        self.x0 = x  # on the display, as soon as it hangs there
        self.y0 = y
        self._layers: "list[Layer]" = []

    @property
    def x(self) -> int:
        """Pixels from the parent's left edge."""
        return self.x0 - self.parent.x0

    @x.setter
    def x(self, value: int) -> None:
        self.shift(value - self.x, 0)

    @property
    def y(self) -> int:
        """Pixels from the parent's top edge."""
        return self.y0 - self.parent.y0

    @y.setter
    def y(self, value: int) -> None:
        self.shift(0, value - self.y)

    def __len__(self) -> int:
        return len(self._layers)

    def __getitem__(self, index: int) -> Layer:
        return self._layers[index]

    def append(self, layer: Layer) -> None:
        """Put a layer on top."""
        self.insert(len(self._layers), layer)

    def insert(self, index: int, layer: Layer) -> None:
        """Put a layer below the one at `index`; ValueError where it is in a group already."""
        if layer.parent is not NOWHERE:
            raise ValueError("Layer already in a group.")
        self._layers.insert(index, layer)
        layer.join(self)

    def pop(self, index: int = -1) -> Layer:
        """Take a layer out."""
        layer = self._layers.pop(index)
        layer.join(NOWHERE)
        return layer

    def remove(self, layer: Layer) -> None:
        """Take this layer out; ValueError where it is not in the group."""
        self._layers.remove(layer)
        layer.join(NOWHERE)

    def reach(self, left: int, top: int, right: int, bottom: int) -> None:
        """Be told that something within covers these pixels."""
        if left < self.left or top < self.top or right > self.right or bottom > self.bottom:
            self.left = min(left, self.left)
            self.top = min(top, self.top)
            self.right = max(right, self.right)
            self.bottom = max(bottom, self.bottom)
            self.parent.reach(left, top, right, bottom)

    def shift(self, dx: int, dy: int) -> None:
        """Move by so many pixels."""
        self.x0 += dx
        self.y0 += dy
        for layer in self._layers:
            layer.shift(dx, dy)

    def attach(self, stage: "Region | None") -> None:
        """Be shown on a region or, with None, not at all."""
        if self._hidden:
            stage = None
        if stage is not self.stage:
            self.stage = stage
            self.left = self.top = _FAR
            self.right = self.bottom = -_FAR
            for layer in self._layers:
                layer.attach(stage)

    def find(self, area: "Region") -> bool:
        """Add what shows in an area, top first; True when it hides all that is below."""
        layers = self._layers
        for i in range(len(layers) - 1, -1, -1):
            layer = layers[i]
            if layer.stage is None or layer.right <= area.left or layer.left >= area.right:
                continue
            if layer.bottom > area.top and layer.top < area.bottom and layer.find(area):
                return True
        return False

    def count(self) -> int:
        """How many leaves there are, hidden ones included."""
        total = 0
        for layer in self._layers:
            total += layer.count()
        return total

    def recolor(self, era: int) -> None:
        """Mark what a palette colours that has changed in this era."""
        for layer in self._layers:
            layer.recolor(era)
