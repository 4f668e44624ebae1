"""What a player's buttons say while they choose: back, on, or pick.

With one button a tap is on and a hold is pick. Where seats are free their buttons help: the next
one to the right is on, the next to the left back, and one's own is pick at once.
"""

from console.gestures import Hold
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from console.app import Console
    from console.texts import Section

BACK = const(-1)
PICK = const(0)
ON = const(1)
_NOBODY = const(-1)
_SOON_US = const(5000)
_IDLE_US = const(200_000)


class Buttons:
    """chosen(what, t) is called with BACK, PICK or ON, and the ticks at which it was complete."""

    def __init__(
        self, console: "Console", player: int, chosen: "Callable[[int, int], None]"
    ) -> None:
        party, seats = console.party, console.board.seats
        own = party.seats[player]
        free = [seat for seat in range(own + 1, own + seats) if party.player_at(seat % seats) < 0]
        self._own = own
        self._on = free[0] % seats if free else _NOBODY
        self._back = free[-1] % seats if len(free) > 1 else _NOBODY
        self._labels = console.board.labels
        self._chosen = chosen
        self._hold = Hold(seats)

    def hint(self, say: "Section", pick: str) -> str:
        """What the buttons do, `pick` being what a pick does now."""
        if self._on < 0:
            return say.fill("hint.one", pick)
        on, own = self._labels[self._on], self._labels[self._own]
        if self._back < 0:
            return say.fill("hint.two", own, pick, on)
        return say.fill("hint.three", self._labels[self._back], own, pick, on)

    def press(self, t: int, seat: int, down: bool) -> None:
        """An edge of a seat's button at ticks `t`, in the order of time."""
        self.until(t)
        if seat == self._own and self._on < 0:
            self._press_only(t, down)
        elif down and seat == self._own:
            self._chosen(PICK, t)
        elif down and seat == self._on:
            self._chosen(ON, t)
        elif down and seat == self._back:
            self._chosen(BACK, t)

    def _press_only(self, t: int, down: bool) -> None:
        tap = not down and self._hold.is_held(self._own)
        self._hold.press(t, self._own, down)
        if tap:
            self._chosen(ON, t)

    def until(self, t: int) -> None:
        """Carry out a hold that is complete by ticks `t`."""
        if self._hold.waiting() >= 0 and ticks_diff(self._hold.at, t) <= 0:
            at = self._hold.at
            self._hold.take(self._own)
            self._chosen(PICK, at)

    def deadline(self, now: int) -> int:
        """Ticks by which to look again: soon while the button is held."""
        return ticks_add(now, _SOON_US if self._hold.waiting() >= 0 else _IDLE_US)
