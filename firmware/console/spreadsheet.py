"""Statistics as a CSV, one line a game and player, which mpremote can fetch from the store."""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from hal.contract import Store
    from snap.tally import Tally

NAME = "stats.csv"
OLD = "stats-old.csv"
COUNTS = ("games", "wins", "draws", "snaps", "pools", "ties", "false calls", "late hands")
FIGURES = COUNTS + ("best us", "median us")
_WHO = ("game", "player", "button", "name", "bot")
_MOST = const(131_072)  # bytes; then a new one begins


def figures(tally: "Tally", p: int) -> "list[int | str]":
    """What stands under FIGURES for a player: counts, and times or "" where there are none."""
    counts: "list[int | str]" = [tally.count(p, i) for i in range(len(COUNTS))]
    times = [tally.best[p], tally.median_us(p)] if tally.has_best(p) else ["", ""]
    return counts + times


def append(console: "Console", tally: "Tally") -> None:
    """Add the lines of a game; OSError where the store fails."""
    store = console.board.store
    if NAME in store.names() and _size(store) >= _MOST:
        store.rename(NAME, OLD)
    head = ",".join(_WHO + FIGURES) + "\n"
    text = "" if NAME in store.names() else head
    for p in range(tally.players):
        text += ",".join([str(cell) for cell in _row(console, tally, p)]) + "\n"
    store.append(NAME, text.encode())


def _size(store: "Store") -> int:
    with store.open(NAME) as file:
        return file.seek(0, 2)


def _row(console: "Console", tally: "Tally", p: int) -> "list[int | str]":
    party = console.party
    seat = party.seats[p]
    bot = int(party.is_bot(p))
    name = "" if bot else console.nameplates[seat]
    who: "list[int | str]" = [console.journal.name, p + 1, console.board.labels[seat], name, bot]
    return who + figures(tally, p)
