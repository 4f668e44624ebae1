"""The device's own panel drivers on emulated wires, in front of emulated controllers."""

from collections.abc import Callable
from typing import Any

from PIL import Image

from hal.panels.find import find_oled
from hal.panels.sh1106 import SH1106
from hal.panels.ssd1306 import SSD1306, SSD1309
from hal.panels.st7789 import ST7789
from hal.panels.wires import I2CWire, SPIWire
from sim.display import DesktopDisplay
from sim.panels.clock import BenchClock
from sim.panels.oled import OledController
from sim.panels.ports import I2CPort, SPIPort
from sim.panels.sh1106 import Sh1106
from sim.panels.ssd1306 import Ssd1306, Ssd1309
from sim.panels.st7789 import St7789

ADDRESS = 0x3C
_OLEDS: dict[str, tuple[Any, type[OledController]]] = {
    "ssd1306": (SSD1306, Ssd1306),
    "ssd1309": (SSD1309, Ssd1309),
    "sh1106": (SH1106, Sh1106),
}


class Bench:
    """A driver (`panel`), the controller it drives (`glass`), the bus between, and its time."""

    def __init__(self, clock: BenchClock, port: Any, panel: Any, glass: Any) -> None:
        self.clock = clock
        self.port = port
        self.panel = panel
        self.glass = glass

    def display(self) -> DesktopDisplay:
        """Adafruit's displayio in front of it all."""
        return DesktopDisplay(*self.parts())

    def parts(self) -> tuple[int, int, int, Any, Any, Callable[[], int]]:
        """What a DesktopDisplay, or one derived from it, is made from."""
        size = (self.panel.width, self.panel.height, self.panel.colors)
        return *size, self.panel, self.glass, self.clock.now

    def image(self) -> Image.Image:
        """What can be seen on the glass."""
        image: Image.Image = self.glass.image()
        return image

    def unplug(self) -> None:
        """Take the panel off its I2C bus."""
        self.port.devices.clear()

    def plug(self) -> None:
        """Put it back, as it was before it had power."""
        self.glass.power_on()
        self.port.devices[ADDRESS] = self.glass


def oled(controller: str, bus: str = "i2c", found: bool = False) -> Bench:
    """An OLED by the name of its controller, on "i2c" or "spi"; `found`: its driver is not named,
    it has to find out."""
    clock = BenchClock()
    driver, emulated = _OLEDS[controller]
    glass = emulated()
    if bus == "spi":
        return _on_spi(clock, glass, driver)
    port = I2CPort(clock)
    port.devices[ADDRESS] = glass
    wire = I2CWire(port, ADDRESS, clock.wait)
    return Bench(clock, port, (find_oled if found else driver)(wire), glass)


def tft(
    width: int,
    height: int,
    mounted: int = 0,
    offset: tuple[int, int] = (0, 0),
    selected: bool = False,
) -> Bench:
    """An ST7789 whose picture is `width` x `height` as mounted; `selected`: always, by no pin."""
    clock = BenchClock()
    size = (height, width) if mounted % 180 else (width, height)
    glass = St7789(clock, offset + size, mounted)

    def driver(wire: Any) -> ST7789:
        return ST7789(wire, width, height, mounted, offset, True, glass.light)

    return _on_spi(clock, glass, driver, selected)


def _on_spi(clock: BenchClock, glass: Any, driver: Any, selected: bool = False) -> Bench:
    port = SPIPort(clock, glass)
    port.cs.level = 0 if selected else 1
    cs = None if selected else port.cs
    wire = SPIWire(port, port.dc, cs, port.reset, clock.wait)
    return Bench(clock, port, driver(wire), glass)
