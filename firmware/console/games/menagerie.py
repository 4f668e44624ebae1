"""Menagerie (rules 5) as the console plays it."""

from snap.const import const
from snap.menagerie import Menagerie

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.arena import Arena
    from console.deal import Header
    from console.settings import Settings
    from console.texts import Section

FEWEST = const(2)
MOST = const(8)
FIRST = "claim"
SCENE = "play"
OPTIONS = ("named_by", "series")
ANIMALS = const(12)


def rules(settings: "Settings") -> "dict[str, int]":
    """The options of record.md."""
    return {"tie_us": int(settings["tie_us"])}


def create(header: "Header", deck: bytes) -> Menagerie:
    """Deal; whoever has claimed no animal gets one that is free."""
    if not header.animals:
        header.animals = tuple(range(header.players))
    return Menagerie(header.players, header.dealer, deck, header.options, header.animals)


def open_table(console: "Console", say: "Section") -> "Arena":
    """The table in play."""
    from console.arena import Arena

    return Arena(console, say)
