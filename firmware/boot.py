"""MicroPython runs this first, also for whoever connects: it lets `import` find our modules."""

import gc
import sys

# Garbage that lies between modules as they are loaded leaves holes for good: without this the
# table of a game finds no room among 50 KB free. A round allocates less, so it is not disturbed.
gc.threshold(16_384)

sys.path.append("/snap")
from packs import mount  # noqa: E402

mount("/snap", "/modules")
