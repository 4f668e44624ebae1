"""What SSD1306, SSD1309 and SH1106 have in common: one bit a pixel, pages of 8 rows."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_OFF_BIT = 0x40  # of the status byte: the display is off


class Oled:
    """128 x 64 pixels; what a subclass adds is `SETUP` and how an area is chosen."""

    SETUP = b""  # commands that leave the display off
    width = 128
    height = 64
    colors = 2
    rows = 64
    hertz = 10_000_000  # of SPI: SSD1306 datasheet, table 13-5, clock cycle 100 ns

    def __init__(self, wire: "Any") -> None:
        self._wire = wire
        self.lead = wire.lead
        self._skip = len(wire.prefix)
        self._tells = False  # its status byte can be believed

    def start(self) -> None:
        """Set it up, dark. OSError where it does not answer."""
        self._wire.reset()
        self._command(self.SETUP)

    def recover(self) -> None:
        """Free its bus."""
        self._wire.recover()

    def show(self) -> None:
        """Light it: AFh."""
        self._command(b"\xaf")
        self._tells = self._lit()

    def sleep(self) -> None:
        """Switch it off, its memory kept: AEh."""
        self._tells = False
        self._command(b"\xae")

    def turn(self, degrees: int) -> None:
        """0 or 180: which side the segments (A0h/A1h) and the rows (C0h/C8h) are counted from."""
        self._command(b"\xa0\xc0" if degrees else b"\xa1\xc8")

    def dim(self, level: int) -> None:
        """Set the contrast, 0 to 255: 81h."""
        self._command(bytes((0x81, level)))

    def alive(self) -> bool:
        """False when it has lost its setup; OSError when it does not answer.

        A controller that was without power comes back switched off, which its status tells.
        """
        return not self._tells or self._lit()

    def send(self, strip: "bytes | memoryview") -> None:
        """Send the next rows of the area: `lead`, then a byte for each column and page."""
        self._wire.data(strip)

    def _lit(self) -> bool:
        try:
            return not self._wire.status() & _OFF_BIT
        except OSError:
            if self._tells:
                raise
            return False

    def _command(self, commands: bytes) -> None:
        self._wire.command(self._wire.prefix + commands)

    def _packet(self, size: int) -> bytearray:
        """A packet of commands to be kept and filled in, from `_skip` on."""
        return bytearray(self._wire.prefix + bytes(size))
