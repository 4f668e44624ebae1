"""What is shown for a while instead of the table; a long hold of a button asks for a pause."""

from console.gestures import Hold
from console.ticks import ticks_add, ticks_diff
from snap.const import const

LONG_HOLD_US = const(1_000_000)


class Interlude:
    """A picture with an end. `pause`: whether somebody asked for one."""

    def __init__(self, seats: int, now: int, length: int) -> None:
        """Shown from ticks `now` for `length` microseconds, and while a button is held."""
        self.pause = False
        self._hold = Hold(seats, LONG_HOLD_US)
        self._ends = ticks_add(now, length)

    def press(self, t: int, seat: int, down: bool) -> None:
        """An edge of a seat's button at ticks `t`."""
        self.until(t)
        self._hold.press(t, seat, down)

    def until(self, horizon: int) -> None:
        """No press from before ticks `horizon` can come any more."""
        seat = self._hold.waiting()
        if seat >= 0 and ticks_diff(self._hold.at, horizon) <= 0:
            self._hold.take(seat)
            self.pause = True

    def advance(self, now: int) -> None:
        """Keep the picture up to date."""

    def is_done(self, now: int) -> bool:
        """Whether the table may be seen again."""
        return self._hold.waiting() < 0 and ticks_diff(now, self._ends) >= 0

    def deadline(self, now: int) -> int:
        """Ticks at which there is something to do."""
        if self._hold.waiting() >= 0:
            return self._hold.at if ticks_diff(self._hold.at, now) > 0 else ticks_add(now, 1000)
        return self._ends
