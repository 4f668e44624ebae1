"""How a round ended: the pair, who took it, and every hand in order with its time.

    result = Result(ui)
    result.update(head, name, text, first, second)
    result.hands(names, times, ahead)  in order; those of bit mask `ahead` stand out

Also the picture of a dispute, in which those who could not be told apart stand out, and of a duel.
"""

from console.ui.wrap import spread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class Result:
    """`first` and `second` are the cards that matched."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("result")
        self.group = page.group
        page.box("bar")
        self._cards = [page.card("card", i) for i in range(2)]
        self._head = page.label("head")
        self._name = page.fitted("name")
        self._text = page.label("text")
        self._hands = [page.label("hand", i) for i in range(page.value("hand", "n"))]
        self._inset = " " * page.value("hand", "inset")
        self._plain = ui.palette("text", "felt")
        self._ahead = ui.palette("chosenink", "chosen")

    def update(self, head: str, name: str, text: str, first: int, second: int) -> None:
        """The news, whose it is, what it brought, and the two cards."""
        self._head.show(head)
        self._name.show(name)
        self._text.show(text)
        self._cards[0].show(first)
        self._cards[1].show(second)

    def hands(self, names: "list[str]", times: "list[str]", ahead: int) -> None:
        """Up to six hands: name at the left, time at the right."""
        for i, label in enumerate(self._hands):
            label.show(self._line(names[i], times[i]) if i < len(names) else "")
            label.colour(self._ahead if ahead >> i & 1 else self._plain)

    def _line(self, name: str, time: str) -> str:
        """Both ends of a line, away from its edges where there is room."""
        inset = self._inset
        return inset + spread(name, time, self._hands[0].columns - 2 * len(inset)) + inset
