"""The steps of a scene of tricks and melds, one at a time, each with a picture, until done."""

from console.moment import Moment
from console.taps import Taps
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.tricks.stepwise import Stepwise

ANYONE = const(-1)
_IDLE_US = const(200_000)
_UNATTENDED_US = const(1_500_000)  # where only bots are left, nobody taps
_HAND_OVER = const(6)  # a picture of console.screens.notice


class Step:
    """A step that does nothing and is never done. `may_pause`: whether a pause can interrupt it."""

    done = False
    may_pause = True

    def press(self, t: int, seat: int, down: bool) -> None:
        """An edge of a seat's button at ticks `t`; in the order of time."""

    def until(self, horizon: int) -> None:
        """No press from before ticks `horizon` can come any more."""

    def advance(self, now: int) -> None:
        """Do what is due at ticks `now`."""

    def deadline(self, now: int) -> int:
        """Ticks at which `advance` has something to do next."""
        return ticks_add(now, _IDLE_US)

    def close(self) -> None:
        """The next step follows: leave nothing private behind."""


class Wait(Step):
    """What is shown stays for a while."""

    def __init__(self, scene: "Stepwise", us: int) -> None:
        self._ends = ticks_add(scene.console.board.now(), us)

    def advance(self, now: int) -> None:
        self.done = ticks_diff(now, self._ends) >= 0

    def deadline(self, now: int) -> int:
        return self._ends


class Prompt(Step):
    """What is shown, to all, stays until a player taps their button. A hold pauses."""

    def __init__(self, scene: "Stepwise", player: int) -> None:
        """player: who has to tap, or ANYONE."""
        self._scene = scene
        self._player = player
        self._opened = Moment(scene.console.board.now())
        self._ends = ticks_add(self._opened.at, _UNATTENDED_US)
        self._taps = Taps(scene.console.board.seats, self._tapped, self._held)
        scene.glow(player)

    def press(self, t: int, seat: int, down: bool) -> None:
        if self._opened.passed(t):
            self._taps.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._opened.passed(horizon)
        self._taps.until(horizon)

    def advance(self, now: int) -> None:
        if self._unattended() and ticks_diff(now, self._ends) >= 0:
            self.done = True

    def deadline(self, now: int) -> int:
        at = self._taps.deadline(now)
        return self._ends if self._unattended() and ticks_diff(self._ends, at) < 0 else at

    def _unattended(self) -> bool:
        party = self._scene.console.party
        return party.is_bot(0) and party.is_bot(1)

    def _tapped(self, seat: int) -> None:
        player = self._scene.console.party.player_at(seat)
        if self._player in (ANYONE, player):
            self.done = True

    def _held(self, seat: int) -> None:
        self._scene.pause()


class HandOver(Prompt):
    """What comes next is for one player alone: the device is passed to them."""

    def __init__(self, scene: "Stepwise", player: int) -> None:
        super().__init__(scene, player)
        say = scene.say
        screen = scene.console.stage.open("notice", "Notice")
        who, footer = scene.who(player), scene.only(player)
        screen.update(_HAND_OVER, say["over"], who, say["over.text"], footer)
