"""Prints what a record comes to (record.md, "Replay"); runs on CPython and on MicroPython."""

import json
import sys
from collections import OrderedDict

from snap.game import NotAllowed
from snap.heard import heard
from snap.jsonline import BadLine
from snap.replay import Replay
from snap.states import result, state

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class BadRecord(Exception):  # noqa: N818
    """`NAME:LINE: what is wrong`."""


def steps(name: str, lines: "Iterable[bytes]") -> "Iterator[Replay]":
    """A replay, after the deal and after every event. Raises BadRecord."""
    number = 0
    replay = None
    try:
        for line in lines:
            number += 1
            if replay is None:
                replay = Replay(line)
            else:
                replay.step(line)
            yield replay
    except (BadLine, NotAllowed) as error:
        raise BadRecord(f"{name}:{number}: {error}") from None
    if replay is None:
        raise BadRecord(f"{name}:1: no first line")


def print_record(name: str, lines: "Iterable[bytes]", states: bool) -> int:
    """Print the result, or every state; exit status 0, or 2 after a line on standard error."""
    try:
        for replay in steps(name, lines):
            if states:
                print(_state_line(replay))
    except BadRecord as error:
        return fail(str(error))
    if not states:
        print(json.dumps(result(replay.game)))
    return 0


def _state_line(replay: Replay) -> str:
    line: "OrderedDict[str, object]" = OrderedDict()
    line["n"] = replay.n
    line["t"] = replay.t
    line["said"] = heard(replay.game.said, replay.zero)
    line["state"] = state(replay.header.game, replay.game)
    return json.dumps(line)


def fail(text: str) -> int:
    """One line on standard error, after all that has been printed; a name may hold any ends."""
    text = "".join(["?" if letter < " " else letter for letter in text])
    if hasattr(sys.stdout, "flush"):
        sys.stdout.flush()
    sys.stderr.write(text + "\n")
    return 2


def print_file(name: str, states: bool) -> int:
    """As `print_record`, for a file, or standard input for `-`."""
    try:
        lines = lines_of(name)
    except BadRecord as error:
        return fail(str(error))
    return print_record(name, lines, states)


def lines_of(name: str) -> "list[bytes]":
    """A file's lines, or those of standard input for `-`. Raises BadRecord."""
    if name == "-":
        return sys.stdin.buffer.readlines()
    try:
        with open(name, "rb") as file:
            return file.readlines()
    except OSError:
        raise BadRecord(f"{name}: cannot be read: name the file of a record") from None


if __name__ == "__main__":
    sys.exit(print_file(sys.argv[1], "--states" in sys.argv[2:]))
