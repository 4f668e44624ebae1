"""Stands in for machine.I2C, machine.SPI and machine.Pin; counts bytes and the time on the wire."""

import errno
from collections.abc import Callable
from typing import Any, Protocol

from sim.panels.clock import BenchClock


class I2CDevice(Protocol):
    """What hangs on an I2C bus."""

    def written(self, data: bytes) -> None:
        """Take a whole transfer, without the address."""

    def read(self, size: int) -> bytes:
        """Answer a read."""
        ...


class I2CPort:
    """An I2C bus of 400 kHz with devices by address; one that is unplugged does not acknowledge."""

    HERTZ = 400_000

    def __init__(self, clock: BenchClock) -> None:
        self.devices: dict[int, I2CDevice] = {}
        self.sent = 0  # bytes, addresses included
        self.transfers = 0
        self._clock = clock

    def writeto(self, address: int, data: Any, stop: bool = True) -> int:
        """As machine.I2C.writeto; OSError EIO where nothing answers."""
        device = self._address(address, len(data))
        device.written(bytes(data))
        return len(data)

    def readfrom(self, address: int, size: int) -> bytes:
        """As machine.I2C.readfrom."""
        return self._address(address, size).read(size)

    def _address(self, address: int, size: int) -> I2CDevice:
        device = self.devices.get(address)
        count = 1 + (size if device else 0)
        self.sent += count
        self.transfers += 1
        # A start, 9 bits a byte with its acknowledge, a stop.
        self._clock.us += (2 + 9 * count) * 1e6 / self.HERTZ
        if device is None:
            raise OSError(errno.EIO)
        return device


class Line:
    """An output pin; calling it sets its level."""

    def __init__(self, changed: Callable[[int], None] | None = None) -> None:
        self.level = 1
        self._changed = changed

    def __call__(self, level: int) -> None:
        self.level = level
        if self._changed:
            self._changed(level)


class SPIDevice(Protocol):
    """What hangs on an SPI bus."""

    def clocked(self, data: bytes, dc: int) -> None:
        """Take bytes while it is selected, with the level of the data/command pin."""

    def reset_line(self, level: int) -> None:
        """See its reset pin change."""


class SPIPort:
    """An SPI bus of 62.5 MHz with one device and its pins."""

    HERTZ = 62_500_000

    def __init__(self, clock: BenchClock, device: SPIDevice) -> None:
        self.dc = Line()
        self.cs = Line()
        self.reset = Line(device.reset_line)
        self.sent = 0  # bytes
        self.transfers = 0
        self._clock = clock
        self._device = device

    def write(self, data: Any) -> None:
        """As machine.SPI.write."""
        self.sent += len(data)
        self.transfers += 1
        self._clock.us += 8 * len(data) * 1e6 / self.HERTZ
        if not self.cs.level:
            self._device.clocked(bytes(data), self.dc.level)
