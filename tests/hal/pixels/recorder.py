"""Panel drivers on MicroPython over wires that write down what is sent, as lines of text.

"i HEX" is an I2C transfer, "c HEX" and "d HEX" are SPI bytes with the data/command pin low and
high, "r 0" and "r 1" its reset pin, "w N" a wait of N milliseconds.
"""

import binascii

from hal.panels.sh1106 import SH1106
from hal.panels.ssd1306 import SSD1306, SSD1309
from hal.panels.st7789 import ST7789
from hal.panels.wires import I2CWire, SPIWire

OLEDS = {"ssd1306": SSD1306, "ssd1309": SSD1309, "sh1106": SH1106}


class Recorder:
    """An I2C bus, an SPI bus and its pins in one."""

    def __init__(self):
        self.lines = []
        self._dc = 0

    def note(self, kind, data):
        self.lines.append(kind + " " + binascii.hexlify(data).decode())

    def writeto(self, address, data):
        self.note("i", data)

    def readfrom(self, address, size):
        return bytes(size)

    def write(self, data):
        self.note("d" if self._dc else "c", data)

    def dc(self, level):
        self._dc = level

    def cs(self, level):
        pass

    def reset(self, level):
        self.lines.append("r " + str(level))

    def wait(self, ms):
        self.lines.append("w " + str(ms))


class Quiet(Recorder):
    """Wires that keep nothing."""

    def note(self, kind, data):
        pass


def recorded(name, bus, size, log=None):
    """A driver by name, on "i2c" or "spi", and the recorder that it writes to."""
    log = log or Recorder()
    if bus == "i2c":
        wire = I2CWire(log, 0x3C, log.wait)
    else:
        wire = SPIWire(log, log.dc, log.cs, log.reset, log.wait)
    if name == "st7789":
        panel = ST7789(wire, size[0], size[1], 0 if size[0] == 240 else 90)
    else:
        panel = OLEDS[name](wire)
    return panel, log


def quiet(words):
    """A panel of which nothing is written down: "ssd1306 i2c", or "st7789 240" for its width."""
    name, what = words.split()
    size = (int(what), 240) if name == "st7789" else (128, 64)
    return recorded(name, what, size, Quiet())[0]
