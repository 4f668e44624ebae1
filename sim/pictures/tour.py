"""The same few screens on each kind of panel and in each language, a strip of them a picture."""

from pathlib import Path

from PIL import Image

from sim.assembly import make_board, make_console
from sim.clock import VirtualClock
from sim.fronts.unattended import Player
from sim.options import parser, profile_of
from sim.screen import UnwatchedDisplay
from sim.script import read_script
from sim.signals import SilentSpeaker
from sim.store import MemoryStore

from console.texts import LANGUAGES  # isort: skip  # after sim, which makes it importable

FOLDER = Path(__file__).parent / "boards"
BOARDS = ("pico_oled", "pico_tft", "display_pack2")  # one for each size of panel
ALL = [(board, language) for board in BOARDS for language in LANGUAGES]
_SCRIPT = FOLDER / "tour.script"
_MARK = "# options: "  # which the script's first line holds, as a remark
_GAP = 8
_LEAST = 200  # pixels; of smaller panels each pixel is drawn as two by two
_WALL = (70, 70, 80)


def path(board: str, language: str, folder: Path = FOLDER) -> Path:
    """Where the picture of a board and a language is kept."""
    return folder / f"{board}-{language}.png"


def draw(board: str, language: str, folder: Path = FOLDER) -> None:
    """Play the script on a board of boards/, its own driver included, and keep the strip."""
    _strip(_shots(board, language)).save(path(board, language, folder), optimize=True)


def _shots(name: str, language: str) -> list[Image.Image]:
    text = _SCRIPT.read_text(encoding="utf-8")
    given = text.splitlines()[0].removeprefix(_MARK).split()
    options = parser().parse_args([*given, "--board", name, "--language", language])
    profile = profile_of(options)
    display = UnwatchedDisplay(profile)
    clock = VirtualClock()
    board = make_board(options, display, clock, SilentSpeaker(), MemoryStore())
    steps = read_script(text, str(_SCRIPT), profile.seats)
    shots: list[Image.Image] = []
    console = make_console(options, board)
    Player(console, board, clock, steps, lambda _: shots.append(display.shot())).run()
    return shots


def _strip(shots: list[Image.Image]) -> Image.Image:
    scale = 2 if shots[0].width < _LEAST else 1
    wide, high = shots[0].width * scale, shots[0].height * scale
    strip = Image.new("RGB", (len(shots) * (wide + _GAP) + _GAP, high + 2 * _GAP), _WALL)
    for i, shot in enumerate(shots):
        large = shot.resize((wide, high), Image.Resampling.NEAREST)
        strip.paste(large, (_GAP + i * (wide + _GAP), _GAP))
    return strip
