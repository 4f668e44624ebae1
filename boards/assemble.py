"""Makes the Board of the contract from a board file, on the device."""

import sys

import machine

from hal import displayio, vectorio
from hal.display import Display
from hal.power import entropy, vsys
from hal.sheets import Sheets
from hal.store import FileStore
from hal.ticks import now
from hal.usblog import UsbLog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

    from boards.spec import Spec
    from hal.displayio import Bitmap

BOARD_FILE = "/board.txt"
SAVES = "/saves"
SHEETS = "assets/all.sheets"
_MHZ = {"pico": 125, "pico_w": 125, "pico2": 150, "pico2_w": 150}


def load() -> "Spec":
    """The board file on the device, checked; BoardError says what is wrong with it.

    What reads and checks is forgotten again: it would cost memory for good.
    """
    from boards.check import check
    from boards.spec import read

    with open(BOARD_FILE) as file:
        spec = read(file.read(), "board.txt")
    check(spec)
    _forget("check", "spec")
    return spec


def _forget(*names: str) -> None:
    """Let go of modules of this package: `import` keeps each in two places."""
    for name in names:
        del sys.modules["boards." + name]
        delattr(sys.modules["boards"], name)


class Board:
    """What `hal.contract.Board` asks for. The display comes first: it chooses how palettes work."""

    displayio: "Any" = displayio
    vectorio: "Any" = vectorio

    def __init__(self, spec: "Spec") -> None:
        hz = _MHZ[spec.model] * 1_000_000
        # The second, which the stubs do not know: else SPI is held to 24 MHz.
        machine.freq(hz, hz)  # type: ignore[call-overload]
        self._radio = spec.model.endswith("_w")
        self._battery = spec.battery
        self._log = UsbLog()
        self.seats = len(spec.buttons)
        self.labels = tuple([str(seat + 1) for seat in range(self.seats)])
        self._make(spec)
        self.store = FileStore(SAVES)
        self._sheets: "Sheets | None" = None

    def _make(self, spec: "Spec") -> None:
        """Its parts; what makes them is forgotten again."""
        from boards import parts

        self.display = Display(parts.panel(spec), now)
        self.presses = parts.presses(spec)
        self.menu = parts.menu(spec)
        self.lamps = parts.lamps(spec)
        self.speaker = parts.speaker(spec)
        del parts
        _forget("parts")

    def now(self) -> int:
        """The present moment in ticks."""
        return now()

    def open(self, name: str) -> "BinaryIO":
        """A firmware data file, opened for reading; OSError where absent."""
        return open("/" + name, "rb")  # type: ignore[no-any-return]

    def sheet(self, name: str) -> "Bitmap":
        """The glyph sheet of that name; OSError where there is none."""
        if self._sheets is None:
            self._sheets = Sheets(self.open(SHEETS))
        return self._sheets.find(name)

    def entropy(self) -> int:
        """64 random bits from hardware."""
        return entropy()

    def battery(self) -> "int | None":
        """Supply in millivolts, or None where it cannot be measured."""
        return vsys(self._radio) if self._battery else None

    def log(self, text: str) -> None:
        """One line for whoever listens on USB; never blocks play."""
        self._log.write(text)

    def stop(self) -> None:
        """Leave the hardware quiet: no capture, no sound, no light at the seats."""
        self.presses.stop()
        self.speaker.tone(0, 0)
        for seat in range(self.seats):
            self.lamps.set(seat, 0)
