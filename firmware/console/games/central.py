"""One pile in the middle (rules 4) as the console plays it."""

from console.bots.eyes import CentralEyes
from console.games import calling
from snap.central import Central

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from console.deal import Header

FEWEST, MOST, SCENE = calling.FEWEST, calling.MOST, calling.SCENE
OPTIONS = calling.OPTIONS
rules = calling.call_rules
open_table = calling.open_table


def create(header: "Header", deck: bytes) -> Central:
    """Deal."""
    return Central(header.players, header.dealer, deck, header.options)


def eyes(game: Central, header: "Header") -> CentralEyes:
    """What the bots look at."""
    return CentralEyes(game)


def table(console: "Console", game: Central) -> "Any":
    """The table's screen."""
    return console.stage.open("central", "CentralTable", game.players)


class Places:
    """The pile when a round opened: its two top cards, and how many there were."""

    def __init__(self, game: Central) -> None:
        self._game = game
        self._size = 0
        self._lower = self._upper = 0

    def note(self) -> None:
        """Look at the table. Allocates nothing."""
        self._size = self._game.middle_size()
        self._lower = self._game.middle_top(1)
        self._upper = self._game.middle_top(0)

    def first(self, a: int, b: int) -> int:
        """The lower of the two cards that match."""
        return self._lower

    def second(self, a: int, b: int) -> int:
        """The upper one."""
        return self._upper

    def count(self, a: int, b: int) -> int:
        """How many cards there were to win."""
        return self._size
