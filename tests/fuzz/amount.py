"""How much is tried: little in every test run, much at night (`make nightly`)."""

import os

TIMES = int(os.environ.get("SNAP_FUZZ", "1"))
"""What every number below is multiplied by."""


def many(few: int) -> int:
    """A number of tries."""
    return few * TIMES
