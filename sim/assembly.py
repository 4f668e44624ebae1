"""Puts a board and its console together from the options."""

import argparse
import re
import sys
from pathlib import Path
from typing import TextIO

from console.app import Console
from console.deal import game_module
from hal.contract import Speaker, Store
from sim.board import DesktopBoard, hardware_entropy, seeded_entropy
from sim.clock import Clock
from sim.command import check_writable
from sim.display import DesktopDisplay
from sim.errors import SimError, why
from sim.keys import labels
from sim.options import chosen_settings, profile_of
from sim.signals import SilentSpeaker
from sim.store import FolderStore

HOME = Path.home() / ".snap-console"
OURS = re.compile(r"(settings|table|names|house)\.(0|1|json|aside)|game-\d{4,}\.jsonl|errors\.txt")


def make_store(options: argparse.Namespace) -> FolderStore:
    """The folder that was asked for, else one in the user's home."""
    folder = Path(options.store) if options.store else HOME
    try:
        if not _may_keep(folder):
            raise SimError(f"{folder}: holds other files: name a new folder with --store")
        return FolderStore(folder)
    except OSError as error:
        raise SimError(f"{folder}: {why(error)}: name another folder with --store") from None


def _may_keep(folder: Path) -> bool:
    """Whether the folder is new, empty or a console's already: old games are removed from it."""
    names = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    return not names or any(OURS.fullmatch(name) for name in names)


def make_speaker(options: argparse.Namespace) -> Speaker:
    """The computer's sound, or none where it has none or shall be quiet."""
    if options.mute:
        return SilentSpeaker()
    from sim.fronts.speaker import MixerSpeaker, SoundError

    try:
        return MixerSpeaker()
    except SoundError as error:
        print(f"sim: no sound ({error})", file=sys.stderr)
        return SilentSpeaker()


def make_board(
    options: argparse.Namespace,
    display: DesktopDisplay,
    clock: Clock,
    speaker: Speaker,
    store: Store,
    log: TextIO = sys.stderr,
) -> DesktopBoard:
    """A board with as many seats as are wanted."""
    entropy = hardware_entropy if options.seed is None else seeded_entropy(options.seed)
    return DesktopBoard(
        display, labels(profile_of(options).seats), clock, speaker, store, entropy, log
    )


def make_console(options: argparse.Namespace, board: DesktopBoard) -> Console:
    """The console; at its title, or at the deal where the company is known."""
    console = Console(board, **chosen_settings(options))
    if options.players is not None:
        _check_company(options, str(console.settings["game"]), board.seats)
        console.play(options.players)
    return console


def _check_company(options: argparse.Namespace, game: str, seats: int) -> None:
    """SimError where the console would seat more or fewer than were asked for."""
    rules = game_module(game)
    most = min(rules.MOST, seats)
    bots = chosen_settings(options).get("bots")  # None: as many as were kept and find a seat
    count = options.players + int(bots or 0)
    asked = f"--players {options.players}" + ("" if bots is None else f" --bots {bots}")
    if count > most:
        raise SimError(f"{asked}: at most {most} can play {game} here")
    if bots is not None and count < rules.FEWEST:
        raise SimError(f"{asked}: at least {rules.FEWEST} have to play {game}")


def check_record(options: argparse.Namespace) -> None:
    """Before the game: SimError where its record could not be written. Leaves all as it is."""
    if not options.record:
        return
    path = Path(options.record)
    try:
        check_writable(path)
    except OSError as error:
        raise _unwritable(path, error) from None


def save_record(options: argparse.Namespace, console: Console) -> None:
    """Write the record of the last game, where it was asked for."""
    if not options.record:
        return
    console.journal.write()
    record = console.board.store.load(console.journal.name) if console.journal.name else None
    if record is None:
        raise SimError("no game was played: there is no record to write")
    path = Path(options.record)
    try:
        path.write_bytes(record)
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> SimError:
    return SimError(f"{path}: {error.strerror}: name another with --record")
