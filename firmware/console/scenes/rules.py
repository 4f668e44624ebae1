"""The rules of the game that is chosen: house rules, early ends, series."""

from console.choosing import SettingsMenu
from console.deal import game_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console


class Rules(SettingsMenu):
    """The options that the game's own file names."""

    def __init__(self, console: "Console") -> None:
        options = game_module(str(console.settings["game"])).OPTIONS
        super().__init__(console, "rules", list(options) + ["back"])

    def take(self, item: str, seat: int) -> None:
        if item != "back":
            super().take(item, seat)
            return
        self.console.settings.save()
        self.console.go("setup")

    def menu(self, now: int) -> None:
        self.take("back", -1)


def open(console: "Console") -> Rules:
    """The scene for `console.go`."""
    return Rules(console)
