"""What players are called: by their names, else by the labels of their buttons."""

from console.ui.wrap import BOT
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.texts import Section

_FEW = const(4)  # with more, there is no room for signs between them


def short_name(console: "Console", player: int) -> str:
    """A few characters, for a table full of seats; a bot's has the mark of a bot before it."""
    seat = console.party.seats[player]
    label = console.board.labels[seat]
    return BOT + label if console.party.is_bot(player) else console.nameplates[seat] or label


def full_name(console: "Console", say: "Section", player: int) -> str:
    """As a text says it, with `player` or `bot` of a section."""
    seat = console.party.seats[player]
    if console.party.is_bot(player):
        return say.fill("bot", console.board.labels[seat])
    return console.nameplates[seat] or say.fill("player", console.board.labels[seat])


def names(console: "Console", players: int) -> str:
    """The short names of a bit mask of players, who are equal."""
    found = [short_name(console, p) for p in range(console.party.count) if players >> p & 1]
    return (" = " if len(found) <= _FEW else " ").join(found)
