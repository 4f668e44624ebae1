"""Run on MicroPython: one request a line on standard input, what it draws in answer.

A request is JSON: [size, folder, panel, module, name, argument]. `module.name`, called with the
argument where that is not null, is the scene. `panel` is how many rows a panel in memory takes
in a strip, and each step is then answered by a line of its bytes; or a driver and its bus, and
each step is answered by the lines of `recorder` and a line "end". Then "done", or "failed ...".
"""

import binascii
import gc
import json
import sys

sys.path[:] = [sys.argv[1], sys.argv[1] + "/firmware"]

from tests.hal.pixels.kit import device_kit, play  # noqa: E402


def in_memory(size, folder, rows, scene):
    from tests.hal.pixels.memory import Memory

    panel = Memory(size, rows)
    for _ in play(device_kit(panel, folder), scene):
        print(binascii.hexlify(panel.pixels).decode())


def on_wires(size, folder, driver, scene):
    from tests.hal.pixels.recorder import recorded

    panel, log = recorded(driver[0], driver[1], size)
    for _ in play(device_kit(panel, folder), scene):
        for line in log.lines:
            print(line)
        print("end")
        log.lines.clear()


def answer(size, folder, panel, module, name, argument):
    scene = getattr(__import__(module, None, None, (name,)), name)
    if argument is not None:
        scene = scene(argument)
    run = in_memory if isinstance(panel, int) else on_wires
    run(size, folder, panel, scene)
    print("done")


for line in sys.stdin:
    try:
        answer(*json.loads(line))
    except Exception as error:
        sys.print_exception(error, sys.stderr)
        print("failed", repr(error))
    gc.collect()
