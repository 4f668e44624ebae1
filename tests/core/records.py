"""Records as text, and what replaying them prints, on either runtime."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from sim.printout import print_record
from sim.replay import PRINTOUT, find_micropython, surroundings

ROOT = Path(__file__).resolve().parent.parent.parent
VECTORS = ROOT / "tests" / "vectors"
MICROPYTHON = find_micropython()

needs_micropython = pytest.mark.skipif(MICROPYTHON is None, reason="no micropython command")


def here(data, states=True, name="-"):
    """Exit status, standard output and standard error of replaying bytes on CPython."""
    out, err = io.StringIO(), io.StringIO()
    kept = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = out, err
    try:
        status = print_record(name, io.BytesIO(data), states)
    finally:
        sys.stdout, sys.stderr = kept
    return status, out.getvalue(), err.getvalue()


def on_micropython(*arguments, data=b""):
    """The same of running a file or `-` on MicroPython."""
    run = subprocess.run(
        [MICROPYTHON, str(PRINTOUT), *arguments],
        input=data,
        capture_output=True,
        env=surroundings(),
        cwd=ROOT,
    )
    return run.returncode, run.stdout.decode(), run.stderr.decode()


def line(**keys):
    return json.dumps(keys)


def header(game="classic", **more):
    players = 2 if game == "tricks" else 3
    keys = {"snap": 1, "game": game, "players": players, "dealer": 0, "seed": 1, "options": {}}
    if game == "menagerie":
        keys["animals"] = [3, 1, 2]
    keys.update(more)
    return json.dumps({key: value for key, value in keys.items() if value is not None})


def turn(t):
    return line(t=t, do="turn")


def text(*lines):
    return ("\n".join(lines) + "\n").encode()
