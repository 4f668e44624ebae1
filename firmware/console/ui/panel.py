"""Builds widgets at the places of a layout section."""

from console.ui.card import Card, MiniCard
from console.ui.label import FittedLabel, Label
from console.ui.layout import coordinate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.ui.kit import Ui

    Place = dict[str, str]


class Panel:
    """A Group and the places in it; `width` is what `*`, c and r refer to."""

    def __init__(self, ui: "Ui", places: "dict[str, Place]", group: "Any", width: int) -> None:
        self.ui = ui
        self.places = places
        self.group = group
        self.width = width

    def has(self, name: str) -> bool:
        """Whether the layout has such a place; a screen leaves out what it has not."""
        return name in self.places

    def value(self, name: str, key: str) -> int:
        """A number of the layout, 0 where it is not given."""
        return int(self.places.get(name, {}).get(key, "0"))

    def cell(self, x: int, y: int, width: int) -> "Panel":
        """A part of this panel, with the same places, seen from its own left edge."""
        group = self.ui.board.displayio.Group(x=x, y=y)
        self.group.append(group)
        return Panel(self.ui, self.places, group, width)

    def room(self, name: str) -> "tuple[int, int]":
        """How many columns and rows of text a place has."""
        place = self.places[name]
        x, _ = self._corner(place, 0)
        sheet = self.ui.sheet(place.get("font", "small"))
        columns, _ = self._columns(place, x, sheet.width)
        return columns, int(place.get("rows", "1"))

    def fitted(self, name: str) -> "Label | FittedLabel":
        """A text that takes the place NAME or, where it is too long for that, NAMEfine."""
        label = self.label(name)
        fine = name + "fine"
        return FittedLabel(label, self.label(fine)) if self.has(fine) else label

    def label(self, name: str, i: int = 0) -> "Label":
        """The i-th text of a place: x y cols rows font align ink paper, dx dy to the next."""
        place = self.places[name]
        sheet = self.ui.sheet(place.get("font", "small"))
        x, y = self._corner(place, i)
        rows = int(place.get("rows", "1"))
        end = self._end(place, x) if place["cols"] == "*" else self.width
        columns, x = self._columns(place, x, sheet.width)
        palette = self.ui.palette(place.get("ink", "text"), place.get("paper", "felt"))
        grid = self.grid(sheet, palette, x, y, columns, rows)
        slack = end - x - columns * sheet.width
        return Label(grid, columns, rows, place.get("align", "left"), slack)

    def box(self, name: str, i: int = 0) -> "Any":
        """The i-th Rectangle of a place: x y w h colour."""
        return self.patch(name, i, self.places[name]["colour"])

    def patch(self, name: str, i: int, colour: str) -> "Any":
        """The i-th Rectangle of a place: x y w h, in a colour of the caller's."""
        place = self.places[name]
        x, y = self._corner(place, i)
        return self.rectangle(colour, x, y, self._wide(place, x), int(place["h"]))

    def slot(self, name: str) -> "Any":
        """A box that may be hidden, and with `inset` another inside it: an outline, for instance
        of a card that is not there."""
        place = self.places[name]
        x, y = self._corner(place, 0)
        w, h, inset = self._wide(place, x), int(place["h"]), int(place.get("inset", "0"))
        cell = self.cell(x, y, w)
        cell.rectangle(place["colour"], 0, 0, w, h)
        if inset:
            cell.rectangle("felt", inset, inset, w - 2 * inset, h - 2 * inset)
        return cell.group

    def icon(self, name: str, i: int = 0) -> "Any":
        """The i-th TileGrid of a place: x y sheet ink paper, one tile or cols x rows."""
        place = self.places[name]
        x, y = self._corner(place, i)
        palette = self.ui.palette(place.get("ink", "text"), place.get("paper", "felt"))
        sheet = self.ui.sheet(place["sheet"])
        columns, rows = int(place.get("cols", "1")), int(place.get("rows", "1"))
        return self.grid(sheet, palette, x, y, columns, rows)

    def card(self, name: str, i: int = 0) -> "Card":
        """The i-th card of a place: x y sheet, and cols=1 for one that is half covered."""
        place = self.places[name]
        x, y = self._corner(place, i)
        mini = self.ui.file(place["sheet"]).startswith("mini")
        return (MiniCard if mini else Card)(self, place, x, y)

    def _corner(self, place: "Place", i: int) -> "tuple[int, int]":
        """Each is dx, dy further; `wrap` is how many make a row, and then rows are dy apart; or
        `n` of them share a `span` of pixels."""
        down = across = i
        if "wrap" in place:
            down, across = divmod(i, int(place["wrap"]))
        x = coordinate(place["x"], self.width) + across * int(place.get("dx", "0"))
        if "span" in place:
            x += i * int(place["span"]) // (int(place["n"]) - 1)
        return x, int(place["y"]) + down * int(place.get("dy", "0"))

    def _end(self, place: "Place", x: int) -> int:
        """Where what begins at x has to end: a `margin` from the right, else as far as x is from
        the left."""
        return self.width - int(place.get("margin", x))

    def _wide(self, place: "Place", x: int) -> int:
        """`*` fills the width."""
        return self._end(place, x) - x if place["w"] == "*" else int(place["w"])

    def _columns(self, place: "Place", x: int, wide: int) -> "tuple[int, int]":
        """How many columns, and x; `*` fills the width."""
        if place["cols"] != "*":
            return int(place["cols"]), x
        room = self._end(place, x) - x
        columns = room // wide
        return columns, x + (room - columns * wide) // 2

    def rectangle(self, colour: str, x: int, y: int, w: int, h: int) -> "Any":
        """A filled Rectangle in the Group."""
        box = self.ui.board.vectorio.Rectangle(
            pixel_shader=self.ui.palette("text", colour), color_index=0, width=w, height=h, x=x, y=y
        )
        self.group.append(box)
        return box

    def grid(self, sheet: "Any", palette: "Any", x: int, y: int, w: int, h: int) -> "Any":
        """A TileGrid of w x h tiles in the Group."""
        grid = self.ui.board.displayio.TileGrid(
            sheet,
            pixel_shader=palette,
            width=w,
            height=h,
            tile_width=sheet.width,
            tile_height=sheet.tile_height,
            x=x,
            y=y,
        )
        self.group.append(grid)
        return grid
