"""A drawing of what goes to which pin, made from the board file alone.

Each part stands on the row of its own pin, so that no two wires cross; supply and ground are signs,
as in any circuit diagram.
"""

from collections.abc import Iterator
from pathlib import Path

from boards import header
from boards.check import uses
from boards.panelbar import PANEL, POWER, panel, title
from boards.payload import FOLDER, load
from boards.spec import Spec
from boards.symbols import INK, LEFT, PAPER, RIGHT, ROW, TOP, Lead, lead, rect, text

_WIDTH, _HEIGHT = 1240, 985
_FREE = "#8c959f"
_COLORS = {
    "button": "#1d5fa8",
    "lamp": "#a85800",
    "lamps": "#a85800",
    "speaker": "#7b2d9e",
    "menu button": "#0b7a75",
}
_LINES = {"button": "buttons", "lamp": "lamps", "menu button": "menu"}  # of the board file
_MODELS = {
    "pico": "Raspberry Pi Pico",
    "pico_w": "Raspberry Pi Pico W",
    "pico2": "Raspberry Pi Pico 2",
    "pico2_w": "Raspberry Pi Pico 2 W",
}


def write(board: str) -> Path:
    """Draw a board beside its file; the drawing's path. DeployError where the board is none."""
    target = FOLDER / f"{board}.svg"
    target.write_text(drawing(load(board), board), encoding="utf-8", newline="\n")
    return target


def drawing(spec: Spec, name: str) -> str:
    """The SVG."""
    size = f'viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}"'
    font = 'font-family="Helvetica, Arial, DejaVu Sans, sans-serif"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>'
    parts = [*_head(spec, name), *_board(spec), *panel(spec), *_pins(spec), *_notes(spec)]
    return "\n".join([head, *parts, "</svg>", ""])


def _head(spec: Spec, name: str) -> Iterator[str]:
    yield f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{PAPER}"/>'
    yield text(30, 34, name, font_size=28, font_weight="bold")
    parts = f"{_MODELS[spec.model]}, {len(spec.buttons)} buttons, {' '.join(title(spec))}"
    yield text(30, 66, parts + ". Seen from above, USB at the top.", font_size=16)


def _board(spec: Spec) -> Iterator[str]:
    middle, center = (LEFT + RIGHT) / 2, TOP + (header.ROWS - 1) * ROW / 2
    height = header.ROWS * ROW + 8
    yield rect(LEFT, center - height / 2, RIGHT - LEFT, height, "#eef6ef", INK, ' rx="10"')
    yield rect(middle - 35, TOP - 50, 70, 40, "#d0d7de", INK)
    yield text(middle, TOP - 30, "USB", "middle")
    upright = {"font_weight": "bold", "transform": f"rotate(-90 {middle:g} {center:g})"}
    yield text(middle, center, _MODELS[spec.model], "middle", font_size=20, **upright)


def _pins(spec: Spec) -> Iterator[str]:
    """All 40 and what hangs on them, but for the panel."""
    colors = {pin: INK for pin, name in enumerate(header.PINS, 1) if name == "GND"}
    colors[header.number("3V3")] = POWER
    for who, gpio in uses(spec):
        kind = who.rstrip(" 0123456789")
        pin = header.number(f"GP{gpio}")
        colors[pin] = _COLORS.get(kind, PANEL)
        if kind in _COLORS:
            there = _LINES.get(kind, kind) in spec.pack
            yield from _part(kind, lead(pin, colors[pin], there), who, len(spec.buttons))
    if spec.battery or spec.lamps == "chain":
        colors[header.number("VSYS")] = POWER
    if spec.battery:
        yield from _battery(lead(header.number("VSYS"), POWER))
    for pin, name in enumerate(header.PINS, 1):
        yield from _pad(lead(pin, colors.get(pin, _FREE)), pin, name)


def _pad(row: Lead, pin: int, name: str) -> Iterator[str]:
    used = row.color != _FREE
    looks = f'fill="{row.color if used else PAPER}" stroke="{row.color}" stroke-width="2"'
    yield f'<circle cx="{row.edge:g}" cy="{row.y:g}" r="13" {looks}/>'
    number = {"font_size": 12, "fill": PAPER if used else "#57606a"}
    yield text(row.edge, row.y - 1, str(pin), "middle", **number)
    anchor = "start" if row.side < 0 else "end"
    weight = "bold" if used else "normal"
    yield text(row.x(-20), row.y, name, anchor, fill=row.color, font_weight=weight)


def _part(kind: str, row: Lead, who: str, seats: int) -> Iterator[str]:
    if kind == "lamps":
        yield row.wire(13, 50) + row.box(50, 100, "330 Ω") + row.wire(100, 125)
        yield row.box(125, 205, f"{seats} WS2812", 24) + row.label(212, "Lamps: DIN")
        return
    if "button" in kind:
        yield row.wire(13, 131) + row.button(127) + row.wire(163, 190)
    else:
        lamp = kind == "lamp"
        yield row.wire(13, 50) + row.box(50, 100, "470 Ω" if lamp else "330 Ω")
        yield row.wire(100, 136) + (row.led(136) if lamp else row.piezo(136))
        yield row.wire(158, 190)
    yield row.ground(190) + row.label(212, who[0].upper() + who[1:])


def _battery(row: Lead) -> Iterator[str]:
    yield row.wire(13, 50) + row.arrow(50, outwards=False) + row.wire(72, 90) + row.switch(90)
    yield row.wire(122, 142) + row.cell(142)
    yield row.wire(152, 190) + row.ground(190) + row.label(212, "Battery")


def _notes(spec: Spec) -> Iterator[str]:
    y = TOP + header.ROWS * ROW + 26
    yield Lead(30, y, 1, INK).ground(4)
    ground = "is ground: pins marked GND are all one, and one wire may run past all the parts."
    yield text(60, y, f"{ground} Nothing goes to grey pins.")
    said = []
    if spec.lamps == "leds":
        said.append("LED: the long leg to the resistor.")
    if spec.lamps == "chain":
        said.append("WS2812: its 5V to VSYS, its GND to ground.")
    if spec.battery:
        said.append("Battery: plus through a switch and a Schottky diode, its ring towards VSYS.")
    if spec.pack:
        said.append("Dashed: on the plugged-on board already.")
    yield text(30, y + 28, " ".join(said))
