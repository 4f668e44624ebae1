"""Statistics in words, in lines of 25 characters, which every panel has room for."""

from console.ui.wrap import spread
from snap.const import const
from snap.tally import BINS, FALSE_CALLS, GAMES, LATE_HANDS, POOLS, SNAPS, TIES, WINS, Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.house import House
    from console.texts import Section

LINE = const(25)
_NAME = const(7)
_COLUMN = const(6)


def seconds(us: int, point: str) -> str:
    """Three decimals: 0.284."""
    ms = us // 1000
    return f"{ms // 1000}{point}{ms % 1000:03d}"


def table(tally: Tally, rows: "list[int]", names: "list[str]", say: "Section") -> "list[str]":
    """A head, then a line a row: games won of those played, snaps, false calls."""
    lines = [_line("", say["won"], say["snaps"], say["false"])]
    for row in rows:
        won = f"{tally.count(row, WINS)}/{tally.count(row, GAMES)}"
        snaps = tally.count(row, SNAPS) + tally.count(row, POOLS)
        lines.append(_line(names[row], won, str(snaps), str(tally.count(row, FALSE_CALLS))))
    return lines


def _line(name: str, *cells: str) -> str:
    line = name + " " * (_NAME - len(name))
    for cell in cells:
        line += " " * (_COLUMN - len(cell)) + cell
    return line


def counts(tally: Tally, row: int, say: "Section") -> "list[str]":
    """All that was counted for one of them."""
    keys = ((GAMES, "games"), (SNAPS, "pairs"), (POOLS, "pools"), (FALSE_CALLS, "calls"))
    pairs = [(say[key], str(tally.count(row, column))) for column, key in keys]
    both = str(tally.count(row, LATE_HANDS)) + " · " + str(tally.count(row, TIES))
    return [spread(label, value, LINE) for label, value in pairs + [(say["late"], both)]]


def times(tally: Tally, row: int, say: "Section") -> str:
    """The best reaction and the middle one."""
    best = seconds(tally.best[row], say["point"])
    return say.fill("times", best, seconds(tally.median_us(row), say["point"])[:-1])


def histogram(tally: Tally, row: int, bars: int) -> "list[int]":
    """The reactions, as so many bars."""
    wide = -(-BINS // bars)
    first = row * BINS
    mine = tally.reactions[first : first + BINS]
    return [sum(mine[i : i + wide]) for i in range(0, BINS, wide)]


def records(house: "House", kinds: "tuple[str, ...]", say: "Section") -> "list[str]":
    """A line each: what it is, who, and how much; the first one is a time."""
    lines = []
    for kind in kinds:
        best = house.best(kind)
        if best is not None:
            amount = seconds(best[0], say["point"]) + " s" if kind == kinds[0] else str(best[0])
            lines.append(spread(say["house." + kind], best[1] + " " + amount, LINE))
    return lines
