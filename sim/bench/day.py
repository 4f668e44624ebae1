"""A day of play on the 32-bit MicroPython, one game after the other: does anything grow?

Two people press at random, two bots play, records and statistics are kept in files; in between,
pages are looked at. Code is compiled as for the device, the picture is an OLED's.
"""

import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from boards.payload import compiled
from sim import vm32
from sim.errors import SimError

HOURS = 24
_HEAP = 241_000  # bytes, on a Pico
_ON_VM = Path(__file__).parent / "onvm"
_PIECE = ("day.minute()", "gc.collect()", "day.look()")
_SPARE = 1.5  # pieces that end before their minute
_LONGEST_S = 7200
_ROUND = 8  # games: two of each kind


class Day:
    """What was printed by sim/bench/onvm/day.py.

    seconds  when memory was last looked at
    logged   what went wrong
    memory   bytes in use by the point at which they were looked at, in the order of time; those of
             the first round are left out: then come the names in every module, which MicroPython
             keeps for good
    used     all of them
    games    kind, the scene after it, and the winner or -1
    records  the lines of each
    files    the most that there were after a game
    bytes    the most in them
    """

    def __init__(self, printed: str) -> None:
        self.seconds = 0
        self.logged: list[str] = []
        self.memory: dict[str, list[int]] = defaultdict(list)
        self.used: list[int] = []
        self.games: list[tuple[str, str, int]] = []
        self.records: list[list[bytes]] = [[]]
        self.files = self.bytes = 0
        for line in printed.splitlines():
            what, _, rest = line.partition(" ")
            getattr(self, f"_{what}", self.logged.append)(rest)
        self.records.pop()

    def _memory(self, rest: str) -> None:
        at, _, point = rest.partition(" ")
        point, _, used = point.rpartition(" ")
        self.seconds = int(at)
        self.used.append(int(used))
        if len(self.games) >= _ROUND:
            self.memory[point].append(int(used))

    def _record(self, rest: str) -> None:
        self.records[-1].append(rest.encode())

    def _over(self, rest: str) -> None:
        kind, scene, winner, files, size = rest.split()
        self.games.append((kind, scene, int(winner)))
        self.files, self.bytes = max(self.files, int(files)), max(self.bytes, int(size))
        self.records.append([])

    def growth(self, point: str) -> int:
        """Bytes by which the least in the second half of the day is above that of the first half.

        Not the most, nor a mean: now and then a number in memory looks like an address, and for a
        while the collector keeps what lies there.
        """
        used = self.memory[point]
        half = len(used) // 2
        return min(used[half:]) - min(used[:half] or used)


def play(hours: int, seed: int = 1) -> Day:
    """So many hours, of which one takes some eight seconds."""
    begin = f"import gc\nfrom day import Day\nday = Day({hours * 60}, {seed})"
    pieces = [begin, *_PIECE * round(hours * 60 * _SPARE)]
    with tempfile.TemporaryDirectory() as folder:
        _lay(Path(folder))
        return Day(vm32.run(pieces, None, Path(folder), _LONGEST_S))


def _lay(folder: Path) -> None:
    """The device's files, and those of this measurement."""
    vm32.lay(folder)
    for name in ("evening", "day"):
        path = _ON_VM / f"{name}.py"
        (folder / f"{name}.mpy").write_bytes(compiled(path, name))


def measure() -> Iterator[tuple[str, str]]:
    """Time and games, then bytes in use after collecting, then files."""
    if vm32.missing():
        raise SimError(vm32.missing())
    day = play(HOURS)
    yield "hours of play", f"{day.seconds / 3600:.1f}"
    yield (
        "times that ticks went round / 32 bits of microseconds did",
        (f"{day.seconds * 10**6 >> 30} / {day.seconds * 10**6 >> 32}"),
    )
    for (kind, scene), games in sorted(Counter(game[:2] for game in day.games).items()):
        yield f"{kind}: games, then {scene}", str(games)
    yield "what went wrong", str(len(day.logged))
    for point in sorted(set(day.memory) - {"between"}):
        yield f"{point}: bytes in use, median / growth", _pair(day, point)
    left = [_HEAP - used for used in day.used]
    yield f"left of {_HEAP:,}, each minute: median / least", f"{median(left):,.0f} / {min(left):,}"
    yield "files of the store / bytes in them, most", f"{day.files} / {day.bytes:,}"


def _pair(day: Day, point: str) -> str:
    return f"{median(day.memory[point]):,.0f} / {day.growth(point):+,}"
