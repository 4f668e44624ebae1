"""Who was first? Pairs of presses at exact distances, judged by the code that ships.

Each race is two bouncing presses, `gap` microseconds apart. What comes out is how often the
order was right, wrong or called equal, by way of taking presses and by what else was going on.
"""

import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from boards.files import pack
from boards.models import MODELS
from boards.payload import payload
from boards.spec import read
from sim.pico.machine import EmulatedPico

_BOARD = "pico_oled"
WAYS = ("clock", "interrupts")
LOADS = ("idle", "garbage", "lamps", "display", "flash")
_SCRIPT = (Path(__file__).parent / "racing.py").read_text()
_EVERY = 60_000  # microseconds from race to race
_HOLD = 20_000
_BOUNCE = (0, 30, 90, 200, 260, 700, 1_900)  # a contact closes, opens, closes, ... and stays
_TICKS = 1 << 30


@dataclass(frozen=True)
class Race:
    """Seat `first` presses `gap` microseconds before seat `second`, at `t`."""

    first: int
    second: int
    gap: float
    t: float


@dataclass
class Verdicts:
    """What was made of the races of one gap."""

    right: int = 0
    wrong: int = 0
    equal: int = 0
    missing: int = 0
    late: list[float] = field(default_factory=list)  # stamp after contact, microseconds
    decided: list[float] = field(default_factory=list)  # decision after contact

    def line(self) -> str:
        """As a row of the table."""
        late, decided = sorted(self.late), sorted(self.decided)
        counts = f"{self.right:5} {self.wrong:5} {self.equal:5} {self.missing:7}"
        spread = f"{late[0]:7.1f} {late[-1]:9.1f}" if late else " " * 17
        half = f"{decided[len(decided) // 2] / 1000:9.1f}" if decided else ""
        return f"{counts} {spread} {half}"


def pairs(seats: int, thin: int) -> list[tuple[int, int]]:
    """Every ordered pair of seats, or every so many of them."""
    return [(a, b) for a in range(seats) for b in range(seats) if a != b][::thin]


def line_up(runners: list[tuple[int, int]], gap: float, start: float) -> list[Race]:
    """A race for every pair, not in step with anything."""
    dice = random.Random(1)
    jitter = [dice.uniform(0, 20_000) for _ in runners]
    return [Race(a, b, gap, start + i * _EVERY + jitter[i]) for i, (a, b) in enumerate(runners)]


def run(firmware: Path, way: str, load_name: str, gap: float, thin: int = 1) -> Verdicts:
    """Race every pair of seats at one gap."""
    files = payload(_BOARD)
    files["board.txt"] += f"\npresses = {way}\n".encode()
    spec = read(files["board.txt"].decode(), "board.txt")
    image = pack(files | {"main.py": b""}, MODELS[spec.model])
    with (
        TemporaryDirectory() as folder,
        EmulatedPico(spec, firmware, image, Path(folder)) as pico,
    ):
        pico.boot()
        pico.raw_repl()
        runners = pairs(len(spec.buttons), thin)
        ms = (len(runners) + 1) * _EVERY // 1000
        call = f"race({load_name}, {ms}, {2 * len(runners) + 20})\n"
        pico.start_script(_SCRIPT + call, "READY\r\n")
        races = line_up(runners, gap, pico.t + 10_000)
        for race in races:
            _press(pico, race)
        found, _, _ = pico.finish_script().rpartition(" ")
    return _judge(races, json.loads(found))


def _press(pico: EmulatedPico, race: Race) -> None:
    for seat, t in ((race.first, race.t), (race.second, race.t + race.gap)):
        edges = [(t + after, i % 2 == 0) for i, after in enumerate(_BOUNCE)]
        opening = [(t + _HOLD + after, i % 2 == 1) for i, after in enumerate(_BOUNCE)]
        pico.contact(seat, edges + opening)


def _judge(races: list[Race], found: Iterable[list[int]]) -> Verdicts:
    verdicts = Verdicts()
    heard = [(t, seat, decided) for t, seat, decided in found]
    for race in races:
        mine = [event for event in heard if -5 < event[0] - race.t % _TICKS < _EVERY - 20_000]
        a = [event for event in mine if event[1] == race.first]
        b = [event for event in mine if event[1] == race.second]
        if len(mine) != 2 or not a or not b:
            verdicts.missing += 1
            continue
        verdicts.late += [a[0][0] - race.t, b[0][0] - race.t - race.gap]
        verdicts.decided += [a[0][2], b[0][2]]
        _count(verdicts, b[0][0] - a[0][0])
    return verdicts


def _count(verdicts: Verdicts, gap: int) -> None:
    if gap > 0:
        verdicts.right += 1
    elif gap < 0:
        verdicts.wrong += 1
    else:
        verdicts.equal += 1


def table(
    firmware: Path, gaps: Iterable[float], loads: Iterable[str] = LOADS, thin: int = 1
) -> Iterable[str]:
    """The rows, as they are measured."""
    yield "presses by  load     gap us  right wrong equal missing  stamp us late  decided ms"
    for load_name in loads:
        for gap in gaps:
            for way in WAYS:
                verdicts = run(firmware, way, load_name, gap, thin)
                yield f"{way:11} {load_name:8} {gap:6g} {verdicts.line()}"
