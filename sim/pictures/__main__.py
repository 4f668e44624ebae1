"""`python -m sim.pictures`: plays scripts, in a window that nobody sees and on the boards' panels,
and keeps what is shown."""

import os
import sys
from pathlib import Path

from sim.assembly import make_board, make_console
from sim.clock import VirtualClock
from sim.fronts.faceplate import Plate
from sim.fronts.pads import Pads
from sim.fronts.unattended import Player
from sim.fronts.window import Window, open_screen
from sim.options import parser, profile_of
from sim.pictures import tour
from sim.screen import WatchedDisplay
from sim.script import read_script
from sim.signals import SilentSpeaker
from sim.store import MemoryStore

FOLDER = Path(__file__).parent
# A script's first line holds its options, as a remark.
_MARK = "# options: "


def draw(script: Path, out: Path) -> None:
    """Play a script; its shots, pictures of the whole window, go into the folder `out`."""
    text = script.read_text(encoding="utf-8")
    options = parser().parse_args(text.splitlines()[0].removeprefix(_MARK).split())
    profile = profile_of(options)
    display = WatchedDisplay(profile)
    clock = VirtualClock()
    board = make_board(options, display, clock, SilentSpeaker(), MemoryStore())
    open_screen()
    plate = Plate(profile, profile.seats, options.scale or profile.scale)
    window = Window(board, display, plate, Pads(profile.seats))
    console = make_console(options, board)
    steps = read_script(text, str(script), profile.seats)

    def shoot(name: str) -> None:
        window.save(out / f"{name}.png")

    Player(console, board, clock, steps, shoot).run()
    window.close()


def main(arguments: list[str]) -> int:
    """Draw them all. Exit status: 0, or 2 for a misuse."""
    if arguments:
        print("usage: python -m sim.pictures", file=sys.stderr)
        return 2
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    for script in sorted(FOLDER.glob("*.script")):
        draw(script, FOLDER)
        print(script.with_suffix(".png"))
    for board, language in tour.ALL:
        tour.draw(board, language)
        print(tour.path(board, language))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
