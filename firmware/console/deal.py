"""A new deal: who deals, from which seed, under which rules."""

from console.bots.reaction import LEVELS
from console.luck import Luck
from snap.series import Series
from snap.shuffle import shuffled
from snap.tally import Tally

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


def series_of(console: "Console", rules: "Any", first: int) -> "Series | Match":
    """Games counted by their winners (2.16), or by points (6.10); `first` deals first."""
    if "match" in rules.OPTIONS:
        match: "Match" = rules.match(console.settings, first)
        return match
    return Series(console.party.count, first, int(console.settings["series"]))


class Header:
    """What a record begins with, as snap.write.header_line takes it."""

    deck = b""  # the seed says it

    def __init__(
        self,
        game: int,
        players: int,
        dealer: int,
        animals: "tuple[int, ...]",
        options: "dict[str, int]",
        seed: int,
    ) -> None:
        self.game = game
        self.players = players
        self.dealer = dealer
        self.animals = animals
        self.options = options
        self.seed = seed


class Deal:
    """A game that has been dealt.

    rules   the game's file, console.games.NAME
    header  what its record begins with
    game    the core's game
    luck    chance for everything but the cards: the pace and the bots
    notes   what a game's scenes hand on to one another
    tally   what everyone has done in it
    turns   cards turned before its table is opened: 0, or more where a game goes on
    since   microseconds since the last of them; below 2^28
    """

    notes: "Any" = None
    turns = 0
    since = 0

    def __init__(self, rules: "Any", header: Header, game: "Any", luck: Luck) -> None:
        self.rules = rules
        self.header = header
        self.game = game
        self.luck = luck
        self.tally = Tally(header.players)


def deal(console: "Console") -> Deal:
    """A new deal, from hardware entropy; one that is dead is dealt again (1.2, 2.19)."""
    fresh = _deal(console)
    while fresh.game.over:
        fresh = _deal(console)
    return fresh


def _deal(console: "Console") -> Deal:
    party, rules = console.party, game_module(str(console.settings["game"]))
    seed = console.board.entropy()
    luck = Luck(console.board.entropy())
    if not party.seated:  # 1.3
        party.seated = True
        console.series = series_of(console, rules, luck.below(party.count))
    return _dealt(console, rules.rules(console.settings), seed, luck)


def dealt(console: "Console", options: "dict[str, int]", seed: int) -> Deal:
    """The deal of a seed, once more, for the company as it sits."""
    return _dealt(console, options, seed, Luck(console.board.entropy()))


def _dealt(console: "Console", options: "dict[str, int]", seed: int, luck: Luck) -> Deal:
    name, party, dealer = str(console.settings["game"]), console.party, console.series.dealer
    rules = game_module(name)
    animals = party.animals if hasattr(rules, "ANIMALS") else ()
    header = Header(GAMES.index(name), party.count, dealer, animals, options, seed)
    return Deal(rules, header, rules.create(header, shuffled(seed)), luck)
