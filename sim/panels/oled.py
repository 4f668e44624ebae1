"""What the controllers of one-bit panels have in common: how commands and pixels arrive."""

import random

from PIL import Image

from sim.frame import mono_image
from sim.panels import ForbiddenError

PAGES = 8
ROWS = 64


class OledController:
    """Decodes bytes from I2C or SPI. Subclasses say which commands there are, and place pixels.

    Where memory was never written it holds noise, as after power-on.
    """

    columns = 128
    ARGUMENTS: dict[int, int] = {}  # how many bytes follow a command, where any do

    def __init__(self) -> None:
        self.power_on()

    def power_on(self) -> None:
        """Forget everything, as when the supply comes back."""
        self.ram = bytearray(random.Random(1106).randbytes(self.columns * PAGES))
        self.on = False
        self.contrast = 0x7F
        self.inverse = self.all_lit = False
        self.segments_turned = self.rows_turned = False  # A1h, C8h
        self._command: int | None = None
        self._arguments: list[int] = []

    def written(self, data: bytes) -> None:
        """Take an I2C transfer: control bytes, each for one more byte or for all the rest."""
        at = 0
        while at < len(data):
            control = data[at]
            if control & 0x3F:
                raise ForbiddenError(f"control byte {control:#04x}")
            end = at + 2 if control & 0x80 else len(data)
            self.clocked(data[at + 1 : end], control >> 6 & 1)
            at = end
        if not data:
            raise ForbiddenError("an empty transfer")

    def clocked(self, data: bytes, dc: int) -> None:
        """Take commands, or with `dc` pixels."""
        if dc and self._command is not None:
            raise ForbiddenError(f"pixels in the middle of command {self._command:#04x}")
        for byte in data:
            (self.pixel_byte if dc else self._command_byte)(byte)

    def reset_line(self, level: int) -> None:
        """Be reset while the line is low; memory keeps."""
        if not level:
            ram = self.ram
            self.power_on()
            self.ram = ram

    def read(self, size: int) -> bytes:
        """The status: bit 6 says that the display is off."""
        return bytes([0 if self.on else 0x40]) * size

    def image(self) -> Image.Image:
        """What can be seen on glass that stands upright with A1h and C8h."""
        image = self.picture()
        if not self.rows_turned:
            image = image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        if self.all_lit or not self.lit():
            level = 255 if self.all_lit and self.lit() else 0
            return Image.new("RGB", image.size, (level, level, level))
        return image.point(lambda level: 255 - level) if self.inverse else image

    def lit(self) -> bool:
        """True when the glass shows anything."""
        return self.on

    def picture(self) -> Image.Image:
        """The part of memory that the glass shows, rows as they are numbered."""
        raise NotImplementedError

    def pixel_byte(self, byte: int) -> None:
        """Put a byte where the pointer stands, and move the pointer."""
        raise NotImplementedError

    def run(self, command: int, arguments: list[int]) -> None:
        """Carry out a command that only some controllers have; ForbiddenError for none."""
        raise NotImplementedError

    def _command_byte(self, byte: int) -> None:
        if self._command is None:
            self._command, self._arguments = byte, []
        else:
            self._arguments.append(byte)
        if len(self._arguments) == self.ARGUMENTS.get(self._command, 0):
            command, self._command = self._command, None
            self._run_common(command, self._arguments)

    def _run_common(self, command: int, arguments: list[int]) -> None:
        if command == 0x81:
            self.contrast = arguments[0]
        elif command in (0xA0, 0xA1):
            self.segments_turned = command == 0xA1
        elif command in (0xA4, 0xA5):
            self.all_lit = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.inverse = command == 0xA7
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif command in (0xC0, 0xC8):
            self.rows_turned = command == 0xC8
        else:
            self._check(command, arguments)
            self.run(command, arguments)

    def _check(self, command: int, arguments: list[int]) -> None:
        """Refuse values out of range, and what this glass cannot be wired for."""
        allowed = {
            0xA8: range(15, 64),  # rows
            0xD3: range(64),  # offset
            0xDA: (0x02, 0x12, 0x22, 0x32),  # how rows are wired
        }.get(command)
        if allowed is not None and arguments[0] not in allowed:
            raise ForbiddenError(f"command {command:#04x} with {arguments[0]:#04x}")
        if command == 0xD9 and not (arguments[0] & 15 and arguments[0] >> 4):
            raise ForbiddenError("pre-charge of no clocks")

    @staticmethod
    def decoded(ram: bytes, width: int) -> Image.Image:
        """Pages of `width` columns as a picture."""
        return mono_image(ram, width, ROWS)
