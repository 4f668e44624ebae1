"""Layouts as data: where things stand on a panel, read section by section.

`assets/PANEL.layout` is UTF-8: `[section]` or `[section a b]` lines, then places, `name key=value
...`. A section with words after its name holds for the variants so named: numbers of players, or
the panel's width as w320. A line that begins with `;` is a comment. A coordinate is a number of
pixels, or is counted from the middle or from the right edge: 12, c-20, r-24; `*` is as much as
there is room for. A colour of the theme is `rgb`, or the same `as` another.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Board


def panel_name(width: int, colors: int) -> str:
    """Which layout file a panel takes."""
    return "oled" if colors == 2 else "tft"


def read_section(
    board: "Board", panel: str, section: str, variants: "tuple[str, ...]" = ()
) -> "dict[str, dict[str, str]]":
    """The places of every matching section, later ones over earlier ones."""
    places: dict[str, dict[str, str]] = {}
    with board.open("assets/" + panel + ".layout") as lines:
        inside = False
        for line in lines:
            # Lines of other sections are passed over as they are: a file is mostly those.
            if line.startswith(b"["):
                inside = _matches(line.decode().strip()[1:-1].split(), section, variants)
            elif inside and line[0] not in b";\r\n":
                _read_place(line.decode().split(), places)
    return places


def _read_place(words: "list[str]", places: "dict[str, dict[str, str]]") -> None:
    """Add to the place what a line says of it."""
    place = places.setdefault(words[0], {})
    for word in words[1:]:
        key, value = word.split("=")
        place[key] = value


def _matches(words: "list[str]", section: str, variants: "tuple[str, ...]") -> bool:
    if words[0] != section:
        return False
    return len(words) == 1 or any(word in variants for word in words[1:])


def coordinate(text: str, extent: int) -> int:
    """A coordinate within an extent of pixels."""
    if text.startswith("c"):
        return extent // 2 + int(text[1:] or 0)
    if text.startswith("r"):
        return extent + int(text[1:] or 0)
    return int(text)
