"""One piece of news, large: a false call, a dispute, a pause, a winner, whose turn to look.

notice = Notice(ui)
notice.update(picture, head, name, text, footer)
"""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui

FALSE_CALL = const(1)
DISPUTE = const(2)
PAUSE = const(3)
WINNER = const(4)
DRAW = const(5)
HAND_OVER = const(6)
OUT = const(7)
FAULT = const(8)
DEAL = const(9)


class Notice:
    """A picture, a headline, a large line (mostly a name), up to three lines, and a footer."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("notice")
        self.group = page.group
        self._picture = page.icon("picture")
        self._head = page.label("head")
        self._name = page.fitted("name")
        self._text = page.fitted("text")
        self._footer = page.label("footer")

    def update(self, picture: int, head: str, name: str, text: str, footer: str) -> None:
        """picture: one of the names above; empty texts leave their places empty."""
        self._picture[0] = picture
        self._head.show(head)
        self._name.show(name)
        self._text.show(text)
        self._footer.show(footer)
