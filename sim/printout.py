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
    from collections.abc import Iterable


def print_record(name: str, lines: "Iterable[bytes]", states: bool) -> int:
    """Print the result, or every state; exit status 0, or 2 after a line on standard error."""
    number = 0
    replay = None
    try:
        for line in lines:
            number += 1
            if replay is None:
                replay = Replay(line)
            else:
                replay.step(line)
            if states:
                print(_state_line(replay))
        if replay is None:
            number = 1
            raise BadLine("no first line")
    except (BadLine, NotAllowed) as error:
        return _fail(f"{name}:{number}: {error}")
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


def _fail(text: str) -> int:
    """One line on standard error, after all that has been printed; a name may hold any ends."""
    text = "".join(["?" if letter < " " else letter for letter in text])
    if hasattr(sys.stdout, "flush"):
        sys.stdout.flush()
    sys.stderr.write(text + "\n")
    return 2


def print_file(name: str, states: bool) -> int:
    """As `print_record`, for a file, or standard input for `-`."""
    try:
        lines = _lines(name)
    except OSError:
        return _fail(f"{name}: cannot be read: name the file of a record")
    return print_record(name, lines, states)


def _lines(name: str) -> "list[bytes]":
    if name == "-":
        return sys.stdin.buffer.readlines()
    with open(name, "rb") as file:
        return file.readlines()


if __name__ == "__main__":
    sys.exit(print_file(sys.argv[1], "--states" in sys.argv[2:]))
