"""A menu on the buttons: tap for the next line, hold to take it."""

from console import tunes
from console.taps import TapScene
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.texts import Section

_READ_US = const(3_000_000)


class Choosing(TapScene):
    """A list; subclasses say what is in it and what taking a line does.

    The texts are those of a section: `title`, for each item `ITEM` and `ITEM.help`, and for a
    value `ITEM.VALUE`, where the value does not speak for itself; `ITEM.VALUE.help` explains a
    value rather than the line. Who hesitates reads what the buttons do where the title was, by
    turns: on the smallest panel there is no other room.
    """

    def __init__(
        self, console: "Console", section: str, items: "list[str]", cursor: int = 0
    ) -> None:
        super().__init__(console)
        self._screen = console.stage.open("menu", "Menu")
        self._hint = console.texts.section("menu")["hint"]
        self._hinting = False
        self._turn_at = 0
        self.turn_to(section, items, cursor)

    def turn_to(self, section: str, items: "list[str]", cursor: int = 0) -> None:
        """Show another list, with this line chosen."""
        self._say = self.console.texts.section(section)
        self._items = items
        self.cursor = cursor
        self.draw()

    def words(self) -> "Section":
        """The texts of the list."""
        return self._say

    def title(self) -> str:
        """What stands above the list; without a title, what the buttons do."""
        return self.words().get("title", self._hint)

    def label(self, item: str) -> str:
        """What stands at the left of a line."""
        return self._say[item]

    def value(self, item: str) -> str:
        """What stands at the right of a line."""
        return ""

    def help(self, item: str) -> str:
        """What stands below the list."""
        return self._say[item + ".help"]

    def take(self, item: str, seat: int) -> None:
        """A line was taken, by a seat; -1 the menu button."""

    def menu(self, now: int) -> None:
        """Where the menu button leads, if anywhere, a subclass says."""

    def advance(self, now: int) -> None:
        if ticks_diff(now, self._turn_at) >= 0:
            self._turn_at = ticks_add(now, _READ_US)
            # Words of another language than the console's explain themselves.
            self._hinting = not self._hinting and self.words() is self._say
            self._screen.head(self._hint if self._hinting else self.title())

    def draw(self) -> None:
        """Show the list as it is now."""
        items = self._items
        labels = [self.label(item) for item in items]
        values = [self.value(item) for item in items]
        help_text = self.help(items[self.cursor])
        self._screen.update(self.title(), labels, values, self.cursor, help_text)
        self._hinting = False
        self._turn_at = ticks_add(self.console.board.now(), _READ_US)

    def tapped(self, seat: int) -> None:
        self.cursor = (self.cursor + 1) % len(self._items)
        self.console.sound.play(tunes.STEP, self.console.board.now())
        self.draw()

    def held(self, seat: int) -> None:
        self.console.sound.play(tunes.TAKE, self.console.board.now())
        self.take(self._items[self.cursor], seat)


class SettingsMenu(Choosing):
    """Lines that are settings step through their choices; other lines are a subclass's."""

    def value(self, item: str) -> str:
        if item not in self.console.settings:
            return ""
        value = str(self.console.settings[item])
        return self.words().get(item + "." + value, value)

    def help(self, item: str) -> str:
        value = str(self.console.settings[item]) if item in self.console.settings else ""
        explained = self.words().get(item + "." + value + ".help", "")
        return explained or super().help(item)

    def take(self, item: str, seat: int) -> None:
        self.console.settings.step(item)
        self.draw()
