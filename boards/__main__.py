"""`python -m boards`: put the project onto a device, or make the UF2 that does."""

import argparse
import sys
from pathlib import Path

from boards.command import Parser, complain, printed
from boards.payload import DeployError, load, names
from boards.pinlist import pin_list


def _arguments(arguments: list[str]) -> argparse.Namespace:
    p = Parser(prog="python -m boards", description=__doc__)
    do = p.add_subparsers(dest="do", required=True, metavar="COMMAND")
    flash = do.add_parser("flash", help="copy what changed over USB, and restart")
    flash.add_argument("board", help=", ".join(names()))
    flash.add_argument("--port", help="its serial port, where more than one Pico is plugged in")
    image = do.add_parser("image", help="one UF2 with the file system, to drag onto the drive")
    image.add_argument("board", help=", ".join(names()))
    image.add_argument("--micropython", type=Path, help="MicroPython's .uf2, to be in it too")
    image.add_argument("--output", type=Path, help="where to write it")
    check = do.add_parser("check", help="whether a board can be built, and what goes to which pin")
    check.add_argument("board", nargs="*", help="all, where none is named")
    wiring = do.add_parser("wiring", help="draw what goes to which pin, beside the board file")
    wiring.add_argument("board", nargs="*", help="all, where none is named")
    return p.parse_args(arguments)


def _run(options: argparse.Namespace) -> int:
    if options.do == "flash":
        from boards.flash import flash

        flash(options.board, options.port, print)
    elif options.do == "image":
        from boards.image import image

        print(image(options.board, options.micropython, options.output))
    elif options.do == "wiring":
        from boards.wiring import write

        for board in options.board or names():
            print(write(board))
    else:
        for board in options.board or names():
            print(board + ":", *pin_list(load(board)), sep="\n  ")
    return 0


def main(arguments: list[str]) -> int:
    """Exit status: 0, or 2 for what cannot be done."""
    try:
        return printed(lambda: _run(_arguments(arguments)))
    except (DeployError, OSError) as error:
        return complain("boards", error)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
