"""What the lamps show: whose turn it is, dimly; a flash for who won, who tied, who was wrong."""

from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Lamps

FULL = const(255)
_DIM = const(40)
STEADY = const(0)
SLOW = const(250_000)  # half a period in microseconds
QUICK = const(80_000)


class Lights:
    """Lamps by seat of the board; `mask` is a bit a seat."""

    def __init__(self, lamps: "Lamps", seats: int) -> None:
        self._lamps = lamps
        self._percent = 100
        self._levels = bytearray(seats)
        self._glow = 0
        self._flash = 0
        self._half = STEADY
        self._on = False
        self._change = 0
        self._ends = 0

    def glow(self, mask: int) -> None:
        """Light these seats dimly while nothing else is shown."""
        self._glow = mask
        self._send()

    def flash(self, mask: int, half: int, length: int, now: int) -> None:
        """Light these seats for `length` microseconds: STEADY, or blinking SLOW or QUICK."""
        self._flash = mask
        self._half = half
        self._on = True
        self._ends = ticks_add(now, length)
        self._change = ticks_add(now, half) if half else self._ends
        self._send()

    def scale(self, percent: int) -> None:
        """How bright all of it is, 0 to 100."""
        self._percent = percent
        self._send()

    def busy(self) -> bool:
        """Whether a flash is on, which changes at the ticks of `change`."""
        return self._flash != 0

    def change(self) -> int:
        """Ticks of the flash's next change."""
        return self._change

    def advance(self, now: int) -> None:
        """Show what is due at ticks `now`."""
        while self._flash and ticks_diff(now, self._change) >= 0:
            self._on = not self._on
            if ticks_diff(self._change, self._ends) >= 0:
                self._flash = 0
            else:
                self._change = ticks_add(self._change, self._half)
            self._send()

    def off(self) -> None:
        """Darkness."""
        self._flash = self._glow = 0
        self._send()

    def _send(self) -> None:
        for seat in range(len(self._levels)):
            level = self._level(seat) * self._percent // 100
            if level != self._levels[seat]:
                self._levels[seat] = level
                self._lamps.set(seat, level)

    def _level(self, seat: int) -> int:
        if self._flash:
            return FULL if self._on and self._flash >> seat & 1 else 0
        return _DIM if self._glow >> seat & 1 else 0
