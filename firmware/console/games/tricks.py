"""Tricks and melds (rules 6) as the console plays it: two players, one device passed across."""

from snap.const import const
from snap.series import Match
from snap.tricks import Tricks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.deal import Header
    from console.scenes.tricks.ledger import Ledger
    from console.settings import Settings

FEWEST = const(2)
MOST = const(2)
SCENE = "tricks.ready"
OVER = "tricks.count"
OPTIONS = ("match", "double_both")
_MOST_DEALS = const(10)  # a match of more is one to that many points


def rules(settings: "Settings") -> "dict[str, int]":
    """The options of record.md."""
    return {"double_both": True} if settings["double_both"] else {}


def create(header: "Header", deck: bytes) -> Tricks:
    """Deal."""
    return Tricks(header.players, header.dealer, deck, header.options)


def notes(console: "Console") -> "Ledger":
    """What the scenes of a deal hand on to one another."""
    from console.scenes.tricks.ledger import Ledger

    return Ledger(console)


def match(settings: "Settings", dealer: int) -> Match:
    """To a target, or an even number of deals (6.10)."""
    length = int(settings["match"])
    return Match(dealer, deals=length) if length <= _MOST_DEALS else Match(dealer, target=length)
