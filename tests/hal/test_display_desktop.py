"""The desktop display: true pixels, cheap changes, one display after another, no noise."""

import random
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from sim.display import DesktopDisplay, displayio, load_sheet, vectorio
from sim.frame import Frame

ROOT = Path(__file__).parents[2]
SIZES = [(128, 64, 2), (240, 240, 16), (320, 240, 16)]


def write_sheet(path: Path) -> Path:
    """Two tiles of 10x3: all set, and the leftmost and rightmost pixel of each row."""
    rows = b"\xff\xc0" * 3 + b"\x80\x40" * 3
    path.write_bytes(struct.pack("<4sBBH", b"SNS1", 10, 3, 2) + rows)
    return path


def palette(color, clear=False):
    colors = displayio.Palette(2)
    colors[0], colors[1] = 0, color
    if clear:
        colors.make_transparent(0)
    return colors


def grid(sheet, colors, **options):
    return displayio.TileGrid(
        sheet, pixel_shader=colors, tile_width=sheet.width, tile_height=sheet.tile_height, **options
    )


@pytest.mark.parametrize("size", SIZES)
def test_pixels_are_where_the_sheet_has_them(tmp_path, size):
    sheet = load_sheet(write_sheet(tmp_path / "a.sheet"))
    display = DesktopDisplay(*size)
    group = displayio.Group(x=5, y=7)
    group.append(grid(sheet, palette(0xFFFFFF), width=2, default_tile=1))
    display.root_group = group
    display.refresh()
    image = display.image()
    lit = {(x, y) for x in range(size[0]) for y in range(size[1]) if image.getpixel((x, y))[1]}
    assert lit == {(x, y) for x in (5, 14, 15, 24) for y in (7, 8, 9)}


def test_colours_are_those_of_rgb565():
    display = DesktopDisplay(240, 240, 16)
    group = displayio.Group()
    for i, color in enumerate((0xFF0000, 0x00FF00, 0x0000FF, 0x123456)):
        shader = displayio.Palette(1)
        shader[0] = color
        group.append(vectorio.Rectangle(pixel_shader=shader, width=1, height=1, x=i))
    display.root_group = group
    display.refresh()
    assert display.frame_bytes()[:8] == bytes.fromhex("f800 07e0 001f 11aa".replace(" ", ""))
    image = display.image()
    assert [image.getpixel((x, 0)) for x in range(3)] == [(255, 0, 0), (0, 255, 0), (0, 0, 255)]


def test_rotation_turns_the_picture_round():
    display = DesktopDisplay(128, 64, 2)
    group = displayio.Group()
    group.append(vectorio.Rectangle(pixel_shader=palette(0), color_index=1, width=1, height=1))
    group[0].pixel_shader[1] = 0xFFFFFF
    display.root_group = group
    display.rotation = 180
    display.refresh()
    assert display.image().getpixel((127, 63)) == (255, 255, 255)
    assert display.image().getpixel((0, 0)) == (0, 0, 0)


@pytest.mark.parametrize("size", SIZES)
def test_incremental_equals_full(tmp_path, size):
    sheet = load_sheet(write_sheet(tmp_path / "a.sheet"))
    rng = random.Random(1)
    display, group = DesktopDisplay(*size), displayio.Group()
    colors = [palette(0xFFFFFF, clear=True), palette(0xFF8000)]
    for i in range(8):
        group.append(grid(sheet, colors[i % 2], width=3, x=i * 12, y=i * 5))
        group.append(
            vectorio.Rectangle(pixel_shader=colors[0], color_index=1, width=9, height=9, x=i * 9)
        )
    display.root_group = group
    display.refresh()
    for _ in range(60):
        for layer in rng.sample(list(group), 3):
            layer.x, layer.hidden = rng.randrange(-20, size[0]), rng.random() < 0.3
        group[2 * rng.randrange(8)][rng.randrange(3)] = rng.randrange(2)
        colors[1][1] = rng.choice((0xFF8000, 0xFFFFFF, 0x0000FF))
        display.refresh()
        incremental = display.frame_bytes()
        display.root_group = displayio.Group()
        display.root_group = group
        display.refresh()
        assert display.frame_bytes() == incremental


def test_a_changed_palette_of_a_rectangle_is_drawn():
    display, group = DesktopDisplay(128, 64, 2), displayio.Group()
    group.append(vectorio.Rectangle(pixel_shader=palette(0), color_index=1, width=8, height=8))
    display.root_group = group
    display.refresh()
    group[0].pixel_shader = palette(0xFFFFFF)
    display.refresh()
    assert display.frame_bytes()[:9] == b"\xff" * 8 + b"\0"


def test_a_whole_redraw_is_not_followed_by_another(tmp_path):
    frame = Frame(128, 64, 2)
    begun = []
    frame.begin = lambda *area, begin=frame.begin: (begun.append(area), begin(*area))
    display, group = DesktopDisplay(128, 64, 2, frame, frame), displayio.Group()
    group.append(grid(load_sheet(write_sheet(tmp_path / "a.sheet")), palette(0xFFFFFF)))
    display.root_group = group
    display.refresh()
    begun.clear()
    display.refresh()
    assert begun == []


def test_what_is_never_refreshed_does_not_pile_up():
    shape = vectorio.Rectangle(pixel_shader=palette(0), color_index=1, width=8, height=8)
    for x in range(1000):
        shape.x = x
    assert len(shape._pending_dirty_areas) < 10


def test_a_tile_that_is_not_in_the_sheet_is_refused(tmp_path):
    sheet = load_sheet(write_sheet(tmp_path / "a.sheet"))
    with pytest.raises(ValueError, match="no such tile"):
        grid(sheet, palette(1))[0] = 2


@pytest.mark.parametrize("data", [b"", b"SNS2\x08\x08\x01\x00" + b"\0" * 8, b"SNS1\x08\x08\x01\0"])
def test_what_is_no_sheet_is_refused_in_one_line(tmp_path, data):
    path = tmp_path / "bad.sheet"
    path.write_bytes(data)
    with pytest.raises(ValueError, match=r"bad\.sheet: .*make it again") as failure:
        load_sheet(path)
    assert "\n" not in str(failure.value)


def test_importing_is_silent_and_leaves_no_thread():
    code = "import threading, sim.display; assert threading.active_count() == 1"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
