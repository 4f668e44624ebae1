"""Which language: each is named in itself, and what stands round it is in the one at hand."""

from console.choosing import Choosing
from console.texts import LANGUAGES, Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.texts import Section


class Language(Choosing):
    """Comes once, when the console is switched on for the first time."""

    def __init__(self, console: "Console") -> None:
        board = console.board
        self._own = [Texts(board, language).section("language") for language in LANGUAGES]
        super().__init__(console, "language", list(LANGUAGES))

    def words(self) -> "Section":
        return self._own[self.cursor]

    def label(self, item: str) -> str:
        return self._own[LANGUAGES.index(item)]["name"]

    def help(self, item: str) -> str:
        return self.words()["help"]

    def take(self, item: str, seat: int) -> None:
        self.console.settings.choose("language", item)
        self.console.settings.save()
        self.console.adjust()
        self.console.go("join")


def open(console: "Console") -> Language:
    """The scene for `console.go`."""
    return Language(console)
