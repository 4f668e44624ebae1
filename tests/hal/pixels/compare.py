"""Holds a scene on MicroPython against the same scene drawn by Adafruit's displayio, in bytes.

Any function of a kit that returns a Group and a list of changes can be compared; it must import
on both runtimes, and is named by its module and its name.
"""

import importlib
import json
import subprocess
import sysconfig
from pathlib import Path

from tests.hal.pixels.kit import desktop_kit, frames, whole

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

    def frames(self, *request):
        """The frames of a scene, and whether the last one is also what is drawn anew."""
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        lines = []
        while not lines or not lines[-1].startswith(("whole", "not whole", "failed")):
            line = self._process.stdout.readline()
            assert line, "MicroPython ended"
            lines.append(line.strip())
        assert not lines[-1].startswith("failed"), lines[-1]
        return [bytes.fromhex(line) for line in lines[:-1]], lines[-1] == "whole"

    def close(self):
        self._process.stdin.close()
        self._process.wait(timeout=10)
        self._process.stdout.close()


def compare(device, size, folder, module, name, argument=None, rows=64):
    """Assert that both draw the same bytes at every step; the frames."""
    scene = getattr(importlib.import_module(module), name)
    kit = desktop_kit(size, str(folder))
    desktop = list(frames(kit, scene if argument is None else scene(argument)))
    assert whole(kit) == desktop[-1], "the desktop's picture drawn anew is another"
    drawn, anew = device.frames(size, str(folder), rows, module, name, argument)
    assert len(drawn) == len(desktop)
    for step, (ours, adafruits) in enumerate(zip(drawn, desktop)):
        if ours != adafruits:
            at = next(i for i, (a, b) in enumerate(zip(ours, adafruits)) if a != b)
            raise AssertionError(f"step {step}: byte {at} is {ours[at]}, not {adafruits[at]}")
    assert anew, "the device's picture drawn anew is another"
    return drawn
