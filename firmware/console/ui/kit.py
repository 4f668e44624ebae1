"""What widgets are made from: sheets, colours and layouts of the board's display."""

from console.ui.card import rank_marks
from console.ui.layout import panel_name, read_section
from console.ui.panel import Panel
from console.ui.wrap import fits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal.contract import Board

LETTERS = "JQKA"


class Ui:
    """One for each display. `letters`: how this language marks jack, queen, king and ace.

    Sheets and palettes are made when they first come up, and shared.
    """

    def __init__(self, board: "Board", letters: str = LETTERS) -> None:
        display = board.display
        assert display is not None
        self.board = board
        self.width = display.width
        self.height = display.height
        self.mark(letters)
        self._layout = panel_name(display.width, display.colors)
        self.colours = _colours(read_section(board, self._layout, "theme"))
        sheets = read_section(board, self._layout, "sheets")
        self._names = {name: place["file"] for name, place in sheets.items()}
        self._sheets: "dict[str, Any]" = {}
        self._palettes: "dict[tuple[str, ...], Any]" = {}

    def mark(self, letters: str) -> None:
        """How cards are marked that are made from now on."""
        self.marks = rank_marks(letters)

    def file(self, name: str) -> str:
        """Which sheet the layout calls by this name."""
        return self._names[name]

    def sheet(self, name: str) -> "Any":
        """The sheet that the layout calls by this name."""
        name = self._names[name]
        if name not in self._sheets:
            self._sheets[name] = self.board.sheet(name)
        return self._sheets[name]

    def palette(self, ink: str, paper: str) -> "Any":
        """Two colours of the theme; paper "none" lets through what lies below."""
        key = (ink, paper)
        if key not in self._palettes:
            palette = self.board.displayio.Palette(2)
            palette[0] = self.colours.get(paper, 0)
            palette[1] = self.colours[ink]
            if paper == "none":
                palette.make_transparent(0)
            self._palettes[key] = palette
        return self._palettes[key]

    def faces(self, ink: str, red: str, paper: str) -> "tuple[Any, ...]":
        """The palettes of a card: black, red, both lit up, and its back."""
        key = (ink, red, paper)
        if key not in self._palettes:
            self._palettes[key] = (
                self.palette(ink, paper),
                self.palette(red, paper),
                self.palette("litink", "lit"),
                self.palette("litred", "lit"),
                self.palette("back", "backpaper"),
            )
        return self._palettes[key]  # type: ignore[no-any-return]

    def places(self, section: str, *variants: str) -> "dict[str, dict[str, str]]":
        """A section of the layout, for these variants and this panel's width."""
        return read_section(self.board, self._layout, section, variants + (f"w{self.width}",))

    def page(self, section: str, *variants: str) -> Panel:
        """A whole screen on the section's background."""
        group = self.board.displayio.Group()
        panel = Panel(self, self.places(section, *variants), group, self.width)
        panel.box("background")
        return panel

    def fits(self, text: str, place: str, *variants: str) -> bool:
        """Whether a text is seen whole at a place of a whole screen, "section.name"."""
        section, name = place.split(".")
        panel = Panel(self, self.places(section, *variants), None, self.width)
        fine = name + "fine"
        return fits(text, *panel.room(fine if panel.has(fine) else name))

    def release(self) -> None:
        """Forget sheets and palettes, so that those of screens that are gone leave memory."""
        self._sheets.clear()
        self._palettes.clear()


def _colours(theme: "dict[str, dict[str, str]]") -> "dict[str, int]":
    """RGB888 by name; a colour may be the same `as` another."""
    colours = {}
    for name, place in theme.items():
        while "as" in place:
            place = theme[place["as"]]
        colours[name] = int(place["rgb"], 16)
    return colours
