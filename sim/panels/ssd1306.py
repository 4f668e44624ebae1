"""An emulated SSD1306 and SSD1309 (Solomon Systech); sections of the SSD1306's datasheet."""

from PIL import Image

from sim.panels import ForbiddenError
from sim.panels.oled import PAGES, OledController

_PAGE_MODE = 2
_PLAIN = (0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xE3)  # commands of which the picture shows nothing


class Ssd1306(OledController):
    """128 x 64, with a charge pump that has to be switched on."""

    ARGUMENTS = {0x21: 2, 0x22: 2} | dict.fromkeys(
        (0x20, 0x81, 0x8D, 0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB), 1
    )
    VCOMH: tuple[int, ...] = (0x00, 0x20, 0x30)

    def power_on(self) -> None:
        super().power_on()
        self.pump = False
        self.mode = _PAGE_MODE  # 10.1.3
        self._column, self._columns = 0, (0, self.columns - 1)
        self._page, self._pages = 0, (0, PAGES - 1)

    def lit(self) -> bool:
        return self.on and self.pump

    def picture(self) -> Image.Image:
        # Upright glass has segment 127 at its left edge.
        image = self.decoded(bytes(self.ram), self.columns)
        return image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)

    def pixel_byte(self, byte: int) -> None:
        # A0h/A1h counts when data is written (10.1.8): memory is kept by segment.
        segment = self.columns - 1 - self._column if self.segments_turned else self._column
        self.ram[self._page * self.columns + segment] = byte
        self._advance()

    def _advance(self) -> None:
        """Move the pointer (10.1.3): along the page, and in mode 0 on to the next."""
        first, last = self._columns
        if self.mode == _PAGE_MODE:
            self._column = (self._column + 1) % self.columns
        elif self._column < last:
            self._column += 1
        else:
            self._column = first
            self._page = self._page + 1 if self._page < self._pages[1] else self._pages[0]

    def run(self, command: int, arguments: list[int]) -> None:
        if command in (0x20, 0x21, 0x22) or command < 0x20 or 0xB0 <= command <= 0xB7:
            self._address(command, arguments)
        elif command == 0x8D:
            self._charge_pump(arguments[0])
        elif command == 0xDB:
            if arguments[0] not in self.VCOMH:
                raise ForbiddenError(f"Vcomh {arguments[0]:#04x}")
        elif command not in _PLAIN and command != 0x40:
            raise ForbiddenError(f"command {command:#04x}")

    def _charge_pump(self, setting: int) -> None:
        if setting & 0xFB != 0x10:
            raise ForbiddenError(f"charge pump {setting:#04x}")
        self.pump = setting == 0x14

    def _address(self, command: int, arguments: list[int]) -> None:
        if command == 0x20:
            if arguments[0] not in (0, _PAGE_MODE):
                raise ForbiddenError("vertical addressing is not emulated")
            self.mode = arguments[0]
        elif command in (0x21, 0x22):
            self._window(command, arguments[0], arguments[1])
        else:
            self._pointer(command)

    def _window(self, command: int, first: int, last: int) -> None:
        """10.1.4 and 10.1.5: not in page addressing mode, in range, and in order."""
        limit = self.columns if command == 0x21 else PAGES
        if self.mode == _PAGE_MODE or not first <= last < limit:
            raise ForbiddenError(f"window {command:#04x} from {first} to {last}")
        if command == 0x21:
            self._column, self._columns = first, (first, last)
        else:
            self._page, self._pages = first, (first, last)

    def _pointer(self, command: int) -> None:
        """10.1.1, 10.1.2 and 10.1.13: only in page addressing mode."""
        if self.mode != _PAGE_MODE:
            raise ForbiddenError(f"command {command:#04x} outside page addressing mode")
        if command >= 0xB0:
            self._page = command & 7
        elif command < 0x10:
            self._column = self._column & 0xF0 | command
        else:
            self._column = (command & 7) << 4 | self._column & 0x0F


class Ssd1309(Ssd1306):
    """128 x 64 with a supply from outside, and commands that may be locked."""

    ARGUMENTS = {key: n for key, n in Ssd1306.ARGUMENTS.items() if key != 0x8D} | {0xFD: 1}
    VCOMH = (0x00, 0x34, 0x3C)

    def lit(self) -> bool:
        return self.on

    def run(self, command: int, arguments: list[int]) -> None:
        if command == 0x8D:
            raise ForbiddenError("there is no charge pump")
        if command == 0xFD:
            if arguments[0] not in (0x12, 0x16):
                raise ForbiddenError(f"command lock {arguments[0]:#04x}")
        else:
            super().run(command, arguments)
