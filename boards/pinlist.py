"""What goes to which pin of a board, a line a part, for whoever solders."""

from collections.abc import Iterator

from boards.panelbar import title
from boards.spec import Spec

_LAMPS = {"leds": "LEDs, seats in order:", "chain": "WS2812 in a chain: DIN"}


def pin_list(spec: Spec) -> Iterator[str]:
    """The lines; what is not there has none."""
    yield f"board    {spec.model}"
    wires = [f"{name} {_pins(pin)}" for name, pin in spec.wires.items()]
    if spec.bus == "i2c":
        wires.append(f"address {spec.address:#x}")
    yield f"panel    {' '.join(title(spec))}, {spec.bus} {spec.bus_id}: {', '.join(wires)}"
    yield f"buttons  {len(spec.buttons)}, seats in order: {_pins(*spec.buttons)}"
    if spec.menu is not None:
        yield f"menu     {_pins(spec.menu)}"
    if spec.lamps:
        yield f"lamps    {_LAMPS[spec.lamps]} {_pins(*spec.lamp_pins)}"
    if spec.speaker is not None:
        yield f"speaker  {_pins(spec.speaker)}"
    if spec.battery:
        yield "battery  VSYS"
    if spec.pack:
        yield f"wired on the plugged-on board already: {', '.join(spec.pack)}"


def _pins(*pins: int) -> str:
    return " ".join(f"GP{pin}" for pin in pins)
