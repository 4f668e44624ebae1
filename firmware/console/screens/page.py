"""A page of text.

page = TextPage(ui)
page.update(title, lines, footer, number, count)
page.pages(text)             a text as lists of lines, one list a page
page.rows, page.columns      how many lines there are, and how long they are
"""

from console.ui.wrap import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class TextPage:
    """A title with the page's number, a body, and a line that says what the buttons do."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("page")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._number = page.label("number")
        self._body = page.label("body")
        self.rows = self._body.rows
        self.columns = self._body.columns
        self._footer = page.label("footer")

    def pages(self, text: str) -> "list[list[str]]":
        """The lines of a text, divided into pages."""
        lines = wrap(text, self.columns)
        return [lines[i : i + self.rows] for i in range(0, len(lines), self.rows)]

    def update(self, title: str, lines: "list[str]", footer: str, number: int, count: int) -> None:
        """Lines as `pages` gives them; page `number` of `count`, from 1; no number for a single
        page."""
        self._title.show(title)
        self._number.show(f"{number}/{count}" if count > 1 else "")
        self._body.show("\n".join(lines))
        self._footer.show(footer)
