"""The buttons outside of play: tap for the next thing, hold to take it."""

from console.gestures import Hold
from console.scene import Scene
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from console.app import Console

_SOON_US = const(5000)
_IDLE_US = const(200_000)


class Taps:
    """Tells taps from holds, for every seat on its own.

    tapped(seat) is called at a release before the hold is complete, held(seat) when it is.
    """

    def __init__(
        self, seats: int, tapped: "Callable[[int], None]", held: "Callable[[int], None]"
    ) -> None:
        self._hold = Hold(seats)
        self._tapped = tapped
        self._held = held

    def press(self, t: int, seat: int, down: bool) -> None:
        """An edge at ticks `t`, in the order of time."""
        self.until(t)
        tap = not down and self._hold.is_held(seat)
        self._hold.press(t, seat, down)
        if tap:
            self._tapped(seat)

    def until(self, t: int) -> None:
        """Carry out the holds that are complete by ticks `t`."""
        seat = self._hold.waiting()
        while seat >= 0 and ticks_diff(self._hold.at, t) <= 0:
            self._hold.take(seat)
            self._held(seat)
            seat = self._hold.waiting()

    def deadline(self, now: int) -> int:
        """Ticks by which to look again: soon while a button is held."""
        return ticks_add(now, _SOON_US if self._hold.waiting() >= 0 else _IDLE_US)


class TapScene(Scene):
    """A scene that knows taps and holds; subclasses say what these do."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._taps = Taps(console.board.seats, self.tapped, self.held)

    def tapped(self, seat: int) -> None:
        """A seat's button was tapped."""

    def held(self, seat: int) -> None:
        """A seat's button was held; the menu button, seat -1, leads the same way back."""

    def press(self, t: int, seat: int, down: bool) -> None:
        self._taps.press(t, seat, down)

    def until(self, horizon: int) -> None:
        self._taps.until(horizon)

    def menu(self, now: int) -> None:
        self.held(-1)

    def deadline(self, now: int) -> int:
        return self._taps.deadline(now)
