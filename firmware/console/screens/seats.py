"""Where the seats of a table are: clockwise, as the layout's `seats` section says."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.panel import Panel


def seat_cells(page: "Panel", players: int) -> "list[Panel]":
    """A cell for each seat: `row` from left to right, then `row2` from right to left."""
    places = page.ui.places("seats", str(players))
    cells = _row(page, places["row"])
    if "row2" in places:
        cells += _row(page, places["row2"])[::-1]
    return cells


def _row(page: "Panel", place: "dict[str, str]") -> "list[Panel]":
    count, y = int(place["n"]), int(place["y"])
    edges = [i * page.width // count for i in range(count + 1)]
    return [page.cell(edges[i], y, edges[i + 1] - edges[i]) for i in range(count)]
