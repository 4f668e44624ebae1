"""`python -m sim replay FILE [--states] [--vm micropython]`: a record played again (record.md)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from sim import FIRMWARE
from sim.command import Parser
from sim.errors import SimError
from sim.printout import print_file

VMS = ("cpython", "micropython")
PRINTOUT = Path(__file__).with_name("printout.py")

_ABOUT = """\
Play a record again. Records, results and states count players from 0, clockwise; the buttons and
`stats` count seats from 1: the winner 2 is seat 3."""


def main(argv: list[str]) -> int:
    """Run the command on its arguments; the exit status. Raises SimError."""
    parser = Parser("python -m sim replay", description=_ABOUT)
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument("--states", action="store_true", help="print every state, not the result")
    parser.add_argument("--vm", choices=VMS, default=VMS[0], help="what runs the rules")
    options = parser.parse_args(argv)
    if options.vm == "micropython":
        return _on_micropython(options.file, options.states)
    return print_file(options.file, options.states)


def find_micropython() -> str | None:
    """The command `micropython`: beside this Python, as its package installs it, else anywhere."""
    beside = Path(sys.executable).with_name("micropython")
    return str(beside) if beside.exists() else shutil.which("micropython")


def surroundings() -> dict[str, str]:
    """The environment in which MicroPython finds the firmware."""
    return {**os.environ, "MICROPYPATH": str(FIRMWARE)}


def _on_micropython(name: str, states: bool) -> int:
    command = find_micropython()
    if command is None:
        raise SimError("--vm micropython: not found: `make test` installs it")
    arguments = [command, str(PRINTOUT), name] + ["--states"] * states
    return subprocess.run(arguments, env=surroundings()).returncode
