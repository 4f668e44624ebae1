"""Classic Snap (rules 2 and 3) as the console plays it."""

from console.bots.eyes import ClassicEyes
from console.games import calling
from snap.classic import Classic
from snap.const import const
from snap.places import POOL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from console.deal import Header
    from console.settings import Settings

FEWEST, MOST, SCENE = calling.FEWEST, calling.MOST, calling.SCENE
open_table = calling.open_table
OPTIONS = ("owners_only",) + calling.OPTIONS
_POOLS = const(58)  # a card each, and those that six settlements have taken


def rules(settings: "Settings") -> "dict[str, int]":
    """The options of record.md."""
    options = calling.call_rules(settings)
    if settings["owners_only"]:  # 3.1
        options["owners_only"] = True
    return options


def create(header: "Header", deck: bytes) -> Classic:
    """Deal."""
    return Classic(header.players, header.dealer, deck, header.options)


def eyes(game: Classic, header: "Header") -> ClassicEyes:
    """What the bots look at."""
    return ClassicEyes(game, bool(header.options.get("owners_only")))


def table(console: "Console", game: Classic) -> "Any":
    """The table's screen."""
    return console.stage.open("table", "ClassicTable", game.players)


class Places:
    """What lay on the table when a round opened, by place: by its end it will have moved.

    A slower hand may open a round when another has been settled but not shown (2.11): what that
    one has moved stays as it was noted.
    """

    def __init__(self, game: Classic) -> None:
        self._game = game
        self._pile_tops = bytearray(game.players)
        self._pile_sizes = bytearray(game.players)
        self._pools = 0  # noted, those that have been taken meanwhile among them
        self._pool_tops = bytearray(_POOLS)
        self._pool_sizes = bytearray(_POOLS)
        self._numbers = [0] * _POOLS  # of these pools; a number may be of any size

    def note(self) -> None:
        """Look at the table. Allocates nothing."""
        game = self._game
        if game.referee.count <= 1:  # nothing is open but the round itself
            self._pools = 0
        for seat in range(game.players):
            if game.top(seat) >= 0:
                self._pile_tops[seat] = game.top(seat)
                self._pile_sizes[seat] = game.pile_size(seat)
        for i in range(game.pool_count()):
            self._note_pool(i)

    def _note_pool(self, i: int) -> None:
        at = self._pool(POOL + self._game.pool_number(i))
        if at == self._pools:
            self._pools += 1
        self._numbers[at] = self._game.pool_number(i)
        self._pool_tops[at] = self._game.pool_top(i)
        self._pool_sizes[at] = self._game.pool_size(i)

    def card(self, place: int) -> int:
        """The top card of a place."""
        return self._pool_tops[self._pool(place)] if place >= POOL else self._pile_tops[place]

    def first(self, a: int, b: int) -> int:
        """The top card of the first place of a pair."""
        return self.card(a)

    def second(self, a: int, b: int) -> int:
        """The top card of the second place."""
        return self.card(b)

    def count(self, a: int, b: int) -> int:
        """How many cards there were to win."""
        return self.size(a) + self.size(b)

    def size(self, place: int) -> int:
        """How many cards lay there."""
        return self._pool_sizes[self._pool(place)] if place >= POOL else self._pile_sizes[place]

    def _pool(self, place: int) -> int:
        """Where the pool of this place is noted; after the last where it is not."""
        i = 0
        while i < self._pools and self._numbers[i] != place - POOL:
            i += 1
        return i
