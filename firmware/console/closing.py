"""What is left of a game that is over: the evening's statistics, records of the house, a CSV."""

from console import spreadsheet
from console.house import FASTEST, POOLS, SNAPS, House
from console.names import short_name
from snap import tally
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_GUESS_US = const(100_000)  # nobody sees a card and presses within less


def close(console: "Console") -> None:
    """A game is over; what cannot be written is told, and lost."""
    counts, party = console.deal.tally, console.party
    console.evening.add(counts, party)
    house = House(console.vault)
    for player in range(party.count):
        if not party.is_bot(player):
            _offer(house, counts, player, short_name(console, player))
    house.save()
    try:
        spreadsheet.append(console, counts)
    except OSError as error:
        console.troubles.store_failed(error)


def _offer(house: House, counts: tally.Tally, player: int, name: str) -> None:
    if counts.has_best(player) and counts.best[player] >= _GUESS_US:
        house.offer(FASTEST, counts.best[player], name)
    for kind, column in ((SNAPS, tally.SNAPS), (POOLS, tally.POOLS)):
        if counts.count(player, column):
            house.offer(kind, counts.count(player, column), name)
