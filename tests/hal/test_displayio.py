"""The device's displayio draws what Adafruit's draws, byte for byte, on the real MicroPython."""

import struct

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from sim.panels import bench
from tests.hal.pixels.compare import MICROPYTHON, SIZES, Device, compare, compare_on_wires

pytestmark = pytest.mark.skipif(not MICROPYTHON.exists(), reason="no MicroPython for this system")

SCENE = ("tests.hal.pixels.described", "scene_of")
SHEETS = {"a": (10, 8, 3), "b": (8, 5, 3), "c": (21, 30, 3)}


@pytest.fixture(scope="module")
def device():
    running = Device()
    yield running
    running.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("sheets")
    for name, (width, height, count) in SHEETS.items():
        pitch = (width + 7) // 8
        # Bits beyond the width are set as well: nothing may show them.
        rows = bytes((i * 73 + i // 7 * 41) & 255 for i in range(pitch * height * count))
        header = struct.pack("<4sBBH", b"SNS1", width, height, count)
        (path / f"{name}.sheet").write_bytes(header + rows)
    return path


COLORS = st.sampled_from([0, 0xFFFFFF, 0xFF8000, 0x0000FF, 0x7F7F7F, 0x808080, 0x00B000, 0x123456])
SMALL = st.integers(-70, 340)
NUMBER = st.integers(0, 999)
PALETTE = st.tuples(COLORS, COLORS, st.integers(0, 1))
TILES = st.lists(st.integers(0, 2), min_size=1, max_size=8)
GRID = st.tuples(
    st.just("tiles"), SMALL, SMALL, st.sampled_from("abc"), NUMBER, st.integers(1, 7),
    st.integers(1, 3), TILES,
)  # fmt: skip
RECT = st.tuples(
    st.just("rect"), SMALL, SMALL, st.integers(1, 200), st.integers(1, 120), NUMBER,
    st.integers(0, 1),
)  # fmt: skip
LEAVES = st.lists(GRID | RECT, max_size=4)
GROUP = st.tuples(st.just("group"), SMALL, SMALL, st.lists(GRID | RECT | st.tuples(
    st.just("group"), SMALL, SMALL, LEAVES), max_size=4))  # fmt: skip
OPERATION = st.one_of(
    st.tuples(st.just("color"), NUMBER, COLORS, NUMBER),
    st.tuples(
        st.sampled_from(["move", "hide", "shade", "tile", "size", "index", "raise"]),
        NUMBER, NUMBER, NUMBER,
    ),
)  # fmt: skip
DESCRIPTION = st.fixed_dictionaries(
    {
        "palettes": st.lists(PALETTE, min_size=1, max_size=4),
        "layers": st.lists(GRID | RECT | GROUP, max_size=6),
        "changes": st.lists(st.lists(OPERATION, max_size=4), max_size=8),
    }
)


PANELS = [
    (size, [name, bus])
    for size, name, buses in [
        (SIZES[0], "ssd1306", ("i2c", "spi")),
        (SIZES[0], "ssd1309", ("i2c", "spi")),
        (SIZES[0], "sh1106", ("i2c", "spi")),
        (SIZES[1], "st7789", ("spi",)),
        (SIZES[2], "st7789", ("spi",)),
    ]
    for bus in buses
]


def bench_for(size, driver):
    if driver[0] == "st7789":
        return bench.tft(size[0], size[1], 0 if size[0] == 240 else 90)
    return bench.oled(*driver)


# A transparent grid lies over all that changes: what is below must be drawn as well.
BELOW = {
    "palettes": [[0, 0xFFFFFF, 0], [0, 0xFF8000, 1]],
    "layers": [["rect", 0, 0, 90, 60, 0, 1], ["tiles", 0, 0, "c", 1, 4, 2, [0, 1, 2]]],
    "changes": [[["tile", 1, 1, 0]], [["color", 0, 0x00FF00, 1]], [["move", 0, 70, 70]]],
}
# A shape grows out of where its group was, and then something moves below what it has gained.
GROWN = {
    "palettes": [[0, 0xFFFFFF, 0], [0, 0xFF8000, 0]],
    "layers": [
        ["rect", 200, 200, 10, 10, 1, 1],
        ["group", 0, 0, [["rect", 0, 0, 8, 8, 0, 1]]],
    ],
    "changes": [[["size", 1, 79, 79]], [["move", 0, 120, 120]], [["move", 0, 130, 125]]],
}


@example(size=SIZES[0], rows=64, description=BELOW)
@example(size=SIZES[1], rows=64, description=BELOW)
@example(size=SIZES[1], rows=64, description=GROWN)
@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(size=st.sampled_from(SIZES), rows=st.sampled_from([8, 64]), description=DESCRIPTION)
def test_any_scene_has_the_same_bytes_at_every_step(device, folder, size, rows, description):
    compare(device, size, folder, *SCENE, description, rows=rows)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_table_that_is_played_on_has_the_same_bytes_at_every_step(device, folder, size, players):
    compare(device, size, folder, "tests.hal.pixels.tables", "classic", [players, 7, 20])


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(panel=st.sampled_from(PANELS), description=DESCRIPTION)
def test_any_scene_reaches_the_glass_of_every_panel(device, folder, panel, description):
    size, driver = panel
    compare_on_wires(device, size, folder, driver, bench_for(size, driver), *SCENE, description)


@pytest.mark.parametrize(("size", "driver"), PANELS)
def test_nothing_is_sent_when_nothing_changes_and_little_when_little_does(
    device, folder, size, driver
):
    description = {
        "palettes": [[0, 0xFFFFFF, 0]],
        "layers": [["rect", 0, 0, 400, 300, 0, 0], ["tiles", 16, 16, "b", 0, 2, 1, [0, 0]]],
        "changes": [[], [["tile", 1, 1, 0]]],
    }
    device_bench = bench_for(size, driver)
    sent = compare_on_wires(device, size, folder, driver, device_bench, *SCENE, description)
    pixels = size[0] * size[1] // 8 if size[2] == 2 else size[0] * size[1] * 2
    # A cell of 8 x 8 pixels; of 16 x 8 where a row of smaller ones would not fit an integer.
    tile = {128: 8, 240: 8 * 8 * 2, 320: 16 * 8 * 2}[size[0]]
    assert sent[1] == 0
    assert tile < sent[2] <= tile + 14
    assert pixels < sent[3] < pixels * 1.08 + 14
