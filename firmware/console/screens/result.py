"""How a round ended: the pair, who took it, and every hand in order with its gap.

    result = Result(ui)
    result.update(head, name, text, first, second)
    result.hands(names, gaps)          in order; gaps are texts, "" for the first

Also the picture of a dispute: then `name` says who all could not be told apart.
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
        self._cards = [page.card("card", i) for i in range(2)]
        self._head = page.label("head")
        self._name = page.label("name")
        self._text = page.label("text")
        self._hands = [page.label("hand", i) for i in range(page.value("hand", "n"))]

    def update(self, head: str, name: str, text: str, first: int, second: int) -> None:
        """The news, whose it is, what it brought, and the two cards."""
        self._head.show(head)
        self._name.show(name)
        self._text.show(text)
        self._cards[0].show(first)
        self._cards[1].show(second)

    def hands(self, names: "list[str]", gaps: "list[str]") -> None:
        """Up to six hands: name at the left, gap at the right."""
        for i, label in enumerate(self._hands):
            label.show(spread(names[i], gaps[i], label.columns) if i < len(names) else "")
