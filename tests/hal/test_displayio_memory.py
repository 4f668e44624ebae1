"""Changing what is shown and refreshing it allocates nothing, on the 32-bit MicroPython."""

from pathlib import Path

import pytest

from sim import vm32

pytestmark = pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")

RECORDER = Path(__file__).parent / "pixels" / "recorder.py"

CODE = """
import io, micropython, struct
from hal.display import Display
from hal.displayio import Group, Palette, TileGrid
from hal.displayio.bitmap import load_sheet
from hal.vectorio import Rectangle
from tests.hal.pixels.recorder import quiet

display = Display(quiet({panel!r}), lambda: 0)
rows = bytes(range(200)) + bytes(160)
sheet = load_sheet(io.BytesIO(struct.pack("<4sBBH", b"SNS1", 13, 20, 9) + rows))
group, inner = Group(), Group(x=30, y=20)
palettes = [Palette(2), Palette(2)]
palettes[0][1] = 0xFF8000
palettes[1].make_transparent(0)
grid = TileGrid(sheet, pixel_shader=palettes[1], width=4, tile_height=20, x=5, y=7)
box = Rectangle(pixel_shader=palettes[0], width=40, height=30, color_index=1)
group.append(inner)
inner.append(box)
inner.append(grid)
display.root_group = group
display.refresh()

def change(i):
    grid[i & 3] = i % 9
    grid.x = i * 37 % display.width - 20
    grid.hidden = i % 5 == 0
    grid.pixel_shader = palettes[i & 1]
    palettes[i >> 1 & 1][1] = i * 65793 & 0xFFFFFF
    box.width = i * 11 % display.width + 1
    box.height = i * 7 % display.height + 1
    box.y = i * 13 % display.height - 9
    box.color_index = i >> 2 & 1
    inner.x = i * 5 % 60
    inner.hidden = i % 7 == 0

for i in range(300):
    micropython.heap_lock()
    change(i)
    display.refresh()
    micropython.heap_unlock()
print("done", display.fault)
"""


@pytest.mark.parametrize(
    "panel", ["ssd1306 i2c", "sh1106 i2c", "sh1106 spi", "st7789 240", "st7789 320"]
)
def test_no_change_and_no_refresh_allocates(panel):
    files = {"/lib/tests/hal/pixels/recorder.py": RECORDER.read_text()}
    assert vm32.run(CODE.format(panel=panel), files) == "done None\n"
