"""The emulated Pico: MicroPython's real firmware, driven from Python."""

import shutil
from pathlib import Path

_PACKAGE = Path(__file__).parents[1] / "node_modules" / "rp2040js"


def missing() -> str:
    """Why it cannot run here, or "" where it can."""
    if shutil.which("node") is None:
        return "Node is not installed: the emulated Pico needs it"
    if not _PACKAGE.is_dir():
        return "the Node packages are not installed: make sim/node_modules"
    return ""
