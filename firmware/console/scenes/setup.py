"""Before a game: which one, how many bots, how fast; then the deal."""

from console.choosing import SettingsMenu
from console.deal import first_scene
from snap.const import const
from snap.names import GAMES, MOST_PLAYERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_FEWEST = const(2)  # of every game


class Setup(SettingsMenu):
    """Begin stands first, so that two holds bring a newcomer from the title to the cards."""

    def __init__(self, console: "Console") -> None:
        items = [
            "begin",
            "game",
            "bots",
            "level",
            "pace",
            "rules",
            "howto",
            "stats",
            "settings",
            "back",
        ]
        super().__init__(console, "setup", items)

    def take(self, item: str, seat: int) -> None:
        if item in self.console.settings:
            super().take(item, seat)
            return
        if item == "begin":
            self.console.party.seated = False  # whoever was there before
        scenes = {"begin": first_scene(self.console), "back": "join"}
        self.console.settings.save()
        self.console.go(scenes.get(item, item))

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


def open(console: "Console") -> Setup:
    """The scene for `console.go`."""
    return Setup(console)
