"""The console: one call, `step`, drives everything."""

from console.evening import Evening
from console.idle import Idle
from console.journal import Journal
from console.lights import Lights
from console.lookout import Lookout
from console.memory import Loaded
from console.nameplates import Nameplates
from console.party import Party
from console.scene import Scene
from console.settings import Settings
from console.sound import Sound
from console.stage import Stage
from console.texts import Texts
from console.ticks import ticks_diff
from console.troubles import Troubles
from console.vault import TABLE, Vault
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal.contract import Board

_SOON_US = const(10_000_000)
# Scenes in which no game is on.
_OUTSIDE = ("title", "join", "setup", "rules", "resume", "language", "settings", "stats", "howto")


class Console:
    """What a board runs. Scenes find everything here: board, settings, party, stage, ..."""

    def __init__(self, board: "Board", **chosen: "int | str") -> None:
        """chosen: settings (settings.py) that differ from what was kept; ValueError, KeyError."""
        self.board = board
        self.troubles = Troubles(board)
        self.vault = Vault(board.store, self.troubles)
        self.settings = Settings(self.vault)
        for name in chosen:
            self.settings.choose(name, chosen[name])
        self.party = Party(board.seats)
        self.lookout = Lookout(board, self.troubles, self.party)
        self.texts = Texts(board, str(self.settings["language"]))
        self.stage = Stage(board)
        self.sound = Sound(board.speaker, int(self.settings["volume"]))
        self.lights = Lights(board.lamps, board.seats)
        self.idle = Idle(self.stage, self.lights, board.now())
        self.nameplates = Nameplates(self.vault)
        self.evening = Evening(board.seats)
        self.journal = Journal(board.store, self.troubles)
        self.series: "Any"  # a Series or a Match, from the first deal on
        self.deal: "Any" = None  # the Deal of the game in play
        self._loaded = Loaded()
        self._scene = Scene(self)
        first = "language" if self.settings.fresh() and "language" not in chosen else "title"
        self._next = "resume" if self.vault.load(TABLE) else first
        self.then = ""  # the scene that a trouble was shown before
        self.last = ""  # the scene that was entered last: for one that opens, where it came from
        self._fallen = False
        self._fell_at = 0
        self.adjust()

    def play(self, persons: int) -> None:
        """Seat this many persons at the first buttons, and begin with the deal."""
        self.party.joined = (1 << persons) - 1
        self.party.seated = False
        self.go("deal")

    def adjust(self) -> None:
        """Be as the settings say, at once."""
        from console.adjust import adjust

        adjust(self)

    def go(self, scene: str) -> None:
        """End the scene; the module console.scenes.`scene` has the next one, `open(console)`."""
        self._next = scene

    def step(self, now: int) -> int:
        """Do what is due at ticks `now`; never waits. Returns the ticks of the next deadline.

        An exception ends the scene, not the game. Raises the second one within ten seconds.
        """
        try:
            return self._step(now)
        except Exception as error:
            if self._fallen and 0 <= ticks_diff(now, self._fell_at) < _SOON_US:
                raise
            self._fallen = True
            self._fell_at = now
            self._survive(error)
            return now

    def _survive(self, error: Exception) -> None:
        self._leave(False)  # memory may be what it is about

        from console import mishap

        mishap.survive(self, error)

    def _step(self, now: int) -> int:
        self._take_presses(now)
        if not self._next:
            self._scene.until(self.board.presses.horizon())
        if not self._next:
            self._scene.advance(now)
        if self._next:
            self._enter()
        if self._scene.lively():
            self.idle.stir(now)
        else:
            self.idle.advance(now)
        self.sound.advance(now)
        self.lights.advance(now)
        self.stage.refresh()
        self.lookout.advance(now, self._scene.calm())
        return now if self._next else self._deadline(now)

    def _enter(self) -> None:
        if self.troubles.waiting() and self._next != "trouble":
            self.then, self._next = self._next, "trouble"
        name = self._next
        outside = self.deal is None or self._next in _OUTSIDE
        self._next = ""
        self._leave(outside)
        self._scene = __import__("console.scenes." + name, None, None, ("open",)).open(self)
        self.last = name

    def _leave(self, game: bool) -> None:
        """Forget the scene that was and what it brought in, or the whole game."""
        self._scene = Scene(self)
        self.stage.clear()
        if game:
            self.deal = None
        self._loaded.unload(game)

    def _take_presses(self, now: int) -> None:
        presses = self.board.presses
        presses.poll()
        while not self._next and presses.next():
            if not self.idle.stir(now):  # the press that wakes does nothing else
                self._scene.press(presses.t, presses.player, presses.down)
        menu = self.board.menu
        if menu is not None and menu.pressed() and not self.idle.stir(now) and not self._next:
            self._scene.menu(now)

    def _deadline(self, now: int) -> int:
        at = self._scene.deadline(now)
        if self.sound.playing() and ticks_diff(self.sound.ends(), at) < 0:
            at = self.sound.ends()
        if self.lights.busy() and ticks_diff(self.lights.change(), at) < 0:
            at = self.lights.change()
        return at
