"""Plays on the desktop board, by the front that was asked for."""

import argparse
import io
import sys
from pathlib import Path

from sim import script
from sim.album import Album
from sim.assembly import (
    check_record,
    make_board,
    make_console,
    make_speaker,
    make_store,
    save_record,
)
from sim.choice import choose_front
from sim.clock import RealClock, VirtualClock
from sim.errors import SimError
from sim.options import parser, profile_of
from sim.profiles import fitting
from sim.screen import UnwatchedDisplay, WatchedDisplay
from sim.signals import SilentSpeaker
from sim.store import MemoryStore


def main(arguments: list[str]) -> None:
    """Play; SimError for what cannot be done."""
    options = parser().parse_args(arguments)
    if options.help_script:
        print(script.__doc__)
        return
    fronts = {"window": _in_window, "terminal": _in_terminal, "none": _by_script}
    front = choose_front(options)
    check_record(options)
    fronts[front](options)


def _in_window(options: argparse.Namespace) -> None:
    from sim.fronts.faceplate import first_plate
    from sim.fronts.pads import Pads
    from sim.fronts.window import Window

    profile = profile_of(options)
    display = WatchedDisplay(profile)
    board = make_board(options, display, RealClock(), make_speaker(options), make_store(options))
    pads = Pads(board.seats, options.pads == "each")
    window = Window(board, display, first_plate(profile, board.seats, options.scale), pads)
    console = make_console(options, board)
    window.run(console)
    window.close()
    print(window.grain.report(), file=sys.stderr)
    save_record(options, console)


def _in_terminal(options: argparse.Namespace) -> None:
    from sim.fronts.terminal import Terminal, room

    options.board = options.board or fitting(*room())
    profile = profile_of(options)
    display = WatchedDisplay(profile)
    log = io.StringIO()  # for later: the picture has the terminal
    speaker = make_speaker(options)
    board = make_board(options, display, RealClock(), speaker, make_store(options), log)
    terminal = Terminal(board, display)
    console = make_console(options, board)
    terminal.run(console)
    print(log.getvalue() + terminal.grain.report(), file=sys.stderr)
    save_record(options, console)


def _by_script(options: argparse.Namespace) -> None:
    from sim.fronts.unattended import Player

    profile = profile_of(options)
    steps = _read_script(options.script, profile.seats)
    display = UnwatchedDisplay(profile)
    clock = VirtualClock()
    store = make_store(options) if options.store else MemoryStore()
    if not options.store:
        options.language = options.language or "en"  # it has been asked for before
        options.set = [("idle_min", 0), *(options.set or [])]  # a picture late is no dark one
    board = make_board(options, display, clock, SilentSpeaker(), store)
    album = Album(Path(options.shots), display, options.scale or profile.scale)
    console = make_console(options, board)
    Player(console, board, clock, steps, album.shoot).run()
    save_record(options, console)


def _read_script(name: str, seats: int) -> list[script.Step]:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise SimError(f"{name}: {error.strerror}: name a script with --script") from None
    except UnicodeDecodeError:
        raise SimError(f"{name}: not a text file in UTF-8") from None
    return script.read_script(text, name, seats)
