"""What players are called: by the labels of their buttons."""

from console.ui.wrap import BOT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.texts import Section


def short_name(console: "Console", player: int) -> str:
    """A few characters, for a table full of seats; a bot's has the mark of a bot before it."""
    party = console.party
    label = console.board.labels[party.seats[player]]
    return BOT + label if party.is_bot(player) else label


def full_name(console: "Console", say: "Section", player: int) -> str:
    """As a text says it, with `player` or `bot` of a section."""
    party = console.party
    label = console.board.labels[party.seats[player]]
    return say.fill("bot" if party.is_bot(player) else "player", label)


def names(console: "Console", players: int) -> str:
    """The short names of a bit mask of players."""
    found = [short_name(console, p) for p in range(console.party.count) if players >> p & 1]
    return " = ".join(found)
