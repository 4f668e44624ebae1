"""A panel that is memory, for MicroPython: holds what was sent, and checks areas."""


class Memory:
    """`size` is width, height, colours; `rows` what it takes in one strip."""

    lead = b""

    def __init__(self, size, rows):
        self.width, self.height, self.colors = size
        self.rows = rows
        self._page = 1 if self.colors > 2 else 8  # rows that share a byte
        self._size = 2 if self.colors > 2 else 1  # bytes a pixel, or a column of a page
        self.pixels = bytearray(self.width * self.height // self._page * self._size)
        self._left = 0

    def start(self):
        pass

    def show(self):
        pass

    def turn(self, degrees):
        pass

    def dim(self, level):
        pass

    def alive(self):
        return True

    def begin(self, x, y, w, h):
        assert self._left == 0, "the last area was not filled"
        assert min(x, y) >= 0 and min(w, h) > 0
        assert x + w <= self.width and y + h <= self.height
        assert y % self._page == 0 and h % self._page == 0
        self._x, self._y, self._w = x, y, w
        self._left = h

    def send(self, strip):
        pitch = self._w * self._size
        rows = len(strip) // pitch
        assert len(strip) == rows * pitch
        for row in range(rows):
            at = ((self._y // self._page + row) * self.width + self._x) * self._size
            self.pixels[at : at + pitch] = strip[row * pitch : (row + 1) * pitch]
        self._y += rows * self._page
        self._left -= rows * self._page
        assert self._left >= 0 and rows * self._page <= self.rows
