"""Puts the project onto a device: only what changed, checked, and started again."""

import hashlib
import time
from collections.abc import Callable

from boards.models import BLOCK, MODELS
from boards.payload import DeployError, load, payload
from boards.remote import HOW, Remote, connected, find_port

OLDEST = (1, 24)  # rp2.DMA, this .mpy format, RP2350
_MAIN = "main.py"  # last to come and first to go: half a copy must not start
# What is ours on a device. Saves, and what people put there themselves, stay as they are.
_OURS = ("snap", "assets", "texts", _MAIN, "boot.py", "board.txt")

Say = Callable[[str], None]


def flash(board: str, port: str | None, say: Say) -> None:
    """Make the device what the board file and this checkout say; DeployError where it cannot be."""
    files = payload(board)
    began = time.monotonic()
    with connected(port or find_port()) as remote:
        _check(remote, board)
        there = remote.hashes(_OURS)
        wanted = {path: hashlib.sha256(data).hexdigest() for path, data in files.items()}
        changed = [path for path in wanted if there.get(path) != wanted[path]]
        gone = [path for path in there if path not in wanted]
        _check_space(remote, files, changed, there)
        if changed or gone:
            _change(remote, files, changed, gone, there, say)
            _verify(remote, wanted)
        remote.restart()
    size = sum(len(files[path]) for path in changed)
    say(
        f"{board}: {len(changed)} files copied ({size} bytes), {len(gone)} removed, "
        f"{len(wanted) - len(changed)} unchanged; restarted; {time.monotonic() - began:.1f} s"
    )


def _check(remote: Remote, board: str) -> None:
    """It must be MicroPython, new enough, on the model of the board file."""
    name, version, machine = remote.implementation()
    if name != "micropython":
        raise DeployError(f"this is {name}, not MicroPython: put MicroPython on it {HOW}")
    if version[:2] < OLDEST:
        have, need = (".".join(str(n) for n in v) for v in (version, OLDEST))
        raise DeployError(f"MicroPython {have} is too old: {need} or later is needed {HOW}")
    model = load(board).model
    if not machine.startswith(MODELS[model].machine):
        raise DeployError(f"this is a '{machine}', but {board} is for a {model}: choose BOARD=")


def _check_space(
    remote: Remote, files: dict[str, bytes], changed: list[str], there: dict[str, str]
) -> None:
    need = sum(-(-len(files[path]) // BLOCK) * BLOCK for path in changed if path not in there)
    free = remote.free()
    if need > free:
        raise DeployError(f"its disk is too full: {need} bytes are needed, {free} are free")


def _change(
    remote: Remote,
    files: dict[str, bytes],
    changed: list[str],
    gone: list[str],
    there: dict[str, str],
    say: Say,
) -> None:
    if _MAIN in there:
        remote.remove(_MAIN)
    for path in gone:
        remote.remove(path)
    for path in changed:
        if path != _MAIN:
            say(f"copy {path}")
            remote.write(path, files[path])
    remote.write(_MAIN, files[_MAIN])


def _verify(remote: Remote, wanted: dict[str, str]) -> None:
    there = remote.hashes(_OURS)
    wrong = sorted(set(there.items()) ^ set(wanted.items()))
    if wrong:
        raise DeployError(f"{wrong[0][0]} did not arrive as it was sent: run it again")
