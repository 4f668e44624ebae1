"""The 40 pins of a Pico and of those that came after: Raspberry Pi Pico datasheet, section 2.1."""

# From pin 1, at the left of the USB socket, down; then from pin 21 up on the other side.
PINS = (
    ("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7")
    + ("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15")
    + ("GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN")
    + ("GP26", "GP27", "AGND", "GP28", "VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS")
)
ROWS = 20  # pins on a side


def number(name: str) -> int:
    """The pin, 1 to 40, of a name that only one pin has; ValueError where there is none."""
    return PINS.index(name) + 1


def place(pin: int) -> tuple[int, int]:
    """The side of a pin, -1 left or 1 right with USB at the top, and its row from there.

    Rows are 0 to 19.
    """
    return (-1, pin - 1) if pin <= ROWS else (1, 2 * ROWS - pin)
