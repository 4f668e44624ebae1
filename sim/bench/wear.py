"""How the flash wears at ten games a day: erases counted on the real littlefs, by sector and year.

The file system begins as `make image` makes it. A day: the box is switched on, four games of bots
are classic, two each of the other kinds. Flash lasts 100,000 erases a sector (W25Q16JV datasheet,
1), so a year's share of that is what wears off.
"""

from collections import Counter
from collections.abc import Iterator
from statistics import mean

from boards.files import pack
from boards.models import MODELS
from boards.payload import load, payload
from console.app import Console
from console.ticks import ticks_diff
from hal.contract import Store
from sim.board import DesktopBoard, seeded_entropy
from sim.clock import VirtualClock
from sim.flash import BLOCK, Flash, Mounted, own_files
from sim.signals import SilentSpeaker

BOARDS = ("pico_oled", "pico_w_oled")
DAYS = 30
DAY = ("classic", "classic", "central", "menagerie", "tricks") * 2
_YEAR = 365
_ENDURANCE = 100_000
_SEATS = 4


class Box:
    """A console on a store, all seats bots'."""

    def __init__(self, store: Store, seed: int) -> None:
        self._clock = VirtualClock()
        labels = tuple(str(seat + 1) for seat in range(_SEATS))
        entropy = seeded_entropy(seed)
        board = DesktopBoard(None, labels, self._clock, SilentSpeaker(), store, entropy)
        self._console = Console(board, language="en", bots=_SEATS, idle_min=0)

    def play(self, game: str) -> None:
        """One game, from the title to its result."""
        console = self._console
        console.settings.choose("game", game)
        console.settings.save()
        console.play(0)
        while type(console._scene).__name__ != "Over":
            self._step()
        console.go("title")
        self._step()

    def _step(self) -> None:
        ahead = ticks_diff(self._console.step(self._clock.now()), self._clock.now())
        self._clock.us += max(1, ahead)


class Wear:
    """Erases so far: `by_kind` of game, and how many games of each there were."""

    def __init__(self, image: bytes) -> None:
        self.flash = Flash(image=image)
        self.by_kind: Counter[str] = Counter()
        self.games: Counter[str] = Counter()

    def day(self, seed: int) -> None:
        """Ten games in a box that is switched on, and off again."""
        box = Box(Mounted(self.flash).mount().store(), seed)
        for game in DAY:
            before = self.flash.erased.total()
            box.play(game)
            self.by_kind[game] += self.flash.erased.total() - before
            self.games[game] += 1
        self.flash.log.clear()


def measure() -> Iterator[tuple[str, str]]:
    """The smallest flashes, with what lies on them."""
    try:
        for board in BOARDS:
            wear = Wear(pack(payload(board), MODELS[load(board).model]))
            for seed in range(DAYS):
                wear.day(seed)
            yield from _told(board, wear)
    finally:
        own_files()


def _told(board: str, wear: Wear) -> Iterator[tuple[str, str]]:
    sectors = len(wear.flash.buffer) // BLOCK
    erased = [wear.flash.erased[block] * _YEAR / DAYS for block in range(sectors)]
    for game, erases in wear.by_kind.items():
        yield f"{board}: {game}: erases a game", f"{erases / wear.games[game]:.1f}"
    yield f"{board}: sectors / of them ever erased", f"{sectors} / {sum(map(bool, erased))}"
    most = max(erased)
    yield f"{board}: erases a sector and year, mean / most", f"{mean(erased):.0f} / {most:.0f}"
    yield f"{board}: years until the first sector's end", f"{_ENDURANCE / most:,.0f}"
