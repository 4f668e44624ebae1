"""Calls made with one button (3.3): how presses become a call, to the microsecond.

Three recognisers with one face. Times are ticks. State is bounded: a few ticks a seat.
`press` says whether an edge completes the call, at that edge; `waiting` and `at` tell of a call
that completes by itself unless the button opens first.
"""

from array import array

from console.agenda import Agenda
from console.ticks import ticks_add, ticks_diff
from snap.const import const

DOUBLE_US = const(400_000)
TRIPLE_US = const(700_000)
HOLD_US = const(500_000)
_NONE = const(-1)


class Tap:
    """Every press is a call."""

    at = 0

    def press(self, t: int, seat: int, down: bool) -> bool:
        """Take an edge; True where it completes the call, at `t`."""
        return down

    def waiting(self) -> int:
        """The seat whose call completes next by itself, at ticks `at`; -1 where there is none."""
        return _NONE

    def take(self, seat: int) -> None:
        """The call of a waiting seat has been made."""

    def forget(self, t: int) -> None:
        """Nothing before ticks `t` minus the gesture's length matters any more."""

    def reset(self) -> None:
        """Drop every gesture that has begun."""


class Taps(Tap):
    """`count` presses, the last no more than `within` microseconds after the first."""

    def __init__(self, seats: int, count: int, within: int) -> None:
        self._earlier = count - 1
        self._within = within
        self._times = array("i", [_NONE] * (seats * self._earlier))  # oldest first

    def press(self, t: int, seat: int, down: bool) -> bool:
        if not down:
            return False
        oldest = seat * self._earlier
        done = self._is_near(self._times[oldest], t)
        for i in range(oldest, oldest + self._earlier - 1):
            self._times[i] = _NONE if done else self._times[i + 1]
        self._times[oldest + self._earlier - 1] = _NONE if done else t
        return done

    def _is_near(self, first: int, t: int) -> bool:
        return first != _NONE and ticks_diff(t, first) <= self._within

    def forget(self, t: int) -> None:
        """Ticks come round again, so what is too old to count must not be kept."""
        for i in range(len(self._times)):
            if self._times[i] != _NONE and not self._is_near(self._times[i], t):
                self._times[i] = _NONE

    def reset(self) -> None:
        for i in range(len(self._times)):
            self._times[i] = _NONE


class Hold(Tap):
    """One press, held for `length` microseconds."""

    def __init__(self, seats: int, length: int = HOLD_US) -> None:
        self.at = 0  # the instance's own from the start: a first assignment allocates
        self._length = length
        self._ends = Agenda(seats)  # when each hold would be complete

    def press(self, t: int, seat: int, down: bool) -> bool:
        if down:
            self._ends.set(seat, ticks_add(t, self._length))
        else:
            self._ends.drop(seat)
        return False

    def is_held(self, seat: int) -> bool:
        """Whether a seat's button is down and its hold is not complete."""
        return self._ends.has(seat)

    def waiting(self) -> int:
        seat = self._ends.first()
        self.at = self._ends.at
        return seat

    def take(self, seat: int) -> None:
        self._ends.drop(seat)

    def reset(self) -> None:
        self._ends.clear()


def recogniser(call: str, seats: int) -> Tap:
    """The recogniser for a house rule's call: `press`, `double`, `triple` or `hold`."""
    if call == "double":
        return Taps(seats, 2, DOUBLE_US)
    if call == "triple":
        return Taps(seats, 3, TRIPLE_US)
    return Hold(seats) if call == "hold" else Tap()
