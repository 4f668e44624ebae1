"""Looks at the hardware while people play: panel, buttons, battery; what is wrong is told."""

from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.party import Party
    from console.troubles import Troubles
    from hal.contract import Board

_EVERY_US = const(5_000_000)
_LOW_MV = const(3100)  # at VSYS: a lithium cell is nearly empty, three alkaline ones soon are
_ENOUGH_MV = const(3400)  # from which low is news again
_IN_A_ROW = const(3)  # a flash of all lamps is no empty battery


class Lookout:
    """Each trouble is told once, and again only after it had gone."""

    def __init__(self, board: "Board", troubles: "Troubles", party: "Party") -> None:
        self._board = board
        self._troubles = troubles
        self._party = party
        self._next_at = board.now()
        self._panel_lost = False
        self._stuck = 0
        self._overflows = 0
        self._low = 0  # how often in a row

    def advance(self, now: int, calm: bool) -> None:
        """To be called with every step; `calm`: time and garbage do not matter now."""
        self._look_at_panel()
        if calm and ticks_diff(now, self._next_at) >= 0:
            self._next_at = ticks_add(now, _EVERY_US)
            self._look_at_buttons()
            self._look_at_battery()

    def _look_at_panel(self) -> None:
        """Its fault is said on USB at once, and on the panel when it is back."""
        display = self._board.display
        if display is None or (display.fault is not None) == self._panel_lost:
            return
        self._panel_lost = not self._panel_lost
        if display.fault is not None:
            self._board.log("trouble: " + display.fault)
        else:
            self._troubles.tell("panel")

    def _look_at_buttons(self) -> None:
        presses = self._board.presses
        new = presses.stuck & ~self._stuck
        self._stuck = presses.stuck
        self._party.joined &= ~presses.stuck
        for seat in range(self._board.seats):
            if new >> seat & 1:
                self._troubles.tell("stuck", self._board.labels[seat])
        if presses.overflows and not self._overflows:
            self._troubles.tell("overflow")
        self._overflows = presses.overflows

    def _look_at_battery(self) -> None:
        millivolts = self._board.battery()
        if millivolts is None or millivolts >= _ENOUGH_MV:
            self._low = 0
        elif millivolts < _LOW_MV:
            self._low = min(self._low + 1, _IN_A_ROW + 1)
            if self._low == _IN_A_ROW:
                self._troubles.tell("battery")
