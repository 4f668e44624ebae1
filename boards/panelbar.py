"""The panel in a wiring drawing: a bar beside the rows of its wires."""

from collections.abc import Iterator

from boards import header
from boards.spec import Spec
from boards.symbols import INK, LEFT, RIGHT, ROW, TOP, Lead, lead, path, rect, text

PANEL, POWER = "#1e7b34", "#c01c28"
_NEAR, _WIDTH = 335, 175  # from the edge of the board outwards
_TITLE = 127  # its middle, from the near edge of the bar
# What modules have printed beside a pad.
_PADS = {"sck": "SCK, SCL", "mosi": "MOSI, SDA", "reset": "RES, RST", "light": "BLK, BL"}
_SUPPLY = header.number("3V3")


def title(spec: Spec) -> list[str]:
    """Controller and size, in short lines."""
    name = ["SSD1306", "or SH1106"] if spec.panel == "oled" else [spec.panel.upper()]
    width, height = spec.size
    return [*name, f"{width} x {height}"]


def panel(spec: Spec) -> Iterator[str]:
    """The panel and its wires; in two bars where they come from both sides of the board."""
    pads = {header.number(f"GP{gpio}"): name for name, gpio in spec.wires.items()}
    sides = {header.place(pin)[0] for pin in pads}
    for side in sorted(sides):
        here = {pin: name for pin, name in pads.items() if header.place(pin)[0] == side}
        yield from _bar(spec, side, {pin: _PADS.get(n, n.upper()) for pin, n in here.items()})
    if 1 not in sides:
        supply = lead(_SUPPLY, POWER, "panel" in spec.pack)
        yield supply.wire(13, 190) + supply.label(198, "To VCC of the panel")


def _bar(spec: Spec, side: int, pads: dict[int, str]) -> Iterator[str]:
    """A bar with its ground, and its supply where that is on this side."""
    pads[_nearest_ground(side, list(pads))] = "GND"
    if side > 0:
        pads[_SUPPLY] = "VCC"
    rows = [header.place(pin)[1] for pin in pads]
    top, bottom = TOP + min(rows) * ROW - 24, TOP + max(rows) * ROW + 24
    edge = Lead(LEFT if side < 0 else RIGHT, (top + bottom) / 2, side, PANEL)
    left = min(edge.x(_NEAR), edge.x(_NEAR + _WIDTH))
    yield rect(left, top, _WIDTH, bottom - top, "#f0f7f1", PANEL, ' rx="6"')
    for pin, name in sorted(pads.items()):
        color = {"GND": INK, "VCC": POWER}.get(name, PANEL)
        wire = lead(pin, color, "panel" in spec.pack)
        yield wire.wire(13, _NEAR) + wire.label(_NEAR + 8, name)
    lines = title(spec)
    for i, words in enumerate(lines):
        y = edge.y + (i - (len(lines) - 1) / 2) * 20
        yield text(edge.x(_NEAR + _TITLE), y, words, "middle", fill=PANEL)
    if side < 0:
        yield path(f"M{left + _WIDTH / 2:g} {top}v-16", POWER)
        said = {"fill": POWER, "font_weight": "bold"}
        yield text(left + _WIDTH / 2, top - 28, "VCC from 3V3, pin 36", "middle", **said)


def _nearest_ground(side: int, pins: list[int]) -> int:
    """The ground pin on a side that is nearest to the middle of these pins."""
    middle = sum(pins) / len(pins)
    grounds = [pin for pin, name in enumerate(header.PINS, 1) if name == "GND"]
    here = [pin for pin in grounds if header.place(pin)[0] == side]
    return min(here, key=lambda pin: abs(pin - middle))
