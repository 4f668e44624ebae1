"""Who plays: a cell a seat, with what its button is called and who sits there.

join = Join(ui, seats)
join.update(title, hint)
join.seat(seat, label, who, name)     who: EMPTY, HUMAN, BOT, or in a test GOOD, BAD
"""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel

EMPTY = const(0)
HUMAN = const(1)
BOT = const(2)
GOOD = const(3)
BAD = const(4)
_ICONS = b"\x00\x03\x04\x05\x02"  # tiles of the marks: a person, a robot, a tick, a cross


class Join:
    """2 to 8 seats, up to four in a row."""

    def __init__(self, ui: "Ui", seats: int) -> None:
        page = ui.page("join", str(seats))
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._hint = page.label("hint")
        self._seats = [_Seat(page, seat, seats) for seat in range(seats)]

    def update(self, title: str, hint: str) -> None:
        """The headline, and what a button does here."""
        self._title.show(title)
        self._hint.show(hint)

    def seat(self, seat: int, label: str, who: int, name: str) -> None:
        """What stands on the seat's button, who sits there, and under which name."""
        self._seats[seat].update(label, who, name)


class _Seat:
    def __init__(self, page: "Panel", seat: int, seats: int) -> None:
        cell = _cell(page, seat, seats)
        ui = page.ui
        self._taken = (ui.palette("freeink", "free"), ui.palette("takenink", "taken"))
        self._box = cell.box("box")
        self._key = cell.label("key")
        self._icon = cell.icon("icon")
        self._name = cell.label("name")

    def update(self, label: str, who: int, name: str) -> None:
        palette = self._taken[who != EMPTY]
        self._key.colour(palette)
        self._name.colour(palette)
        self._box.pixel_shader = self._icon.pixel_shader = palette
        self._key.show(label)
        self._name.show(name)
        self._icon[0] = _ICONS[who]
        self._icon.hidden = who == EMPTY


def _cell(page: "Panel", seat: int, seats: int) -> "Panel":
    """Clockwise, as at a table: the upper row from the left, the lower one from the right.

    Rows of up to four, each in the middle; fewer seats get wider cells.
    """
    across = seats if seats <= 3 else (seats + 1) // 2
    row, column = divmod(seat, across)
    count = seats - across if row else across
    if row:
        column = count - 1 - column
    halves = across - count + 2 * column  # cells at the left, twice
    left = halves * page.width // (2 * across)
    right = (halves + 2) * page.width // (2 * across)
    top = page.value("grid", "y") + row * page.value("grid", "dy")
    return page.cell(left, top, right - left)
