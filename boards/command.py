"""What the command lines of the project have in common."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from boards.payload import DeployError


def print_anything() -> None:
    """Names of files may hold what no terminal shows: print it escaped, and do not fail."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def printed(run: Callable[[], int]) -> int:
    """Run a command to its exit status, or until whoever reads its lines has seen enough."""
    print_anything()
    try:
        status = run()
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130  # as the shell says it
    except BrokenPipeError:
        # Nothing more can be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def complain(who: str, error: Exception) -> int:
    """Say what is wrong, of a board file a line for each thing; the exit status."""
    lines = str(error).split("\n") if isinstance(error, DeployError) else [reason(error)]
    for line in lines:
        print(f"{who}: {one_line(line)}", file=sys.stderr)
    return 2


def reason(error: Exception) -> str:
    """What is wrong, of a file that cannot be read or written its name first."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{one_line(error.filename)}: {error.strerror}"
    return str(error)


def one_line(text: object) -> str:
    """With ? for what cannot be printed: a name may hold anything, an end of line too."""
    return "".join(c if c.isprintable() else "?" for c in str(text))


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, as an error of the kind `wrong`."""

    wrong: type[Exception] = DeployError

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **{"allow_abbrev": False, **more})

    def error(self, message: str) -> NoReturn:
        raise self.wrong(message.replace("\n", " ") + " (see --help)")
