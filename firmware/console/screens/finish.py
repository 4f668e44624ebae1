"""The photo finish: every hand as a bar that ends short of the line by how late it was.

Every doubling of a gap is one step more, so that microseconds show beside a hand that is late by
half a second; the scale is always the same, with 1 ms half-way back.

finish = PhotoFinish(ui, hands)       as many hands at most
finish.update(title, hint)           hint: what a button does, where it does anything
finish.hands(names, gaps, texts)     gaps in microseconds, the first 0; texts say them
"""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel


_DOUBLINGS = const(20)  # to a second, where a lane begins
_FINE = const(16)  # steps a doubling


class PhotoFinish:
    """Hands in order: no more lanes than the panel has room for, and equal bars for equal gaps.

    A lane takes half a kilobyte on a Pico, so there are none that stay empty.
    """

    def __init__(self, ui: "Ui", hands: int) -> None:
        page = ui.page("finish")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._lanes = [_Lane(page, i) for i in range(min(hands, page.value("lane", "n")))]
        page.box("line")
        self._hint = page.label("hint")

    def update(self, title: str, hint: str = "") -> None:
        """The headline; with a hint the last lane of the smallest panel has no room."""
        self._title.show(title)
        self._hint.show(hint)

    def hands(self, names: "list[str]", gaps: "list[int]", texts: "list[str]") -> None:
        """All hands so far, the first one first."""
        for i, lane in enumerate(self._lanes):
            if i < len(gaps):
                lane.show(names[i], gaps[i], texts[i])
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

    def show(self, name: str, gap: int, text: str) -> None:
        """A late hand never seems to touch the line."""
        self._name.show(name)
        self._text.show(text)
        back = (self._length - self._least) * _doublings(gap) // (_DOUBLINGS * _FINE)
        self._lane.width = self._length - max(back, 2 if gap else 0)
        self._lane.hidden = False

    def hide(self) -> None:
        self._name.show("")
        self._text.show("")
        self._lane.hidden = True


def _doublings(us: int) -> int:
    """How often 1 has to be doubled for a gap and 1 us, up to a second: in 16ths, straight between
    powers."""
    us = min(us + 1, 1 << _DOUBLINGS)
    power, steps = 1, 0
    while 2 * power <= us:
        power *= 2
        steps += _FINE
    return steps + _FINE * (us - power) // power
