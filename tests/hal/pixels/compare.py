"""Holds a scene on MicroPython against the same scene drawn by Adafruit's displayio.

Any function of a kit that returns a Group and a list of changes can be compared; it must import
on both runtimes, and is named by its module and its name.
"""

import importlib
import json
import subprocess
import sysconfig
from pathlib import Path

from tests.hal.pixels.kit import desktop_kit, play

ROOT = Path(__file__).parents[3]
MICROPYTHON = Path(sysconfig.get_path("scripts")) / "micropython"
SIZES = [(128, 64, 2), (240, 240, 16), (320, 240, 16)]


class Device:
    """A MicroPython process that draws scenes."""

    def __init__(self):
        command = [str(MICROPYTHON), "-X", "heapsize=8m", "tests/hal/pixels/serve.py", str(ROOT)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
        )

    def ask(self, *request):
        """The lines of the answer."""
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        lines = []
        while not lines or not lines[-1].startswith(("done", "failed")):
            line = self._process.stdout.readline()
            assert line, "MicroPython ended"
            lines.append(line.strip())
        assert lines[-1] == "done", lines[-1]
        return lines[:-1]

    def close(self):
        self._process.stdin.close()
        self._process.wait(timeout=10)
        self._process.stdout.close()


def desktop(size, folder, module, name, argument):
    """What `take(display)` gives after each step on the desktop."""
    scene = getattr(importlib.import_module(module), name)
    kit = desktop_kit(size, str(folder))
    for _ in play(kit, scene if argument is None else scene(argument)):
        yield kit.display


def compare(device, size, folder, module, name, argument=None, rows=64):
    """Assert that both draw the same bytes at every step, and drawn anew once more the same."""
    ours = [
        bytes.fromhex(line) for line in device.ask(size, str(folder), rows, module, name, argument)
    ]
    adafruits = [d.frame_bytes() for d in desktop(size, folder, module, name, argument)]
    assert len(ours) == len(adafruits)
    for step, (mine, other) in enumerate(zip(ours, adafruits)):
        if mine != other:
            at = next(i for i, pair in enumerate(zip(mine, other)) if pair[0] != pair[1])
            raise AssertionError(f"step {step}: byte {at} is {mine[at]}, not {other[at]}")
    assert ours[-2] == ours[-1], "drawn anew it is another picture"


def compare_on_wires(device, size, folder, driver, bench, module, name, argument=None):
    """Assert that what a driver on MicroPython sends makes an emulated controller show, at every
    step, what Adafruit's displayio draws; the bytes sent at each step."""
    lines = iter(device.ask(size, str(folder), driver, module, name, argument))
    sent = []
    for step, display in enumerate(desktop(size, folder, module, name, argument)):
        sent.append(replay(bench, lines))
        assert bench.image().tobytes() == display.image().tobytes(), f"step {step}"
    return sent


def replay(bench, lines):
    """Send what was written down to the end of a step; how many bytes, addresses included."""
    glass = bench.glass
    sent = 0
    for kind, what in iter(lambda: next(lines).partition(" ")[::2], ("end", "")):
        if kind == "w":
            bench.clock.wait(int(what))
        elif kind == "r":
            glass.reset_line(int(what))
        elif kind == "i":
            glass.written(bytes.fromhex(what))
            sent += 1 + len(what) // 2
        else:
            glass.clocked(bytes.fromhex(what), kind == "d")
            sent += len(what) // 2
    return sent
