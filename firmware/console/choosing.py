"""A menu on the buttons: tap for the next line, hold to take it."""

from console import tunes
from console.scene import Scene
from console.taps import Taps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console


class Choosing(Scene):
    """A list; subclasses say what is in it and what taking a line does.

    The texts are those of a section: `title`, for each item `ITEM` and `ITEM.help`, and for a
    value `ITEM.VALUE`, where the value does not speak for itself.
    """

    def __init__(self, console: "Console", section: str, items: "list[str]") -> None:
        super().__init__(console)
        self._say = console.texts.section(section)
        self._items = items
        self._cursor = 0
        self._screen = console.stage.open("menu", "Menu")
        self._taps = Taps(console.board.seats, self._step, self._take)
        self.draw()

    def value(self, item: str) -> str:
        """What stands at the right of a line."""
        return ""

    def take(self, item: str, seat: int) -> None:
        """A line was taken, by a seat; -1 the menu button."""

    def press(self, t: int, seat: int, down: bool) -> None:
        self._taps.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._taps.until(horizon)

    def deadline(self, now: int) -> int:
        return self._taps.deadline(now)

    def draw(self) -> None:
        """Show the list as it is now."""
        items = self._items
        labels = [self._say[item] for item in items]
        values = [self.value(item) for item in items]
        help_text = self._say[items[self._cursor] + ".help"]
        self._screen.update(self._say["title"], labels, values, self._cursor, help_text)

    def _step(self, seat: int) -> None:
        self._cursor = (self._cursor + 1) % len(self._items)
        self.console.sound.play(tunes.STEP, self.console.board.now())
        self.draw()

    def _take(self, seat: int) -> None:
        self.console.sound.play(tunes.TAKE, self.console.board.now())
        self.take(self._items[self._cursor], seat)


class SettingsMenu(Choosing):
    """Lines that are settings step through their choices; other lines are a subclass's."""

    def value(self, item: str) -> str:
        if item not in self.console.settings:
            return ""
        value = str(self.console.settings[item])
        return self._say.get(item + "." + value, value)

    def take(self, item: str, seat: int) -> None:
        self.console.settings.step(item)
        self.draw()
