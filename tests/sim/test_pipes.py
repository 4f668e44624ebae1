"""Whoever reads a command's lines may stop: `| head`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

VECTORS = Path(__file__).parents[1] / "vectors"
RECORD = str(VECTORS / "classic-whole-0.jsonl")


@pytest.mark.parametrize(
    "command",
    [
        ["sim", "replay", "--states", RECORD],
        ["sim", "stats", RECORD],
        ["sim.bench", "bus"],
        ["boards", "check"],
    ],
)
def test_a_reader_that_has_seen_enough_ends_it_quietly(command):
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as closed:
        arguments = [sys.executable, "-m", *command]
        root = VECTORS.parents[1]
        ended = subprocess.run(arguments, stdout=closed, stderr=subprocess.PIPE, cwd=root)
    assert (ended.returncode, ended.stderr) == (0, b"")
