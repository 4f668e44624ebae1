"""Bytes allocated by a step of the console on the 32-bit MicroPython, pictures included."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from sim import vm32
from sim.errors import SimError

_EVENING = Path(__file__).parent / "onvm" / "evening.py"
_PANELS = {
    "OLED": '(128, 64, 2, b"@", 8)',
    "TFT": '(320, 240, 16, b"", 16)',
}


def measure() -> Iterator[tuple[str, str]]:
    """Median and most, by what happens in the step."""
    if vm32.missing():
        raise SimError(vm32.missing())
    for panel, shape in _PANELS.items():
        code = f"{_EVENING.read_text()}\nPANEL = {shape}\nplay()\n"
        for kind, used in sorted(_by_kind(vm32.run(code)).items()):
            name = f"{panel}: {kind} ({len(used)} steps), median / most bytes"
            yield name, f"{median(used):.0f} / {max(used)}"


def _by_kind(printed: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for line in printed.splitlines():
        kind, used = line.split(",")
        found[kind].append(int(used))
    return found
