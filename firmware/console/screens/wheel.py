"""Writing a name letter by letter: the name so far, and a wheel of letters to choose from.

wheel = LetterWheel(ui)
wheel.update(title, name, hint)
wheel.turn(before, letter, after)    the letter to be taken, and those on both sides of it
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui


class LetterWheel:
    """The letter at hand stands out in the middle."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("wheel")
        self.group = page.group
        page.box("bar")
        self._title = page.fitted("title")
        self._name = page.label("name")
        page.box("rule")
        self._before = page.label("before")
        page.box("window")
        self._letter = page.label("letter")
        self._after = page.label("after")
        self._hint = page.label("hint")

    def update(self, title: str, name: str, hint: str) -> None:
        """Whose name, the name so far, and what the buttons do."""
        self._title.show(title)
        self._name.show(name)
        self._hint.show(hint)

    def turn(self, before: str, letter: str, after: str) -> None:
        """Of `before` the end is seen, of `after` the beginning."""
        self._before.show(before[-self._before.columns :])
        self._letter.show(letter)
        self._after.show(after[: self._after.columns])
