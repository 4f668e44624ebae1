"""Whether a board can be built: its pins, buses and PWM slices. One clear line for each fault.

Pin functions: RP2040 datasheet 1.4.3, RP2350 datasheet 9.4; they agree up to GP29.
"""

from boards.spec import BoardError, Spec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_ON_THE_HEADER = tuple(range(23)) + (26, 27, 28)  # of the Pico, and of those that came after
_SLICES = 8
_PANELS_ON_I2C = ("oled", "ssd1306", "ssd1309", "sh1106")
# What a pin number modulo the first is, and which of its bits is the number of the bus.
_PLACES = {"sda": (2, 0, 1), "scl": (2, 1, 1), "sck": (4, 2, 3), "mosi": (4, 3, 3)}


def check(spec: Spec) -> None:
    """Raise BoardError with a line for each thing that is wrong; nothing where all is well."""
    faults: list[str] = []
    for find in (_pin_faults, _button_faults, _bus_faults, _panel_faults, _slice_faults):
        faults += find(spec)
    if faults:
        raise BoardError("\n".join([spec.name + ": " + fault for fault in faults]))


def uses(spec: Spec) -> "Iterator[tuple[str, int]]":
    """What each pin is for, as (who, pin): "button 1", "lamp 3", "speaker", "sda" and so on."""
    for i, pin in enumerate(spec.buttons):
        yield "button " + str(i + 1), pin
    for i, pin in enumerate(spec.lamp_pins):
        yield "lamp " + str(i + 1) if spec.lamps == "leds" else "lamps", pin
    for name, pin in spec.wires.items():
        yield name, pin
    if spec.menu is not None:
        yield "menu button", spec.menu
    if spec.speaker is not None:
        yield "speaker", spec.speaker


def _pin_faults(spec: Spec) -> "Iterator[str]":
    users: dict[int, str] = {}
    for who, pin in uses(spec):
        if pin not in _ON_THE_HEADER:
            yield who + ": GP" + str(pin) + " is not on the header of a " + spec.model
        elif pin in users:
            yield "GP" + str(pin) + " is used twice, for " + users[pin] + " and " + who
        users[pin] = who


def _button_faults(spec: Spec) -> "Iterator[str]":
    pins = spec.buttons
    if not 2 <= len(pins) <= 8:
        yield "2 to 8 buttons are possible, not " + str(len(pins))
    elif spec.presses == "clock" and pins != tuple(range(pins[0], pins[0] + len(pins))):
        yield "the press clock needs the buttons on consecutive pins, lowest first"
    if spec.lamps == "leds" and len(spec.lamp_pins) > len(pins):
        yield "there are more lamps than buttons"
    if spec.lamps == "chain" and len(spec.lamp_pins) != 1:
        yield "a chain of lamps hangs on one pin"


def _bus_faults(spec: Spec) -> "Iterator[str]":
    if spec.bus_id > 1:
        yield "there is no " + spec.bus + " " + str(spec.bus_id) + ", only 0 and 1"
        return
    for role, (modulo, rest, bit) in _PLACES.items():
        pin = spec.wires.get(role)
        if pin is not None and (pin % modulo != rest or pin >> bit & 1 != spec.bus_id):
            bus = spec.bus + " " + str(spec.bus_id)
            yield "GP" + str(pin) + " cannot be " + role + " of " + bus


def _panel_faults(spec: Spec) -> "Iterator[str]":
    if spec.bus == "i2c" and spec.panel not in _PANELS_ON_I2C:
        yield spec.panel + " needs the bus spi"
    if spec.bus == "spi" and spec.panel == "oled":
        yield "oled needs the bus i2c: over spi nobody can tell which it is"
    if spec.address not in (0x3C, 0x3D):
        yield "an OLED has the address 0x3c or 0x3d"
    if spec.panel != "st7789":
        return
    if spec.size not in ((240, 240), (320, 240)):
        yield "there are screens for 240 x 240 and 320 x 240 pixels, no others"
    if spec.mounted % 90 or spec.mounted > 270:
        yield "mounted is 0, 90, 180 or 270"


def _slice_faults(spec: Spec) -> "Iterator[str]":
    """One slice has one frequency, and two outputs (even and odd pin), each wired to many pins."""
    outputs: dict[tuple[int, int], str] = {}
    slices: dict[int, str] = {}
    for who, pin in uses(spec):
        kind = "lamp" if who[:5] == "lamp " else who
        if kind not in ("lamp", "speaker", "light"):
            continue
        number = pin >> 1 & _SLICES - 1
        output = (number, pin & 1)
        if output in outputs:
            yield who + " and " + outputs[output] + " are one PWM output: move one of them"
        elif slices.get(number, kind) != kind and "speaker" in (kind, slices[number]):
            yield who + " shares a PWM slice, and its pitch, with a " + slices[number]
        outputs[output] = who
        slices[number] = kind
