"""A small histogram.

chart = Chart(ui)
chart.update(title, low, high, text, footer, number)   low and high: the ends of the axis
chart.bars(counts)                 one number a bar; chart.room bars are seen at most
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class Chart:
    """The highest bar takes the whole height; where there is something, something is seen."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("chart")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._number = page.label("number")
        self.room = page.value("column", "n")
        self._bars = [page.box("column", i) for i in range(self.room)]
        self._base = page.value("column", "y")
        self._high = page.value("column", "h")
        page.box("axis")
        self._low = page.label("low")
        self._top = page.label("high")
        self._text = page.label("text")
        self._footer = page.label("footer")
        self.bars([])

    def update(self, title: str, low: str, high: str, text: str, footer: str, number: str) -> None:
        """Headline, ends of the axis, a line of figures, what the buttons do; the page, "2/5"."""
        self._title.show(title)
        self._number.show(number)
        self._low.show(low)
        self._top.show(high)
        self._text.show(text)
        self._footer.show(footer)

    def bars(self, counts: "list[int]") -> None:
        """0 or more each; bars without a number are left out."""
        most = max(counts) if counts else 0
        for i, bar in enumerate(self._bars):
            count = counts[i] if i < len(counts) else 0
            bar.hidden = count == 0
            if count:
                bar.height = max(1, self._high * count // most)
                bar.y = self._base + self._high - bar.height
