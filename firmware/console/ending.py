"""Why a game is over though several are still in, so that nobody wonders: for the result."""

from snap.said import END

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.texts import Section

_NO_BREAK = "\u00a0"  # a number stays with its word


def ending(game: "Any", options: "dict[str, int]", say: "Section", play: "Section") -> str:
    """With how many cards it was won; "" where whoever won is the last one in.

    say, play: the sections `over` and `play`
    """
    held = [game.holding(seat) for seat in range(game.players) if game.is_in(seat)]
    if len(held) < 2:
        return ""
    key = "end." + _reason(game, options, max(held))
    return say.fill(key, play.count("cards", max(held)).replace(" ", _NO_BREAK))


def _reason(game: "Any", options: "dict[str, int]", most: int) -> str:
    """The pack has been dealt (5.6), nobody can turn a card (4.5), an early end (2.17), or a dead
    table (2.19)."""
    if not hasattr(game, "limits"):
        return "pack"
    if not most:
        return "empty"
    snaps = options.get("limit_snaps", 0)
    if snaps and game.limits.snaps >= snaps:
        return "pairs"
    said = game.said
    over = [said.dt[i] for i in range(said.n) if said.what[i] == END]
    return "time" if game.limits.reached(over[0]) else "dead"
