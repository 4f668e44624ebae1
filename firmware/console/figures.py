"""Statistics in words: lines of figures, as wide as a page has columns."""

from console.ui.wrap import spread
from snap.const import const
from snap.tally import BINS, FALSE_CALLS, GAMES, LATE_HANDS, POOLS, SNAPS, TIES, WINS, Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.house import House
    from console.texts import Section

_COLUMN = const(6)  # characters of a table's column
_SPACE = "\u00a0"  # does not break, nor is left out at a line's beginning


def seconds(us: int, point: str) -> str:
    """Three decimals: 0.284."""
    ms = us // 1000
    return f"{ms // 1000}{point}{ms % 1000:03d}"


def apart(lines: "list[str]", rows: int) -> "list[str]":
    """With blank lines between, where there are so many rows."""
    return "\n\n".join(lines).split("\n") if 2 * len(lines) <= rows else lines


def table(
    tally: Tally, rows: "list[int]", names: "list[str]", say: "Section", width: int
) -> "list[str]":
    """A head, then a line a row: games won of those played, pairs taken, false calls."""
    lines = [_line(width, "", say["won"], say["snaps"], say["false"])]
    for row in rows:
        won = f"{tally.count(row, WINS)}/{tally.count(row, GAMES)}"
        snaps = tally.count(row, SNAPS) + tally.count(row, POOLS)
        lines.append(_line(width, names[row], won, str(snaps), str(tally.count(row, FALSE_CALLS))))
    return lines


def _line(width: int, name: str, *cells: str) -> str:
    line = name + _SPACE * (width - _COLUMN * len(cells) - len(name))
    for cell in cells:
        line += _SPACE * (_COLUMN - len(cell)) + cell
    return line


def counts(tally: Tally, row: int, say: "Section", width: int) -> "list[str]":
    """All that was counted for one of them."""
    keys = ((GAMES, "games"), (SNAPS, "pairs"), (POOLS, "pools"), (FALSE_CALLS, "calls"))
    pairs = [(say[key], str(tally.count(row, column))) for column, key in keys]
    both = str(tally.count(row, LATE_HANDS)) + " · " + str(tally.count(row, TIES))
    return [spread(label, value, width) for label, value in pairs + [(say["late"], both)]]


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


def records(house: "House", kinds: "tuple[str, ...]", say: "Section", width: int) -> "list[str]":
    """A line each: what it is, who, and how much; the first one is a time."""
    lines = []
    for kind in kinds:
        best = house.best(kind)
        if best is not None:
            time = seconds(best[0], say["point"]) + " " + say["unit"]
            amount = time if kind == kinds[0] else str(best[0])
            lines.append(spread(say["house." + kind], best[1] + " " + amount, width))
    return lines
