"""Lines of plain text on a bare panel, for before the console draws and when it cannot."""

from framebuf import MONO_VLSB, RGB565, FrameBuffer

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LINE = const(8)  # pixels, of framebuf's own font


class Stages:
    """Writes from the top down; a panel that does not answer is left alone."""

    def __init__(self, screen: "Any") -> None:
        """`screen` is a `hal.screen.Screen`, or None for a board without a panel."""
        self._panel: "Any" = screen.panel if screen is not None else None
        self._row = 0
        if screen is not None:
            screen.refresh()

    def say(self, text: str) -> None:
        """The next line; what is too long goes on below."""
        panel = self._panel
        if panel is None:
            return
        letters = panel.width // _LINE
        for start in range(0, len(text), letters):
            try:
                self._line(text[start : start + letters])
            except OSError:
                return

    def _line(self, text: str) -> None:
        panel = self._panel
        mono = panel.colors == 2
        lead = panel.lead
        data = bytearray(lead) + bytearray(panel.width * (1 if mono else 2 * _LINE))
        pixels = memoryview(data)[len(lead) :]
        canvas = FrameBuffer(pixels, panel.width, _LINE, MONO_VLSB if mono else RGB565)
        canvas.text(text, 0, 0, 0xFFFF)
        panel.begin(0, self._row * _LINE, panel.width, _LINE)
        panel.send(data)
        self._row = (self._row + 1) % (panel.height // _LINE)
