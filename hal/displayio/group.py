"""Layers that move and hide together."""

from hal.displayio.layer import NOWHERE, Layer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.displayio.layer import Leaf
    from hal.displayio.region import Region


class Group(Layer):
    """An ordered list of layers, the first at the bottom."""

    def __init__(self, *, x: int = 0, y: int = 0) -> None:
        super().__init__(x, y)
        self._layers: "list[Layer]" = []

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

    def shift(self, dx: int, dy: int) -> None:
        """Move by so many pixels."""
        self.left += dx
        self.top += dy
        for layer in self._layers:
            layer.shift(dx, dy)

    def attach(self, stage: "Region | None") -> None:
        """Be shown on a region or, with None, not at all."""
        self.stage = None if self._hidden else stage
        for layer in self._layers:
            layer.attach(self.stage)

    def collect(self, leaves: "list[Leaf]") -> None:
        """Add what is to be drawn, bottom first."""
        for layer in self._layers:
            layer.collect(leaves)
