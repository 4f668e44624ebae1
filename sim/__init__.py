"""The desktop board: window, terminal and script fronts, replay, emulated panels and Pico."""

import sys
from pathlib import Path

FIRMWARE = Path(__file__).resolve().parent.parent / "firmware"

if str(FIRMWARE) not in sys.path:
    sys.path.insert(0, str(FIRMWARE))
