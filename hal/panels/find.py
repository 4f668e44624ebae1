"""Tells an SH1106 from an SSD1306: shops sell either as the other.

With the wrong driver the picture is shifted by two columns. Their status bytes do not tell them
apart reliably, but an SH1106 lets its memory be read over I2C.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Panel
    from hal.panels.wires import I2CWire


def find_oled(wire: "I2CWire") -> "Panel":
    """The driver for what answers on the wire; an SSD1306's where nothing does."""
    try:
        readable = wire.reads_back()
    except OSError:
        readable = False
    if readable:
        from hal.panels.sh1106 import SH1106

        return SH1106(wire)
    from hal.panels.ssd1306 import SSD1306

    return SSD1306(wire)
