"""The buffer into which a rectangle is drawn, strip by strip, and from which it is sent."""

from framebuf import MONO_VLSB, RGB565, FrameBuffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal.contract import Panel

_SIDE = 8  # pixels of a cell each way; widths and heights are whole cells
_CELLS = 60  # of one strip at most: two rows of a panel 240 pixels wide


class Strips:
    """One buffer, seen as a canvas of any width.

    `fit` chooses the width; then `canvas` draws, up to `rows` rows, and `view` gives what to send.
    All views are made at the start, so that no strip allocates.
    """

    def __init__(self, panel: "Panel") -> None:
        """What a panel takes: its colours, the bytes before its pixels, and how many rows."""
        mono = panel.colors == 2
        form = MONO_VLSB if mono else RGB565
        cell = _SIDE if mono else _SIDE * _SIDE * 2  # bytes
        start = len(panel.lead)
        memory = memoryview(bytearray(panel.lead) + bytearray(_CELLS * cell))
        self._most = panel.rows
        most = min(_CELLS, panel.width * self._most // (_SIDE * _SIDE))
        self._views = [memory[: start + i * cell] for i in range(most + 1)]
        self._canvases = [None]  # by columns of cells; the first stands for none
        for columns in range(1, panel.width // _SIDE + 1):
            self.fit(columns * _SIDE)
            pixels = memory[start:]
            canvas: "Any" = FrameBuffer(pixels, columns * _SIDE, self.rows, form)
            self._canvases.append(canvas)

    def fit(self, width: int) -> None:
        """Be a canvas of this width, and as high as the buffer allows."""
        self._columns = width // _SIDE
        self.rows = min(self._most, _CELLS // self._columns * _SIDE)

    @property
    def canvas(self) -> "Any":
        """The FrameBuffer of the width that fits."""
        return self._canvases[self._columns]

    def view(self, rows: int) -> "Any":
        """What the panel wants first and the topmost `rows` rows, ready to be sent."""
        return self._views[self._columns * rows // _SIDE]
