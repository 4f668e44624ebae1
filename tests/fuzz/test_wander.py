"""What is compiled for the device does as its source does, wherever somebody's fingers lead."""

import subprocess
import sys
from pathlib import Path

import pytest

from boards.payload import FIRMWARE
from sim import vm32
from sim.replay import surroundings
from tests.core.records import MICROPYTHON, needs_micropython
from tests.fuzz.amount import FIRST_SEED, many

WANDER = Path(__file__).with_name("wander.py")
STEPS = 10_000


def told(*command, **paths):
    """What a runtime prints; it must not fail."""
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, env=surroundings() | paths
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    """A folder with the device's modules, compiled."""
    folder = tmp_path_factory.mktemp("device")
    vm32.lay(folder)
    return folder


@needs_micropython
@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + many(8)))
def test_source_and_device_tell_the_same(device, seed):
    arguments = [WANDER, FIRMWARE, seed, STEPS]
    here = told(sys.executable, *arguments, PYTHONPATH=str(FIRMWARE))
    there = told(MICROPYTHON, "-X", "heapsize=16m", *arguments, MICROPYPATH=str(device))
    assert here == there
    assert not [line for line in here if "Error" in line]
