"""Where the seats of a table are: clockwise, as the layout's section says.

A place `side x y w n dx dy` is n cells, each dx, dy further; w=* is the panel's width shared
equally. The sides follow one another in the order of their names: side1, side2.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.panel import Panel


def seat_cells(page: "Panel") -> "list[Panel]":
    """A cell for each seat, in the order of play."""
    cells = _side(page, page.places["side1"])
    return cells + _side(page, page.places["side2"]) if page.has("side2") else cells


def _side(page: "Panel", place: "dict[str, str]") -> "list[Panel]":
    """Cells in the direction of play; `back=1` lays them from the far end."""
    count = int(place["n"])
    cells = []
    for i in range(count):
        at = count - 1 - i if "back" in place else i
        x = at * page.width // count
        width = (at + 1) * page.width // count - x
        if "w" in place:
            x, width = int(place["x"]) + at * int(place.get("dx", "0")), int(place["w"])
        cells.append(page.cell(x, int(place["y"]) + at * int(place.get("dy", "0")), width))
    return cells
