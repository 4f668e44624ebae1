"""How much is tried: little, and always the same, in every test run; much, and anew, at night."""

import os
import time

TIMES = int(os.environ.get("SNAP_FUZZ", "1"))
"""What every number of tries is multiplied by."""

FIRST_SEED = int(time.time()) if TIMES > 1 else 0
"""Where tests that count seeds begin."""


def many(few: int) -> int:
    """A number of tries."""
    return few * TIMES
