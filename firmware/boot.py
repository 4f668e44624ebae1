"""MicroPython runs this first, also for whoever connects: it lets `import` find our modules."""

import sys

sys.path.append("/snap")
from packs import mount  # noqa: E402

mount("/snap", "/modules")
