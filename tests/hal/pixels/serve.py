"""Run on MicroPython: one request a line on standard input, the frames in answer.

A request is JSON: [size, folder, rows, module, name, argument]; `module.name`, called with the
argument where that is not null, is the scene. The answer: a line a frame, in hexadecimal, then
a line that says whether the picture drawn anew is the same, "whole" or "not whole"; or an error.
"""

import binascii
import gc
import json
import sys

sys.path[:] = [sys.argv[1], sys.argv[1] + "/firmware"]

from tests.hal.pixels.kit import frames, kit_for, whole  # noqa: E402


def answer(size, folder, rows, module, name, argument):
    kit = kit_for(size, folder, rows)
    scene = getattr(__import__(module, None, None, (name,)), name)
    if argument is not None:
        scene = scene(argument)
    last = b""
    for frame in frames(kit, scene):
        last = bytes(frame)
        print(binascii.hexlify(last).decode())
    print("whole" if bytes(whole(kit)) == last else "not whole")


for line in sys.stdin:
    try:
        answer(*json.loads(line))
    except Exception as error:
        sys.print_exception(error, sys.stderr)
        print("failed", repr(error))
    gc.collect()
