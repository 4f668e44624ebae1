"""Runs on the 32-bit MicroPython: a day of play, game after game, on one console and its store.

It goes in pieces of a minute, for garbage is collected only between two of them. What it prints is
read by sim/bench/day.py.
"""

import gc

from evening import Board

from console.app import Console
from console.deal import first_scene
from console.ticks import ticks_add, ticks_diff
from hal.store import FileStore

SECOND = 1_000_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
GAMES = ("classic", "central", "menagerie", "tricks")
TABLES = ("Play", "Claim", "Ready")  # the scenes that games begin with
PAGES = ["stats", "settings", "howto", "names"]
PAGE_US = 5 * SECOND
PROMPTS = ("HandOver", "Prompt", "Line")  # steps of tricks in which a hold pauses
TAP_US = 60_000
HOLD_US = 600_000
# Everybody goes for a walk: for longer than ticks can tell, then than 32 bits of microseconds can.
# (from this hour on, so long)
WALKS = [(0, 20 * MINUTE), (6, 75 * MINUTE)]


class Menu:
    """The small button."""

    down = False

    def pressed(self) -> bool:
        """True once for each press."""
        down, self.down = self.down, False
        return down


class Busy(Board):
    """Two people press any of four buttons; which, how long and when comes of one seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.menu = Menu()
        self.store = FileStore("/saves")
        self.us = 0  # since the start
        self._seed = seed
        self._edge_at = 0
        self._down = False

    def entropy(self) -> int:
        """64 bits: Knuth's linear congruential generator for MMIX."""
        self._seed = (self._seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return self._seed

    def below(self, n: int) -> int:
        """0 to n - 1."""
        return (self.entropy() >> 33) % n

    def log(self, text: str) -> None:
        """Nothing goes wrong all day, so there should be nothing."""
        print("log", text)

    def wait(self, until: int) -> None:
        """Let time pass to these ticks, or to the next edge of a button."""
        ahead = ticks_diff(until, self.presses.now)
        if self._edge_at > self.us:
            ahead = min(ahead, self._edge_at - self.us)
        self.us += max(1, ahead)
        self.presses.now = ticks_add(self.presses.now, max(1, ahead))

    def press(self, mean_us: int, holds: bool) -> None:
        """Close or open a button, if it is time; the next press comes after so long on average.

        holds: whether some presses are long
        """
        if self.us < self._edge_at:
            return
        presses = self.presses
        self._down = presses.down = not self._down
        if self._down:
            presses.player = self.below(self.seats)
            self._edge_at = self.us + (HOLD_US if holds and self.below(3) == 0 else TAP_US)
        else:
            self._edge_at = self.us + self.below(2 * mean_us)
        presses.waiting = 1

    def walk(self, us: int) -> None:
        """Nobody presses for so long."""
        self._edge_at = self.us + us


class Day:
    """`minute` is called again and again; after each, garbage being collected, `look`."""

    def __init__(self, minutes: int, seed: int) -> None:
        self.board = Busy(seed)
        self.console = Console(self.board, language="en", idle_min=0, bots=2)
        self._end_us = minutes * MINUTE
        self._walks = WALKS[:]
        self._games = 0
        self._pages = []
        self._stay_us = 0
        self._menu_us = MINUTE
        self._paused = self._in_play = self._looked = False
        self._point = ""  # where memory is to be looked at

    def minute(self) -> None:
        """Play on, but not beyond a point at which memory can be compared."""
        end = min(self._end_us, self.board.us + MINUTE)
        while self.board.us < end and not self._point:
            if self._in_play:
                self._meddle()
            self.board.wait(self.console.step(self.board.now()))
            self._follow(type(self.console._scene).__name__)

    def look(self) -> None:
        """Bytes in use, and at which point of the day."""
        print("memory", self.board.us // SECOND, self._point or "between", gc.mem_alloc())
        self._point = ""

    def _kind(self) -> str:
        return str(self.console.settings["game"])

    def _meddle(self) -> None:
        """Press buttons; now and then pause for half a minute, or for twenty."""
        board = self.board
        if board.us >= self._menu_us and (self._paused or self._may_pause()):
            self._paused = not self._paused
            board.menu.down = True
            us = HOUR // 3 if board.below(20) == 0 else MINUTE // 2
            if self._paused:
                board.walk(us + SECOND)
            self._menu_us = board.us + (us if self._paused else 7 * MINUTE)
        step = type(getattr(self.console._scene, "step", None)).__name__
        holds = step not in PROMPTS
        board.press(SECOND if self._kind() == "tricks" else 6 * SECOND, holds)

    def _may_pause(self) -> bool:
        scene = self.console._scene
        return hasattr(scene, "between") and scene.between is None

    def _follow(self, scene: str) -> None:
        if self._in_play:
            if scene in ("Over", "Title"):
                self._end(scene)
        elif scene in TABLES:
            self._in_play = True
            self._point = self._kind() + ("" if self._looked else " again")
            self._looked = False
            if self._kind() == "tricks":
                self._walk()
        elif scene != "Dealing" and self.board.us >= self._stay_us:
            self._next()

    def _walk(self) -> None:
        """Leave the table, if it is time for that."""
        if self._walks and self.board.us >= self._walks[0][0] * HOUR:
            self.board.walk(self._walks.pop(0)[1])

    def _end(self, scene: str) -> None:
        """Won, or left; every other time the same company plays again."""
        self._in_play = self._paused = False
        self._games += 1
        self._tell(scene)
        if self._games % 2 and scene == "Over":
            self.console._scene.tapped(0)
            return
        self._pages = ["title"] + PAGES * (self._games % 8 == 0)
        self._next()

    def _next(self) -> None:
        """The next page; after the title the next game."""
        if self._pages:
            self.console.go(self._pages.pop())
            self._stay_us = self.board.us + PAGE_US
        elif not self._looked:
            self._looked = True
            self._point = "title"
        else:
            self.console.settings.choose("game", GAMES[self._games // 2 % len(GAMES)])
            self.console.play(2)
            self.console.go(first_scene(self.console))

    def _tell(self, scene: str) -> None:
        """The whole record, how the game ended, and what the store holds."""
        store = self.board.store
        for line in (store.load(self.console.journal.name) or b"").splitlines():
            print("record", line.decode())
        winner = self.console.deal.game.winner if scene == "Over" else -1
        names = store.names()
        held = sum([len(store.load(name)) for name in names])
        print("over", self._kind(), scene, winner, len(names), held)
