"""The photo finish: every hand as a bar that ends short of the line by how late it was.

finish = PhotoFinish(ui)
finish.update(title)
finish.hands(names, gaps, texts)     gaps in microseconds, the first 0; texts say them
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel


class PhotoFinish:
    """Up to eight hands, in order; equal gaps are bars of equal length."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("finish")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._lanes = [_Lane(page, i) for i in range(page.value("lane", "n"))]
        page.box("line")

    def update(self, title: str) -> None:
        """The headline."""
        self._title.show(title)

    def hands(self, names: "list[str]", gaps: "list[int]", texts: "list[str]") -> None:
        """All hands so far, the first one first."""
        latest = max(1, gaps[-1])
        for i, lane in enumerate(self._lanes):
            if i < len(gaps):
                lane.show(names[i], gaps[i], latest, texts[i])
            else:
                lane.hide()


class _Lane:
    def __init__(self, page: "Panel", i: int) -> None:
        self._name = page.label("name", i)
        self._text = page.label("gap", i)
        self._lane = page.box("lane", i)
        self._lane.hidden = True
        self._length = self._lane.width
        self._least = page.value("lane", "least")

    def show(self, name: str, gap: int, latest: int, text: str) -> None:
        """The latest hand gets the shortest bar; a late one never seems to touch the line."""
        self._name.show(name)
        self._text.show(text)
        behind = (self._length - self._least) * gap // latest
        self._lane.width = self._length - max(behind, 2 if gap else 0)
        self._lane.hidden = False

    def hide(self) -> None:
        self._name.show("")
        self._text.show("")
        self._lane.hidden = True
