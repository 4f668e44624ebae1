"""The buffer into which a rectangle is drawn, strip by strip, and from which it is sent."""

from framebuf import MONO_VLSB, RGB565, FrameBuffer

_PAGE = 8  # rows
_PIXELS = 240 * 16  # of one strip at most


class Strips:
    """One buffer, seen as a canvas of any width that is a multiple of 8.

    `fit` chooses the width; then `canvas` draws, and `view` gives what to send. What a width
    needs is made when it first comes up and kept.
    """

    def __init__(self, colors: int, lead: bytes, rows: int) -> None:
        """`lead` stands before the pixels of whatever is sent; `rows` at most in one strip."""
        self._mono = colors == 2
        self._lead = len(lead)
        self._most = rows
        size = _PIXELS // 8 if self._mono else _PIXELS * 2
        self._memory = memoryview(bytearray(lead) + bytearray(size))
        self._canvases: "dict[int, FrameBuffer]" = {}
        self._views: "dict[int, memoryview]" = {}
        self.fit(_PAGE)

    def fit(self, width: int) -> None:
        """Be a canvas of this width, as high as the buffer allows: 8, 16, 32, ... rows."""
        rows = _PAGE
        while rows * 2 <= self._most and width * rows * 2 <= _PIXELS:
            rows *= 2
        canvas = self._canvases.get(width)
        if canvas is None:
            pixels = self._memory[self._lead :]
            form = MONO_VLSB if self._mono else RGB565
            canvas = self._canvases[width] = FrameBuffer(pixels, width, rows, form)
        self.canvas = canvas
        self.rows = rows
        self._width = width

    def view(self, rows: int) -> memoryview:
        """The lead and the topmost `rows` rows, ready to be sent."""
        size = self._width * rows
        view = self._views.get(size)
        if view is None:
            end = self._lead + (size // 8 if self._mono else size * 2)
            view = self._views[size] = self._memory[:end]
        return view
