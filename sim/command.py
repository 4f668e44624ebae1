"""The command lines of the simulator."""

import argparse
from collections.abc import Callable
from pathlib import Path

from boards import command
from sim.errors import SimError


class Parser(command.Parser):
    """Says in one line what is wrong."""

    wrong = SimError


def number(least: int, most: int) -> Callable[[str], int]:
    """A type for options: whole numbers `least` to `most`."""

    def read(text: str) -> int:
        # More digits than CPython turns into a number at all are as wrong as one too many.
        if not (text.isdecimal() and len(text) < 100 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number {least} to {most}")
        return int(text)

    return read


def check_writable(path: Path) -> None:
    """Before work whose result goes there: OSError where it could not. Leaves all as it is."""
    is_new = not path.exists()
    if is_new or path.is_file() or path.is_dir():  # a pipe would take this for its end
        path.open("ab").close()
    if is_new:
        path.resolve().unlink()
