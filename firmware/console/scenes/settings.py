"""The settings, page by page; a change is seen and heard at once."""

from console.adjust import INTERNATIONAL, own_letters
from console.choosing import SettingsMenu
from console.texts import Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

# A page's lines are settings, other pages, or scenes; its texts are the section of its name.
_PAGES = {
    "settings": (
        "language",
        "letters",
        "timing",
        "senses",
        "rules",
        "names",
        "check",
        "reset",
        "back",
    ),
    "timing": ("tie_us", "false_start_us", "quiet_us", "choose_us", "back"),
    "senses": ("volume", "lamps", "brightness", "picture", "idle_min", "back"),
    "rules": (
        "owners_only",
        "grab",
        "call",
        "limit_s",
        "limit_snaps",
        "series",
        "named_by",
        "match",
        "double_both",
        "back",
    ),
    "reset": ("back", "defaults", "house"),
}
_SCENES = {"names": "names", "check": "check.menu"}


class SettingsPages(SettingsMenu):
    """`back` leads from a page to the first one, and from there to the setup."""

    def __init__(self, console: "Console") -> None:
        self.console = console  # which the first page's lines depend on
        self._page = "settings"
        self._at = 0  # the line of the first page from which this one was opened
        super().__init__(console, self._page, self._lines())

    def value(self, item: str) -> str:
        if item == "language":
            return Texts(self.console.board, self.console.texts.language).section(item)["name"]
        if item == "letters":
            own = self.console.settings[item] == "own"
            return " ".join(own_letters(self.console) if own else INTERNATIONAL)
        return super().value(item)

    def take(self, item: str, seat: int) -> None:
        if item == "back":
            self._back()
        elif item in _PAGES:
            self._open(item)
        elif item in _SCENES:
            self._leave(_SCENES[item])
        elif item in self.console.settings:
            self._change(item)
        else:
            self._forget(item)

    def menu(self, now: int) -> None:
        self._back()

    def _change(self, item: str) -> None:
        self.console.settings.step(item)
        self.console.adjust()
        self.turn_to(self._page, self._lines(), self.cursor)

    def _open(self, page: str) -> None:
        self._at = self.cursor
        self._page = page
        self.turn_to(page, self._lines())

    def _back(self) -> None:
        if self._page == "settings":
            self._leave("setup")
        else:
            self._page = "settings"
            self.turn_to(self._page, self._lines(), self._at)

    def _leave(self, scene: str) -> None:
        self.console.settings.save()
        self.console.go(scene)

    def _forget(self, what: str) -> None:
        """Everything as on the first day, or no more records of the house."""
        console = self.console
        if what == "house":
            console.vault.remove(what)
        else:
            console.settings.reset()
            console.nameplates.clear()
            console.nameplates.save()
            console.adjust()
        self._back()

    def _lines(self) -> "list[str]":
        """Where a language has the international letters anyway, there is nothing to choose."""
        lines = list(_PAGES[self._page])
        if "letters" in lines and own_letters(self.console) == INTERNATIONAL:
            lines.remove("letters")
        return lines


def open(console: "Console") -> SettingsPages:
    """The scene for `console.go`."""
    return SettingsPages(console)
