"""A list to choose from: one item on each line, its value at the right, help below.

menu = Menu(ui)
menu.update(title, items, values, selected, help_text)
menu.head(title)             another title
menu.rows, menu.columns      how many items are seen at once, and how long a line is
"""

from console.ui.wrap import spread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class Menu:
    """Scrolls so that the chosen item is seen, with a bar that says where in the list it is."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("menu")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self.rows = page.value("row", "n")
        self._rows = [page.label("row", i) for i in range(self.rows)]
        self.columns = self._rows[0].columns
        self._plain = ui.palette("text", "felt")
        self._chosen = ui.palette("chosenink", "chosen")
        self._help = page.label("help")
        self._track = page.box("track")
        self._thumb = page.box("thumb")
        self._top = page.value("track", "y")
        self._length = page.value("track", "h")
        self._first = 0

    def update(
        self, title: str, items: "list[str]", values: "list[str]", selected: int, help_text: str
    ) -> None:
        """`values` has a text for each item, "" for none; `selected` is an index."""
        self.head(title)
        self._help.show(help_text)
        self._scroll(selected, len(items))
        for i in range(self.rows):
            at = self._first + i
            line = self.line(items[at], values[at]) if at < len(items) else ""
            self._rows[i].show(line)
            self._rows[i].colour(self._chosen if at == selected else self._plain)

    def head(self, title: str) -> None:
        """Change the title alone."""
        self._title.show(title)

    def line(self, item: str, value: str) -> str:
        """An item and its value at the ends of one line."""
        return " " + spread(item, value, self.columns - 2)

    def _scroll(self, selected: int, count: int) -> None:
        """Move no further than needed."""
        self._first = max(min(self._first, selected), selected - self.rows + 1)
        self._first = max(0, min(self._first, count - self.rows))
        fits = count <= self.rows
        self._track.hidden = self._thumb.hidden = fits
        if not fits:
            self._thumb.y = self._top + self._length * self._first // count
            self._thumb.height = max(1, self._length * self.rows // count)
