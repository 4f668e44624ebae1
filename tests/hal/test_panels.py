"""Panel drivers through emulated controllers: what is seen, how little is sent, what goes wrong."""

import pytest

from hal.panels.find import find_oled
from hal.panels.ssd1306 import SSD1306
from hal.panels.wires import I2CWire
from sim.display import DesktopDisplay, displayio, vectorio
from sim.panels import bench
from sim.panels.clock import BenchClock
from sim.panels.ports import I2CPort

OLEDS = [(name, bus) for name in ("ssd1306", "ssd1309", "sh1106") for bus in ("i2c", "spi")]
# Width and height, how the glass is mounted, its first column and row in the controller's memory.
TFTS = [
    (240, 240, 0, (0, 0)),
    (240, 240, 90, (0, 0)),
    (240, 240, 180, (0, 80)),
    (240, 240, 270, (0, 0)),
    (320, 240, 90, (0, 0)),
    (320, 240, 270, (0, 0)),
    (240, 135, 90, (52, 40)),  # small glass, to show that offsets turn with it
    (240, 135, 270, (52, 40)),
    (135, 240, 180, (52, 40)),
]
SECOND = 1_000_000


def every_bench():
    return [bench.oled(*which) for which in OLEDS] + [bench.tft(*which) for which in TFTS]


def rectangle(color, x, y, width, height):
    palette = displayio.Palette(1)
    palette[0] = color
    return vectorio.Rectangle(pixel_shader=palette, width=width, height=height, x=x, y=y)


def uneven(width, height):
    """A picture that looks another way round in every orientation."""
    group = displayio.Group()
    for i, color in enumerate((0xFF8080, 0xFFFFFF, 0x80FF80)):
        group.append(rectangle(color, 3 + i * 20, height - 20 - i * 10, 20 + i * 10, 9))
    group.append(rectangle(0xFFFFFF, width - 5, 0, 5, 3))
    return group


def reference(group, display):
    """The same picture without a panel."""
    display.root_group = None
    plain = DesktopDisplay(display.width, display.height, display.colors)
    plain.root_group = group
    plain.rotation = display.rotation
    plain.refresh()
    plain.root_group = None
    return plain.image().tobytes()


@pytest.mark.parametrize("rotation", [0, 180])
@pytest.mark.parametrize("number", range(len(OLEDS) + len(TFTS)))
def test_every_panel_shows_the_picture_upright_and_turned(number, rotation):
    panel = every_bench()[number]
    display = panel.display()
    group = uneven(display.width, display.height)
    display.root_group = group
    display.rotation = rotation
    display.refresh()
    assert display.fault is None
    assert panel.image().tobytes() == reference(group, display)


def test_a_tft_without_a_pin_to_select_it_shows_the_picture():
    panel = bench.tft(240, 240, selected=True)
    display = panel.display()
    group = uneven(240, 240)
    display.root_group = group
    display.refresh()
    assert panel.image().tobytes() == reference(group, display)


def test_turning_the_picture_in_play_draws_it_anew():
    panel = bench.oled("sh1106")
    display = panel.display()
    group = uneven(128, 64)
    display.root_group = group
    display.refresh()
    display.rotation = 180
    display.refresh()
    assert panel.image().tobytes() == reference(group, display)


@pytest.mark.parametrize(("name", "bus"), OLEDS)
def test_an_oled_is_sent_the_pages_and_columns_that_changed(name, bus):
    panel = bench.oled(name, bus)
    display = panel.display()
    group = uneven(128, 64)
    display.root_group = group
    display.refresh()
    before = panel.port.sent
    group.append(rectangle(0xFFFFFF, 50, 9, 10, 6))  # within page 1
    display.refresh()
    assert 10 < panel.port.sent - before <= 10 + 11


def test_a_tft_is_sent_the_pixels_that_changed():
    panel = bench.tft(240, 240)
    display = panel.display()
    group = uneven(240, 240)
    display.root_group = group
    display.refresh()
    before = panel.port.sent
    group.append(rectangle(0xFFFFFF, 50, 9, 10, 6))
    display.refresh()
    assert panel.port.sent - before == 10 * 6 * 2 + 11


def test_nothing_is_sent_when_nothing_changed():
    for panel in every_bench():
        display = panel.display()
        display.root_group = uneven(display.width, display.height)
        display.refresh()
        before = panel.port.sent
        display.refresh()
        assert panel.port.sent == before
        display.root_group = None


@pytest.mark.parametrize("controller", ["ssd1306", "sh1106"])
def test_an_oled_of_either_kind_is_recognised(controller):
    panel = bench.oled(controller, found=True)
    display = panel.display()
    group = uneven(128, 64)
    display.root_group = group
    display.refresh()
    assert panel.image().tobytes() == reference(group, display)


def test_an_oled_that_is_not_there_is_taken_for_an_ssd1306():
    port = I2CPort(BenchClock())
    assert type(find_oled(I2CWire(port, bench.ADDRESS, lambda ms: None))) is SSD1306


def test_brightness_is_the_contrast_of_an_oled_and_the_light_of_a_tft():
    oled, tft = bench.oled("ssd1306"), bench.tft(240, 240)
    levels = [(oled, lambda: oled.glass.contrast), (tft, lambda: tft.glass.backlight)]
    for panel, level in levels:
        display = panel.display()
        display.brightness = 30
        display.refresh()
        assert level() == 30
        display.brightness = 200
        assert level() == 200


def test_a_panel_is_dark_until_its_picture_is_complete():
    panel = bench.oled("ssd1306")
    seen = []
    panel.panel.send = lambda strip, send=panel.panel.send: (
        send(strip), seen.append(panel.glass.on)
    )  # fmt: skip
    display = panel.display()
    display.root_group = uneven(128, 64)
    display.refresh()
    assert seen and not any(seen)
    assert panel.glass.on


def test_brightness_0_darkens_a_panel_which_keeps_its_picture():
    for panel in (*every_bench(), None):
        display = panel.display() if panel else DesktopDisplay(128, 64, 2)
        display.root_group = uneven(display.width, display.height)
        display.refresh()
        shown = display.image().tobytes()
        display.brightness = 0
        assert not any(display.image().tobytes())
        display.refresh()
        display.brightness = 255
        assert display.image().tobytes() == shown
        display.root_group = None


def test_a_panel_missing_at_start_is_named_and_found_later():
    panel = bench.oled("ssd1306")
    panel.unplug()
    display = panel.display()
    group = uneven(128, 64)
    display.root_group = group
    display.refresh()
    assert "display does not answer" in display.fault
    panel.plug()
    panel.clock.us += SECOND
    display.refresh()
    assert display.fault is None
    assert panel.image().tobytes() == reference(group, display)


def test_a_panel_lost_in_play_costs_little_and_comes_back_whole():
    panel = bench.oled("sh1106")
    display = panel.display()
    group = uneven(128, 64)
    display.root_group = group
    display.refresh()
    panel.unplug()
    group.append(rectangle(0xFFFFFF, 0, 0, 60, 12))
    display.refresh()
    assert display.fault is not None
    before = panel.port.transfers
    for x in range(20):
        group[0].x = x
        display.refresh()
    assert panel.port.transfers == before, "not looked for again within a second"
    display.brightness = 9
    panel.plug()
    panel.clock.us += SECOND
    display.refresh()
    assert display.fault is None
    assert panel.glass.contrast == 9
    assert panel.image().tobytes() == reference(group, display)


def test_a_panel_that_lost_its_power_unnoticed_is_set_up_again():
    panel = bench.oled("ssd1306")
    display = panel.display()
    group = uneven(128, 64)
    display.root_group = group
    display.refresh()
    panel.plug()  # between two refreshes, so that no transfer failed
    panel.clock.us += SECOND
    display.refresh()
    assert panel.image().tobytes() == reference(group, display)


def test_what_holds_the_bus_is_freed_before_the_panel_is_looked_for_again():
    panel = bench.oled("ssd1306")
    freed = []
    panel.port.recover = lambda: freed.append(panel.clock.us)
    panel.unplug()
    display = panel.display()
    display.refresh()
    assert freed == []
    panel.clock.us += SECOND
    display.refresh()
    assert len(freed) == 1
