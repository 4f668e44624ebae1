"""Bytes of each game on the 32-bit MicroPython: its rules, its state, and its table in play.

Code is compiled as for the device, without line numbers. Everything is measured after collecting.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from sim import vm32
from sim.errors import SimError

_EVENING = Path(__file__).parent / "onvm" / "evening.py"
# Each game's class, how it is made for the most players, and the scene in which it is played.
_GAMES = {
    "classic": ("Classic", "6, 0, deck, {}", "Play"),
    "central": ("Central", "6, 0, deck, {}", "Play"),
    "menagerie": ("Menagerie", "8, 0, deck, {}, range(8)", "Play"),
    "tricks": ("Tricks", "2, 0, deck, {}", "Ready"),
}

_BEGIN = """
import gc
import micropython

micropython.opt_level(3)
found = []
"""
_USED = "found.append(gc.mem_alloc())"
_TELL = "print(*found)"

# The second game is measured: the first makes what is made once.
_RULES = (
    "from snap.shuffle import shuffled\ndeck = bytes(shuffled(1))",
    _USED,
    "from snap.{module} import {name}",
    _USED,
    "first = {name}({arguments})",
    _USED,
    "second = {name}({arguments})",
    _USED,
)

_TABLE = (
    """
board = Board()
console = Console(board, language="en", game={module!r}, bots=2)
while type(console._scene).__name__ != "Title":
    measured_step(console, board)
""",
    _USED,
    """
console.play(2)
while type(console._scene).__name__ != {scene!r}:
    measured_step(console, board)
for _ in range(50):
    measured_step(console, board)
""",
    _USED,
)


def measure() -> Iterator[tuple[str, str]]:
    """Rules and state alone, then the console with the picture of an OLED."""
    if vm32.missing():
        raise SimError(vm32.missing())
    for game, (name, arguments, scene) in _GAMES.items():
        words = {"module": game, "name": name, "arguments": arguments, "scene": scene}
        bare, code, first, second = _run([_BEGIN], _RULES, words)
        yield f"{game}: code of its rules", f"{code - bare:,}"
        yield f"{game}: state of a game, most players", f"{second - first:,}"
        title, table = _run([_BEGIN, _EVENING.read_text()], _TABLE, words)
        yield f"{game}: console in play, beyond the title's {title:,}", f"{table - title:,}"


def _run(begin: list[str], pieces: Sequence[str], words: dict[str, str]) -> list[int]:
    """The bytes in use where they are asked for, each time after collecting."""
    code = begin.copy()
    for piece in pieces:
        code += [piece.format(**words), "gc.collect()"]
    return [int(word) for word in vm32.run([*code, _TELL]).split()]
