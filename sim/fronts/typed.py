"""Presses from keys that tell when they go down, but not when they come up.

A key stands for a short tap; a key that repeats is held. With Shift it stays down until it is
typed again, or for four seconds.
"""

from typing import Protocol

HOLD = "Shift and a key: hold, once more: let go"  # what a front says of it
TAP_US = 90_000  # longer than a repeating key's pause
HELD_US = 4_000_000


class _Buttons(Protocol):
    def set(self, seat: int, down: bool) -> None: ...


class _Clock(Protocol):
    @property
    def us(self) -> int: ...


class TypedPresses:
    """Lets go of buttons in place of the terminal, by the time of whoever they belong to."""

    def __init__(self, presses: _Buttons, clock: _Clock) -> None:
        self._presses = presses
        self._clock = clock
        self._ends: dict[int, int] = {}  # microseconds at which a seat's button is let go

    def type(self, seat: int, shifted: bool) -> None:
        """A seat's key was typed, with Shift or without."""
        lasting = self._ends.get(seat, 0) > self._clock.us + TAP_US
        if lasting:
            self._release(seat)
            return
        if seat not in self._ends:
            self._presses.set(seat, True)
        self._ends[seat] = self._clock.us + (HELD_US if shifted else TAP_US)

    def let_go(self) -> None:
        """Release what is due."""
        for seat in [seat for seat, end in self._ends.items() if end <= self._clock.us]:
            self._release(seat)

    def _release(self, seat: int) -> None:
        del self._ends[seat]
        self._presses.set(seat, False)
