"""How bytes reach a display controller: I2C, or SPI with a data/command pin.

Both offer `command(packet)`, where a packet begins with the bytes `prefix`, and `data(view)`,
where a view begins with the bytes `lead`, so that nothing is copied when play goes on.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class I2CWire:
    """A controller on an I2C bus of up to 400 kHz. OSError where it does not answer.

    SSD1306 datasheet 8.1.5.2: a control byte 0x00 says that commands follow, 0x40 that pixels do.
    """

    prefix = b"\x00"
    lead = b"\x40"

    def __init__(self, i2c: "Any", address: int, wait: "Callable[[int], None]") -> None:
        """`address` is 0x3C or 0x3D; `wait` sleeps for milliseconds."""
        self._i2c = i2c
        self._address = address
        self.wait = wait

    def reset(self) -> None:
        """Nothing: modules on I2C reset themselves at power-on."""

    def recover(self) -> None:
        """Free the bus, where it knows how to, after something failed."""
        if hasattr(self._i2c, "recover"):
            self._i2c.recover()

    def command(self, packet: "bytes | bytearray") -> None:
        """Send commands, `prefix` first."""
        self._i2c.writeto(self._address, packet)

    def data(self, view: "bytes | memoryview") -> None:
        """Send pixels, `lead` first."""
        self._i2c.writeto(self._address, view)

    def status(self) -> int:
        """The controller's status byte."""
        answer: bytes = self._i2c.readfrom(self._address, 1)
        return answer[0]

    def reads_back(self) -> bool:
        """True where pixels can be read: on an SH1106, and not on an SSD1306 (8.1.5).

        Writes column 0, which no SH1106 shows; the first byte read after an address is a dummy.
        """
        for pixels in (b"\x5a", b"\xa5"):
            self._i2c.writeto(self._address, b"\x00\xb0\x10\x00")
            self._i2c.writeto(self._address, b"\x40" + pixels)
            self._i2c.writeto(self._address, b"\x80\x00\xc0", False)
            if self._i2c.readfrom(self._address, 2)[1:] != pixels:
                return False
        return True


def _nothing(level: int) -> None:
    """A pin that is not there."""


class SPIWire:
    """A controller on an SPI bus, which cannot say whether it is there.

    Mode 0; mode 3 where no pin selects it, as modules without one ask for.
    """

    prefix = b""
    lead = b""

    def __init__(
        self,
        spi: "Any",
        dc: "Any",
        cs: "Any",
        reset: "Any",
        wait: "Callable[[int], None]",
    ) -> None:
        """`dc`, `cs` and `reset` are output pins, the last two None where there are none; `wait`
        sleeps for milliseconds."""
        self._spi = spi
        self._dc = dc
        self._cs = cs = cs or _nothing
        self._reset = reset
        self.wait = wait
        cs(1)

    def reset(self) -> None:
        """Pull the reset pin low, longer than the 3 us (SSD1306) and 10 us (ST7789) they ask."""
        if self._reset is not None:
            for level in (1, 0, 1):
                self._reset(level)
                self.wait(1)
            self.wait(119)  # an ST7789 may need 120 ms before Sleep Out

    def recover(self) -> None:
        """Nothing: there is no device that could hold this bus."""

    def command(self, packet: "bytes | bytearray") -> None:
        """Send commands."""
        self._dc(0)
        self._cs(0)
        self._spi.write(packet)
        self._cs(1)

    def data(self, view: "bytes | memoryview") -> None:
        """Send pixels."""
        self._dc(1)
        self._cs(0)
        self._spi.write(view)
        self._cs(1)

    def both(self, command: bytes, data: "bytes | bytearray") -> None:
        """Send a command and the bytes that go with it, as an ST7789 takes them."""
        self._dc(0)
        self._cs(0)
        self._spi.write(command)
        self._dc(1)
        self._spi.write(data)
        self._cs(1)

    def status(self) -> int:
        """None: nothing comes back on this wire."""
        raise OSError(19)
