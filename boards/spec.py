"""Reads a board file: lines of `name = words`, `#` begins a comment.

    model   = pico | pico_w | pico2 | pico2_w
    panel   = oled | ssd1306 | ssd1309 | sh1106
            | st7789 [size W H] [offset X Y] [mounted A] [inverted 0]
    bus     = i2c N sda P scl P [address A] | spi N sck P mosi P dc P [cs P] [reset P] [light P]
    buttons = FIRST..LAST, or pins one by one; consecutive for the press clock
    presses = clock | interrupts        (clock where nothing is said)
    menu    = P
    lamps   = leds PINS | chain P
    speaker = P
    battery = vsys
    pack    = panel buttons ...         (what a plugged-on board has already; for the drawing)

What is left out is not there; model, panel, bus and buttons must be. `oled` finds out by itself
whether it is an ssd1306 or an sh1106.
"""

_NEEDED = ("model", "panel", "bus", "buttons")
_KNOWN = _NEEDED + ("presses", "menu", "lamps", "speaker", "battery", "pack")
_PARTS = ("panel", "buttons", "menu", "lamps", "speaker")
_MOST_PINS = 48


class BoardError(ValueError):
    """A board file that cannot be; the text has one line for each thing that is wrong."""


class Spec:
    """A board as its file says. Pins are GPIO numbers; None and () where there is none."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.model = ""
        self.panel = ""
        self.size = (0, 0)
        self.offset = (0, 0)
        self.mounted = 0
        self.inverted = True
        self.bus = ""
        self.bus_id = 0
        self.wires: dict[str, int] = {}  # sda, scl, or sck, mosi, dc, cs, reset, light
        self.address = 0x3C
        self.buttons: tuple[int, ...] = ()
        self.presses = "clock"
        self.menu: int | None = None
        self.lamps = ""  # leds, chain or nothing
        self.lamp_pins: tuple[int, ...] = ()
        self.speaker: int | None = None
        self.battery = False
        self.pack: tuple[str, ...] = ()  # which of these lines a plugged-on board fulfils


def read(text: str, name: str) -> Spec:
    """The board that the text describes; BoardError has a line for each that is wrong."""
    spec = Spec(name)
    seen: list[str] = []
    faults: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        try:
            _read_line(spec, line, seen)
        except ValueError as error:
            faults.append(name + ": line " + str(number) + ": " + _shown(error))
    for key in _NEEDED:
        if key not in seen:
            faults.append(name + ": a line '" + key + " = ...' is missing")
    if faults:
        raise BoardError("\n".join(faults))
    return spec


def _read_line(spec: Spec, line: str, seen: list[str]) -> None:
    key, equals, value = line.split("#")[0].partition("=")
    key = key.strip()
    words = value.split()
    if not key and not equals:
        return
    if key not in _KNOWN:
        raise ValueError("there is no '" + key + "' in a board file")
    if key in seen:
        raise ValueError("'" + key + "' stands here a second time")
    seen.append(key)
    if not words:
        raise ValueError("'" + key + "' says nothing")
    _READERS[key](spec, words)


def _shown(error: ValueError) -> str:
    """What is wrong, fit to be printed: a file from elsewhere may hold anything."""
    return "".join([c if " " <= c <= "~" else "?" for c in str(error)[:200]])


def _number(word: str) -> int:
    try:
        number = int(word, 16) if word[:2] == "0x" else int(word)
    except ValueError:
        raise ValueError("'" + word + "' is no number") from None
    if not 0 <= number < 1024:
        raise ValueError(word + " is out of range")
    return number


def _pins(words: list[str]) -> tuple[int, ...]:
    pins: list[int] = []
    for word in words:
        first, dots, last = word.partition("..")
        begin = _number(first)
        end = _number(last) if dots else begin
        if end >= _MOST_PINS:
            raise ValueError("there is no GP" + str(end))
        pins += range(begin, end + 1)
    return tuple(pins)


def _one_of(word: str, *choices: str) -> str:
    if word not in choices:
        raise ValueError("'" + word + "' is none of: " + ", ".join(choices))
    return word


def _only(words: list[str]) -> str:
    if len(words) > 1:
        raise ValueError("'" + words[1] + "' is one word too many")
    return words[0]


def _options(words: list[str], counts: dict[str, int]) -> dict[str, tuple[int, ...]]:
    """Names, each followed by as many numbers as `counts` says."""
    found: dict[str, tuple[int, ...]] = {}
    while words:
        name = words[0]
        if name not in counts:
            raise ValueError("'" + name + "' is none of: " + ", ".join(sorted(counts)))
        values = words[1 : 1 + counts[name]]
        if len(values) < counts[name] or name in found:
            raise ValueError("'" + name + "' takes " + str(counts[name]) + " number(s), once")
        found[name] = tuple([_number(word) for word in values])
        words = words[1 + counts[name] :]
    return found


def _read_model(spec: Spec, words: list[str]) -> None:
    spec.model = _one_of(_only(words), "pico", "pico_w", "pico2", "pico2_w")


def _read_panel(spec: Spec, words: list[str]) -> None:
    spec.panel = _one_of(words[0], "oled", "ssd1306", "ssd1309", "sh1106", "st7789")
    color = spec.panel == "st7789"
    if len(words) > 1 and not color:
        raise ValueError("'" + words[1] + "': only st7789 takes more words, not " + spec.panel)
    options = _options(words[1:], {"size": 2, "offset": 2, "mounted": 1, "inverted": 1})
    spec.size = options.get("size", (240, 240) if color else (128, 64))  # type: ignore[assignment]
    spec.offset = options.get("offset", (0, 0))  # type: ignore[assignment]
    spec.mounted = options.get("mounted", (0,))[0]
    spec.inverted = options.get("inverted", (1,))[0] != 0


def _read_bus(spec: Spec, words: list[str]) -> None:
    spec.bus = _one_of(words[0], "i2c", "spi")
    if len(words) < 2:
        raise ValueError("which " + spec.bus + "? 0 or 1")
    spec.bus_id = _number(words[1])
    i2c = spec.bus == "i2c"
    needed = ("sda", "scl") if i2c else ("sck", "mosi", "dc")
    more = ("address",) if i2c else ("cs", "reset", "light")
    options = _options(words[2:], dict.fromkeys(needed + more, 1))
    for name in needed:
        if name not in options:
            raise ValueError(spec.bus + " needs the pin '" + name + "'")
    spec.address = options.pop("address", (0x3C,))[0]
    spec.wires = {name: values[0] for name, values in options.items()}


def _read_buttons(spec: Spec, words: list[str]) -> None:
    spec.buttons = _pins(words)


def _read_presses(spec: Spec, words: list[str]) -> None:
    spec.presses = _one_of(_only(words), "clock", "interrupts")


def _read_menu(spec: Spec, words: list[str]) -> None:
    spec.menu = _number(_only(words))


def _read_lamps(spec: Spec, words: list[str]) -> None:
    spec.lamps = _one_of(words[0], "leds", "chain")
    spec.lamp_pins = _pins(words[1:])
    if not spec.lamp_pins:
        raise ValueError("on which pin?")


def _read_speaker(spec: Spec, words: list[str]) -> None:
    spec.speaker = _number(_only(words))


def _read_battery(spec: Spec, words: list[str]) -> None:
    spec.battery = _one_of(_only(words), "vsys") == "vsys"


def _read_pack(spec: Spec, words: list[str]) -> None:
    spec.pack = tuple([_one_of(word, *_PARTS) for word in words])


_READERS = {
    "model": _read_model,
    "panel": _read_panel,
    "bus": _read_bus,
    "buttons": _read_buttons,
    "presses": _read_presses,
    "menu": _read_menu,
    "lamps": _read_lamps,
    "speaker": _read_speaker,
    "battery": _read_battery,
    "pack": _read_pack,
}
