"""The options of `python -m sim`."""

import argparse
from collections.abc import Iterator
from dataclasses import replace

from console.settings import CHOICES, choices
from sim.command import Parser, number
from sim.profiles import SEATS, Profile, names, profile

FRONTS = ("auto", "window", "terminal", "none")

_EPILOG = """\
S L T N E O C U, or 1 to 8, are the buttons of seats 1 to 8; Esc is the menu button.
Gamepads and PlayStation Buzz! pads work in the window. Of a USB encoder with buttons of your own,
each button is a seat's with --pads each.

Without options a window opens where there is a screen, else the terminal is used.
python -m sim --help-script   how to write a script
python -m sim replay FILE     play a game's record again; replay --help tells more
python -m sim stats FILE...   what the players of these records have done

What --set can change (_us: microseconds, _s: seconds, _min: minutes):
"""

_CHOSEN = {
    "game": "what is played",
    "pace": "how fast the cards come",
    "level": "how good the bots are",
    "language": "what the console speaks",
}
_SET = "any other setting, as owners_only=true; they are listed below"


def parser() -> argparse.ArgumentParser:
    """The options with their ranges and defaults."""
    p = Parser(
        prog="python -m sim",
        description="Snap on a desktop computer: the console's own code on one more board.",
        epilog=_EPILOG + "\n".join(_setting_lines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_view(p)
    _add_game(p)
    _add_script(p)
    return p


def _add_view(p: argparse.ArgumentParser) -> None:
    p.add_argument("--front", choices=FRONTS, default="auto", help="how to see it")
    p.add_argument("--board", choices=names(), help="its display; by itself what there is room for")
    p.add_argument("--scale", type=number(1, 16), metavar="N", help="screen pixels a pixel")
    p.add_argument("--seats", type=number(2, SEATS), metavar="N", help="buttons")
    p.add_argument("--pads", choices=("one", "each"), default="one", help="a pad is one player's")
    p.add_argument("--mute", action="store_true", help="no sound")
    p.add_argument("--store", metavar="FOLDER", help="where settings and games are kept")


def _add_game(p: argparse.ArgumentParser) -> None:
    p.add_argument("--players", type=number(0, SEATS), metavar="N", help="people at the table")
    p.add_argument("--bots", type=number(0, SEATS - 1), metavar="N", help="bots at the table")
    for name, about in _CHOSEN.items():
        p.add_argument("--" + name, choices=choices(name), help=about)
    p.add_argument("--set", type=_setting, action="append", metavar="NAME=VALUE", help=_SET)
    p.add_argument("--seed", type=number(0, 2**64 - 1), metavar="N", help="the same again")
    p.add_argument("--record", metavar="FILE", help="write the record of the last game")


def _add_script(p: argparse.ArgumentParser) -> None:
    p.add_argument("--script", metavar="FILE", help="presses to play; - is standard input")
    p.add_argument("--shots", metavar="FOLDER", default="shots", help="where its pictures go")
    p.add_argument("--help-script", action="store_true", help="how to write a script")


def chosen_settings(options: argparse.Namespace) -> dict[str, int | str]:
    """The console's settings that were named, by name."""
    named = {name: getattr(options, name) for name in ("bots", *_CHOSEN)}
    settings = {name: value for name, value in named.items() if value is not None}
    return settings | dict(options.set or [])


def profile_of(options: argparse.Namespace) -> Profile:
    """The board, with as many seats as were asked for; DeployError where its file is wrong."""
    board = profile(options.board or "tft320")
    return replace(board, seats=options.seats or board.seats)


def _setting_lines() -> Iterator[str]:
    """Each with what it can be and what it is until somebody chooses."""
    for name, values, first in CHOICES:
        shown = [str(value).lower() for value in values]
        yield f"  {name:<16}{', '.join(shown)}; at first {shown[first]}"


def _setting(text: str) -> tuple[str, int | str]:
    name, _, wanted = text.partition("=")
    try:
        values = choices(name)
    except KeyError:
        raise argparse.ArgumentTypeError(f"there is no setting '{name}'") from None
    for value in values:
        if str(value).lower() == wanted.lower():
            return name, value
    known = ", ".join(str(value).lower() for value in values)
    raise argparse.ArgumentTypeError(f"'{name}' is one of {known}, not '{wanted}'")
