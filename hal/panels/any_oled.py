"""An OLED of 128 x 64 of which nobody says whether it is an SSD1306 or an SH1106.

Shops sell either as the other; with the wrong driver the picture is shifted by two columns. The
status byte does not tell them apart reliably, but an SH1106 lets its memory be read over I2C.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class AnyOled:
    """Finds out at its first start, and loads the driver that it needs."""

    width = 128
    height = 64
    colors = 2
    rows = 8

    def __init__(self, wire: "Any") -> None:
        """`wire` is an I2CWire."""
        self._wire = wire
        self.lead = wire.lead
        self._driver: "Any" = None

    def start(self) -> None:
        """Set it up, dark. OSError where it does not answer."""
        if self._driver is None:
            self._take(self._wire.reads_back())
        self._driver.start()

    def _take(self, reads_back: bool) -> None:
        """Make the driver's methods this panel's own: a strip that is sent takes no detour."""
        if reads_back:
            from hal.panels.sh1106 import SH1106

            driver: "Any" = SH1106(self._wire)
        else:
            from hal.panels.ssd1306 import SSD1306

            driver = SSD1306(self._wire)
        self._driver = driver
        self.show, self.sleep, self.alive = driver.show, driver.sleep, driver.alive
        self.turn, self.dim = driver.turn, driver.dim
        self.begin, self.send = driver.begin, driver.send

    def recover(self) -> None:
        """Free its bus."""
        self._wire.recover()
