"""The buffer into which a rectangle is drawn, strip by strip, and from which it is sent."""

from framebuf import MONO_VLSB, RGB565, FrameBuffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_PAGE = 8  # rows, and columns: widths and heights are multiples
_CELL = _PAGE * _PAGE  # pixels
_CELLS = 64  # of one strip at most


class Strips:
    """One buffer, seen as a canvas of any width, a multiple of 8.

    `fit` chooses the width; then `canvas` draws, and `view` gives what to send.
    """

    def __init__(self, panel: "Any") -> None:
        """What a panel takes: its colours, the bytes before its pixels, and how many rows."""
        self._cell = _CELL // 8 if panel.colors == 2 else _CELL * 2
        self._lead = len(panel.lead)
        self._most = panel.rows
        form = MONO_VLSB if panel.colors == 2 else RGB565
        memory = memoryview(bytearray(panel.lead) + bytearray(_CELLS * self._cell))
        pixels = memory[self._lead :]
        # Both are made once, so that no strip allocates: by columns, and by cells.
        self._canvases: "list[Any]" = [None] * (panel.width // _PAGE + 1)
        self._views: "list[Any]" = [None] * (_CELLS + 1)
        for columns in range(1, len(self._canvases)):
            rows = self._rows(columns)
            self._canvases[columns] = FrameBuffer(pixels, columns * _PAGE, rows, form)
            while rows:
                cells = columns * rows // _PAGE
                self._views[cells] = memory[: self._lead + cells * self._cell]
                rows = rows // 2 & ~7
        self.canvas: "Any" = None
        self.rows = 0
        self._columns = 0

    def fit(self, width: int) -> None:
        """Be a canvas of this width, and as high as the buffer allows: 8, 16, 32, ... rows."""
        self._columns = width // _PAGE
        self.canvas = self._canvases[self._columns]
        self.rows = self._rows(self._columns)

    def view(self, rows: int) -> "Any":
        """What the panel wants first and the topmost `rows` rows, ready to be sent."""
        return self._views[self._columns * rows // _PAGE]

    def _rows(self, columns: int) -> int:
        rows = _PAGE
        while rows * 2 <= self._most and columns * rows * 2 // _PAGE <= _CELLS:
            rows *= 2
        return rows
