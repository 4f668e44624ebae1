"""An emulated ST7789V (Sitronix) on a 4-line serial interface; sections of its datasheet."""

import random
from array import array

from PIL import Image

from sim.frame import rgb565_image
from sim.panels import ForbiddenError
from sim.panels.clock import BenchClock

COLUMNS, ROWS = 240, 320
_PIXEL = 2
_MY, _MX, _MV = 0x80, 0x40, 0x20  # of MADCTL (9.1.28)
_ARGUMENTS = {0x2A: 4, 0x2B: 4, 0x36: 1, 0x3A: 1}
_SIMPLE = (0x01, 0x10, 0x11, 0x13, 0x20, 0x21, 0x28, 0x29)
_RAMWR = 0x2C


class St7789:
    """240 x 320 pixels of memory; `glass` (column, row, width, height) is what can be seen of it.

    Glass of the kind that needs inverted colours is `inverted`; it is `mounted` turned clockwise.
    """

    def __init__(
        self,
        clock: BenchClock,
        glass: tuple[int, int, int, int] = (0, 0, COLUMNS, ROWS),
        mounted: int = 0,
        inverted: bool = True,
    ) -> None:
        self._clock = clock
        self._glass = glass
        self._mounted = mounted
        self._wants_inversion = inverted
        self.memory = array("H", random.Random(7789).randbytes(COLUMNS * ROWS * _PIXEL))
        self.backlight = 255
        self._awake_at = self._ready_at = 0.0
        self._reset()

    def _reset(self) -> None:
        self.on = False
        self.asleep = True
        self.inverted = False
        self.madctl = 0
        self.colmod = 0x66
        self._columns, self._rows = (0, COLUMNS - 1), (0, ROWS - 1)
        self._command = -1
        self._arguments = b""
        self._at = 0  # pixels written into the window
        self._half = b""

    def light(self, level: int) -> None:
        """Set the backlight, 0 to 255."""
        self.backlight = level

    def reset_line(self, level: int) -> None:
        """Be reset while the line is low, and for 5 ms (120 ms before Sleep Out) after."""
        if not level:
            self._reset()
        self._rest(5, 120)

    def _rest(self, command_ms: int, sleep_out_ms: int) -> None:
        self._ready_at = self._clock.us + command_ms * 1000
        self._awake_at = self._clock.us + sleep_out_ms * 1000

    def clocked(self, data: bytes, dc: int) -> None:
        """Take commands, or with `dc` what belongs to the last one."""
        if self._clock.us < self._ready_at:
            raise ForbiddenError("a byte before the time that a reset or Sleep Out takes")
        if not dc:
            for byte in data:
                self._begin(byte)
        elif self._command == _RAMWR:
            self._pixels(data)
        else:
            self._argument_bytes(data)

    def _begin(self, command: int) -> None:
        missing = _ARGUMENTS.get(self._command, 0) - len(self._arguments)
        if missing or self._half:
            raise ForbiddenError(f"command {self._command:#04x} was cut short")
        self._command, self._arguments = command, b""
        if command == _RAMWR:
            self._at = 0
            if self.colmod & 7 != 5:
                raise ForbiddenError("only 16 bits a pixel are emulated")
        elif command in _SIMPLE:
            self._simple(command)
        elif command not in _ARGUMENTS:
            raise ForbiddenError(f"command {command:#04x}")

    def _simple(self, command: int) -> None:
        if command == 0x01:  # 9.1.2
            asleep = self.asleep
            self._reset()
            self._rest(5, 5 if asleep else 120)
        elif command == 0x11:  # 9.1.12
            if self._clock.us < self._awake_at:
                raise ForbiddenError("Sleep Out too early after a reset")
            self.asleep = False
            self._rest(5, 120)
        elif command == 0x10:
            self.asleep = True
        elif command in (0x20, 0x21):
            self.inverted = command == 0x21
        elif command in (0x28, 0x29):
            self.on = command == 0x29

    def _argument_bytes(self, data: bytes) -> None:
        self._arguments += data
        wanted = _ARGUMENTS.get(self._command, 0)
        if len(self._arguments) > wanted:
            raise ForbiddenError(f"too many bytes for command {self._command:#04x}")
        if len(self._arguments) < wanted:
            return
        if self._command == 0x36:
            self.madctl = self._arguments[0]
        elif self._command == 0x3A:
            self.colmod = self._arguments[0]
        else:
            self._span(self._arguments)

    def _span(self, data: bytes) -> None:
        """9.1.20 and 9.1.21: in order, and inside the memory as MV exchanges it."""
        first, last = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big")
        tall = (self._command == 0x2B) != bool(self.madctl & _MV)
        if not first <= last < (ROWS if tall else COLUMNS):
            raise ForbiddenError(f"command {self._command:#04x} from {first} to {last}")
        if self._command == 0x2A:
            self._columns = (first, last)
        else:
            self._rows = (first, last)

    def _pixels(self, data: bytes) -> None:
        """Fill the window from where it was left; at its end it begins anew."""
        data = self._half + data
        whole = len(data) & ~1
        self._half = data[whole:]
        pixels = array("H", data[:whole])
        width = self._columns[1] - self._columns[0] + 1
        height = self._rows[1] - self._rows[0] + 1
        while pixels:
            x, y = self._at % width, self._at // width % height
            run = pixels[: width - x]
            self._put(self._columns[0] + x, self._rows[0] + y, run)
            self._at += len(run)
            pixels = pixels[len(run) :]

    def _put(self, x: int, y: int, run: "array[int]") -> None:
        """Put pixels that lie in a row of the picture to where MADCTL has them in memory."""
        start = self._place(x, y)
        step = self._place(x + 1, y) - start
        stop = start + step * len(run)
        self.memory[start : stop if stop >= 0 else None : step] = run

    def _place(self, x: int, y: int) -> int:
        if self.madctl & _MV:
            x, y = y, x
        if self.madctl & _MX:
            x = COLUMNS - 1 - x
        if self.madctl & _MY:
            y = ROWS - 1 - y
        return y * COLUMNS + x

    def image(self) -> Image.Image:
        """What can be seen, as an RGB image that stands as the glass is mounted."""
        x, y, width, height = self._glass
        image = rgb565_image(self.memory.tobytes(), COLUMNS, ROWS).crop(
            (x, y, x + width, y + height)
        )
        if not self.on or self.asleep or not self.backlight:
            image = Image.new("RGB", image.size)
        elif self.inverted != self._wants_inversion:
            image = image.point(lambda level: 255 - level)
        return image.rotate(self._mounted, expand=True)
