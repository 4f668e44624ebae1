"""Which front to take: what was asked for, or what there is."""

import argparse
import codecs
import os
import sys

from sim.errors import SimError


def choose_front(options: argparse.Namespace) -> str:
    """window (its screen is open then), terminal or none; SimError where that cannot be."""
    front: str = options.front
    if options.script:
        if front not in ("auto", "none"):
            raise SimError(f"a script is played with --front none, not with --front {front}")
        return "none"
    if front == "none":
        raise SimError("--front none wants --script FILE: without a front nobody can press")
    if front == "auto":
        return _whatever_there_is()
    if front == "window":
        _open_screen()
    else:
        _check_terminal()
    return front


def _whatever_there_is() -> str:
    try:
        _open_screen()
        return "window"
    except SimError:
        pass
    try:
        _check_terminal()
        return "terminal"
    except SimError:
        pass
    raise SimError("there is neither a screen nor a terminal to play in: use --script FILE")


def _open_screen() -> None:
    from sim.fronts.window import open_screen

    open_screen()


def _check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SimError("the terminal front wants a terminal, not a pipe or a file: use --script")
    if codecs.lookup(sys.stdout.encoding).name != "utf-8":
        raise SimError("the terminal front draws in UTF-8: set LC_ALL=C.UTF-8, or use --script")
    if os.environ.get("TERM", "dumb") == "dumb":
        raise SimError("the terminal front cannot move about in a dumb terminal: set TERM")
