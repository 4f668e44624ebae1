"""No front: a script presses, time is virtual, and only what is shot is drawn."""

from collections.abc import Callable
from typing import Protocol

from console.ticks import ticks_diff
from sim.clock import VirtualClock
from sim.presses import Buttons, MenuButton
from sim.script import Step, edges

_JUDGING_US = 500  # how often to look while an edge waits for its judgement


class Console(Protocol):
    """What drives everything."""

    def step(self, now: int) -> int:
        """Do what is due at ticks `now`; returns the ticks of the next deadline."""
        ...


class Board(Protocol):
    """What a script can reach of a board."""

    presses: Buttons
    menu: MenuButton


class Player:
    """Plays the steps of a script; `shoot` is called with each picture's name."""

    def __init__(
        self,
        console: Console,
        board: Board,
        clock: VirtualClock,
        steps: list[Step],
        shoot: Callable[[str], None],
    ) -> None:
        self._console = console
        self._board = board
        self._clock = clock
        self._shoot = shoot
        self._inputs = _inputs(steps)
        self._shots = [(step.t, step.name) for step in steps if step.do == "shot"]
        self._end = _end(steps)

    def run(self) -> None:
        """Play to the end of the script."""
        while True:
            self._press()
            now = self._clock.now()
            ahead = ticks_diff(self._console.step(now), now)
            self._picture()
            if self._clock.us >= self._end:
                return
            self._clock.us = self._wake(ahead)

    def _press(self) -> None:
        while self._inputs and self._inputs[0][0] <= self._clock.us:
            _, seat, down = self._inputs.pop(0)
            if seat < 0:
                self._board.menu.press()
            else:
                self._board.presses.set(seat, down)

    def _picture(self) -> None:
        while self._shots and self._shots[0][0] <= self._clock.us:
            self._shoot(self._shots.pop(0)[1])

    def _wake(self, ahead: int) -> int:
        now = self._clock.us
        moments = [now + max(1, ahead), self._end]
        moments += [queue[0][0] for queue in (self._inputs, self._shots) if queue]
        if self._board.presses.undecided():
            moments.append(now + _JUDGING_US)
        return min(moments)


_MENU = -1


def _inputs(steps: list[Step]) -> list[tuple[int, int, bool]]:
    """Everything pressed, in time order: microseconds, seat or _MENU, closed."""
    found = [(step.t, _MENU, True) for step in steps if step.do == "menu"]
    for step in steps:
        if step.do == "press":
            found += [(t, step.seat, down) for t, down in edges(step)]
    return sorted(found, key=lambda item: item[0])


def _end(steps: list[Step]) -> int:
    """When the script is over: at its `end`, else when its last step is done."""
    ends = [step.t for step in steps if step.do == "end"]
    return (
        min(ends) if ends else max((step.t + step.hold + step.bounce for step in steps), default=0)
    )
