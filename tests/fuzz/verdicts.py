"""Replays every file of a folder; runs on CPython and on MicroPython, for their verdicts."""

import os
import sys

from printout import print_file


def main(folder):
    """Print each file's states and exit status; what is wrong with it goes to standard error."""
    os.chdir(folder)
    for name in sorted(os.listdir(".")):
        status = print_file(name, True)
        print(name, "status", status)


if __name__ == "__main__":
    main(sys.argv[1])
