"""A new deal: who deals, from which seed, under which rules."""

from console.bots.reaction import LEVELS
from console.luck import Luck
from snap.series import Series
from snap.shuffle import shuffled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from snap.series import Match

GAMES = ("classic", "central", "menagerie", "tricks")  # in the order of snap.names.GAMES


def game_module(name: str) -> "Any":
    """The file of a game, console.games.NAME."""
    return __import__("console.games." + name, None, None, ("create",))


def first_scene(console: "Console") -> str:
    """The scene with which a game begins: its own, or the deal."""
    first: str = getattr(game_module(str(console.settings["game"])), "FIRST", "deal")
    return first


def take_seats(console: "Console") -> None:
    """A new company sits down; one that plays on stays as it is."""
    party, settings = console.party, console.settings
    if not party.seated:
        rules = game_module(str(settings["game"]))
        level = LEVELS.index(settings["level"])
        party.sit_down(int(settings["bots"]), level, rules.FEWEST, rules.MOST)


class Header:
    """What a record begins with, as snap.write.header_line takes it."""

    deck = b""  # the seed says it

    def __init__(self, console: "Console", seed: int) -> None:
        name = str(console.settings["game"])
        self.game = GAMES.index(name)
        self.players = console.party.count
        self.dealer = console.series.dealer
        self.animals = console.party.animals
        self.options = game_module(name).rules(console.settings)
        self.seed = seed


class Deal:
    """A game that has been dealt.

    rules   the game's file, console.games.NAME
    header  what its record begins with
    game    the core's game
    luck    chance for everything but the cards: the pace and the bots
    notes   what a game's scenes hand on to one another
    """

    notes: "Any" = None

    def __init__(self, console: "Console") -> None:
        """Draws seeds from hardware entropy; a deal that is dead is dealt again (1.2, 2.19)."""
        self.rules = game_module(str(console.settings["game"]))
        self._deal(console)
        while self.game.over:
            self._deal(console)

    def _deal(self, console: "Console") -> None:
        seed = console.board.entropy()
        self.luck = Luck(console.board.entropy())
        if not console.party.seated:  # 1.3
            console.party.seated = True
            first = self.luck.below(console.party.count)
            console.series = self._series(console, first)
        self.header = Header(console, seed)
        self.game: "Any" = self.rules.create(self.header, shuffled(seed))

    def _series(self, console: "Console", first: int) -> "Series | Match":
        """Games counted by their winners (2.16), or by points (6.10)."""
        if "match" in self.rules.OPTIONS:
            match: "Match" = self.rules.match(console.settings, first)
            return match
        return Series(console.party.count, first, int(console.settings["series"]))
