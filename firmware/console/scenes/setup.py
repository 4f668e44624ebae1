"""Before a game: which one, how many bots, how fast; then the deal."""

from console.choosing import SettingsMenu
from console.deal import first_scene
from snap.const import const
from snap.names import GAMES, MOST_PLAYERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_FEWEST = const(2)  # of every game
_UNPACED = ("tricks",)


class Setup(SettingsMenu):
    """Begin stands first, so that two holds bring a newcomer from the title to the cards."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console, "setup", _items(str(console.settings["game"])))

    def take(self, item: str, seat: int) -> None:
        console = self.console
        if item in console.settings:
            super().take(item, seat)
            self.turn_to("setup", _items(str(console.settings["game"])), self.cursor)
            return
        console.settings.save()
        if item == "begin":
            console.party.seated = False  # whoever was there before
            console.go(first_scene(console))
        else:
            console.go("join" if item == "back" else item)

    def help(self, item: str) -> str:
        """Before the deal, and beside what it depends on: who joined in vain, whom a bot joins."""
        settings, persons = self.console.settings, self.console.party.persons()
        most = MOST_PLAYERS[GAMES.index(str(settings["game"]))]
        if item in ("begin", "game") and persons > most:
            return self.words().fill("crowd.help", str(most))
        if item in ("begin", "bots") and persons + int(settings["bots"]) < _FEWEST:
            return self.words()["alone.help"]
        return super().help(item)

    def menu(self, now: int) -> None:
        self.console.go("join")


def _items(game: str) -> "list[str]":
    """The lines that matter to a game: in some no card comes by itself, at a pace."""
    paced = [] if game in _UNPACED else ["pace"]
    lines = ["begin", "game", "bots", "level"] + paced
    return lines + ["rules", "howto", "stats", "settings", "back"]


def open(console: "Console") -> Setup:
    """The scene for `console.go`."""
    return Setup(console)
