"""Records replayed a second, as whole processes: start-up, reading and playing.

Every process plays the same records, over and over; the time is the least of a few runs.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from sim import FIRMWARE
from sim.errors import SimError
from sim.replay import find_micropython

_RECORDS = sorted((Path(__file__).parents[2] / "tests" / "vectors").glob("*[0-9].jsonl"))
_RUNS = 3
_TIMES = {"CPython": 20, "MicroPython": 10}
_CODE = """
import sys
from snap.replay import Replay
for path in sys.argv[2:]:
    with open(path, "rb") as file:
        lines = file.readlines()
    for _ in range(int(sys.argv[1])):
        replay = Replay(lines[0])
        for i in range(1, len(lines)):
            replay.step(lines[i])
"""


def measure() -> Iterator[tuple[str, str]]:
    """Records and events a second on both runtimes."""
    events = sum(path.read_bytes().count(b"\n") - 1 for path in _RECORDS)
    for vm, times in _TIMES.items():
        command = [*_interpreter(vm), _CODE, str(times), *map(str, _RECORDS)]
        seconds = min(_run(command) for _ in range(_RUNS))
        yield f"{vm}: records a second", f"{len(_RECORDS) * times / seconds:,.0f}"
        yield f"{vm}: events a second", f"{events * times / seconds:,.0f}"


def _interpreter(vm: str) -> list[str]:
    if vm == "CPython":
        return [sys.executable, "-c"]
    micropython = find_micropython()
    if micropython is None:
        raise SimError("MicroPython is not installed here")
    return [micropython, "-c"]


def _run(command: list[str]) -> float:
    path = str(FIRMWARE)
    start = time.perf_counter()
    subprocess.run(command, check=True, env={"PYTHONPATH": path, "MICROPYPATH": path})
    return time.perf_counter() - start
