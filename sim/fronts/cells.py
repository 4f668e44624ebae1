"""Pictures as rows of text: a cell holds two pixels, one above the other."""

from collections.abc import Callable, Iterator
from functools import cache

import blessed
from PIL import Image

_HALF = "▀"
_PLAIN = " ▄▀█"  # by which half is light: none, lower, upper, both
_LIGHT = 96  # of 255, from which a pixel counts as light where there are no colours

Pixel = tuple[int, int, int]
Paint = Callable[[Pixel, Pixel], str]


def paint(term: blessed.Terminal) -> Paint | None:
    """What gives a terminal's codes for (upper, lower) colours; None where it has no colours."""
    if not term.number_of_colors:
        return None
    term.color_distance_algorithm = "cie94"  # of 256 colours, the others give a grey for green felt

    @cache
    def codes(upper: Pixel, lower: Pixel) -> str:
        return str(term.color_rgb(*upper)) + str(term.on_color_rgb(*lower))

    return codes


def fit(image: Image.Image, columns: int, lines: int) -> Image.Image:
    """The picture as it is where it fits into so many cells, else shrunk by averaging."""
    columns, lines = max(1, columns), max(1, lines)  # a terminal may not know its size
    factor = max(image.width / columns, image.height / (2 * lines), 1.0)
    width, height = int(image.width / factor), int(image.height / factor)
    if factor > 1:
        image = image.resize((max(1, width), max(2, height)), Image.Resampling.BOX)
    return image


class Rows:
    """The rows of one picture after another; only those that changed are made."""

    def __init__(self, paint: Paint | None) -> None:
        """`paint` gives the codes for (upper, lower) colours; None: there are no colours."""
        self._paint = paint
        self._before: list[bytes] = []

    def forget(self) -> None:
        """The next picture is new from top to bottom."""
        self._before = []

    def changed(self, image: Image.Image) -> Iterator[tuple[int, str]]:
        """(row, text) for every row that is not as in the picture before."""
        pitch = 3 * image.width
        data = image.tobytes() + bytes(pitch)  # an odd last row stands on black
        rows = [data[y * pitch : (y + 2) * pitch] for y in range(0, image.height, 2)]
        before, self._before = self._before, rows
        for number, row in enumerate(rows):
            if number >= len(before) or before[number] != row:
                yield number, self._text(row[:pitch], row[pitch:])

    def _text(self, upper: bytes, lower: bytes) -> str:
        cells = zip(_pixels(upper), _pixels(lower))
        if self._paint is None:
            return "".join(_PLAIN[2 * _is_light(a) + _is_light(b)] for a, b in cells)
        return "".join(_runs(cells, self._paint))


def _runs(cells: Iterator[tuple[Pixel, Pixel]], paint: Paint) -> Iterator[str]:
    last = None
    for cell in cells:
        if cell != last:
            yield paint(*cell)
            last = cell
        yield _HALF


def _pixels(row: bytes) -> Iterator[Pixel]:
    values = iter(row)
    return zip(values, values, values)


def _is_light(pixel: Pixel) -> bool:
    return sum(pixel) > 3 * _LIGHT
