"""Where pictures are shown; a board without a display plays on with lamps and sound."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal.contract import Board


class Blank:
    """Stands for any screen where there is no display."""

    group = None
    columns = 20
    rows = 5
    room = 16

    def pages(self, text: str) -> "list[list[str]]":
        """A text is one page, which nobody sees."""
        return [[text]]

    def update(
        self, a: "Any" = 0, b: "Any" = 0, c: "Any" = 0, d: "Any" = 0, e: "Any" = 0, f: "Any" = 0
    ) -> None:
        """Nothing to see."""

    def __getattr__(self, name: str) -> "Any":
        """Whatever else a screen can show."""
        return self.update


class Stage:
    """The display, and what its screens are made from."""

    def __init__(self, board: "Board") -> None:
        self._display: "Any" = board.display
        self._ui: "Any" = None
        if self._display is not None:
            from console.ui.kit import Ui

            self._ui = Ui(board)

    def open(self, module: str, name: str, *more: "Any") -> "Any":
        """The screen `name` of console.screens.`module`, made with `more`, and shown."""
        if self._ui is None:
            return Blank()
        path = "console.screens." + module
        screen = getattr(__import__(path, None, None, (name,)), name)(self._ui, *more)
        self._display.root_group = screen.group
        return screen

    def show(self, screen: "Any") -> None:
        """Show again a screen that was opened before."""
        if self._display is not None:
            self._display.root_group = screen.group

    def mark(self, letters: str) -> None:
        """How cards are marked that are made from now on: jack, queen, king and ace."""
        if self._ui is not None:
            self._ui.mark(letters)

    def turn(self, degrees: int) -> None:
        """Show pictures upright (0) or upside down (180)."""
        if self._display is not None:
            self._display.rotation = degrees

    def light(self, level: int) -> None:
        """How bright pictures are, 0 (dark) to 255."""
        if self._display is not None:
            self._display.brightness = level

    def clear(self) -> None:
        """Take down the picture, and forget its sheets."""
        if self._ui is not None:
            self._display.root_group = None
            self._ui.release()

    def refresh(self) -> None:
        """Send what changed; returns when it can be seen."""
        if self._display is not None:
            self._display.refresh()
