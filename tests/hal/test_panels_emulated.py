"""The emulated controllers refuse what the datasheets forbid, and keep the wire's time."""

import pytest

from sim.panels import ForbiddenError
from sim.panels.bench import ADDRESS, oled, tft
from sim.panels.clock import BenchClock
from sim.panels.st7789 import St7789


def refuse(glass, *transfers):
    for data in transfers[:-1]:
        glass.written(data)
    with pytest.raises(ForbiddenError):
        glass.written(transfers[-1])


@pytest.mark.parametrize(
    "transfers",
    [
        (b"",),
        (b"\x01\xae",),  # a control byte has six zeros
        (b"\x00\x21\x00\x7f",),  # a window in page addressing mode
        (b"\x00\x20\x00", b"\x00\xb1"),  # a page outside page addressing mode
        (b"\x00\x20\x00", b"\x00\x21\x00\x80"),  # column 128
        (b"\x00\x20\x00", b"\x00\x21\x10\x0f"),  # the end before the start
        (b"\x00\x20\x00", b"\x00\x22\x00\x08"),  # page 8
        (b"\x00\x20\x03",),  # no such mode
        (b"\x00\xa8\x0e",),  # 15 rows
        (b"\x00\xd9\x02",),  # pre-charge phase of no clocks
        (b"\x00\xda\x13",),
        (b"\x00\xdb\x40",),  # Vcomh that the datasheet does not list
        (b"\x00\x8d\x15",),
        (b"\x00\x81", b"\x40\xff"),  # pixels where an argument is due
        (b"\x00\xad\x8b",),  # an SH1106's command
        (b"\x00\xfd\x12",),  # an SSD1309's
    ],
)
def test_an_ssd1306_refuses(transfers):
    refuse(oled("ssd1306").glass, *transfers)


def test_an_ssd1306_stays_dark_without_its_charge_pump():
    glass = oled("ssd1306").glass
    glass.written(b"\x00\xa5\xaf")
    assert not any(glass.image().tobytes())
    glass.written(b"\x00\x8d\x14")
    assert all(glass.image().tobytes())


@pytest.mark.parametrize("data", [b"\x00\x8d\x14", b"\x00\xfd\x11", b"\x00\xdb\x20"])
def test_an_ssd1309_refuses(data):
    refuse(oled("ssd1309").glass, data)


@pytest.mark.parametrize(
    "transfers",
    [
        (b"\x00\x20\x00",),  # addressing modes
        (b"\x00\x21\x00\x7f",),  # windows
        (b"\x00\x8d\x14",),
        (b"\x00\xad\x14",),
        (b"\x00\xb8",),
        (b"\x00\x00\x10\xb0", b"\x40" + bytes(133)),  # more than 132 columns
    ],
)
def test_an_sh1106_refuses(transfers):
    refuse(oled("sh1106").glass, *transfers)


def test_an_sh1106_lets_its_memory_be_read_and_an_ssd1306_does_not():
    for name, answer in (("sh1106", 0x5A), ("ssd1306", 0x40)):
        port = oled(name).port
        port.writeto(ADDRESS, b"\x00\xb0\x10\x00")
        port.writeto(ADDRESS, b"\x40\x5a")
        port.writeto(ADDRESS, b"\x80\x00\xc0", False)
        assert port.readfrom(ADDRESS, 2)[1] == answer


def awake():
    """An ST7789 that takes pixels."""
    clock = BenchClock()
    glass = St7789(clock)
    clock.wait(200)
    for command, data in ((0x11, b""), (0x3A, b"\x55"), (0x36, b"\x00")):
        glass.clocked(bytes([command]), 0)
        clock.wait(5)
        glass.clocked(data, 1) if data else None
    return clock, glass


@pytest.mark.parametrize(
    "data",
    [
        b"\x2a\x00\x00\x00\xf0",  # column 240
        b"\x2b\x00\x00\x01\x40",  # row 320
        b"\x2a\x00\x09\x00\x08",  # the end before the start
        b"\x36\x00\x00",  # one byte too many
    ],
)
def test_an_st7789_refuses(data):
    _, glass = awake()
    glass.clocked(data[:1], 0)
    with pytest.raises(ForbiddenError):
        glass.clocked(data[1:], 1)


@pytest.mark.parametrize("data", [(0x2A, b"\x00\x00\x00"), (0x2C, b"\xff\xff\xff")])
def test_an_st7789_refuses_what_is_cut_short(data):
    _, glass = awake()
    glass.clocked(bytes([data[0]]), 0)
    glass.clocked(data[1], 1)
    with pytest.raises(ForbiddenError):
        glass.clocked(b"\x29", 0)


def test_an_st7789_refuses_unknown_commands_and_colours_of_18_bits():
    _, glass = awake()
    with pytest.raises(ForbiddenError):
        glass.clocked(b"\xee", 0)
    clock = BenchClock()
    with pytest.raises(ForbiddenError):
        St7789(clock).clocked(b"\x2c", 0)


def test_an_st7789_refuses_haste_after_reset_and_sleep_out():
    clock, glass = awake()
    glass.clocked(b"\x01", 0)
    with pytest.raises(ForbiddenError):
        glass.clocked(b"\x29", 0)
    clock.wait(5)
    with pytest.raises(ForbiddenError):
        glass.clocked(b"\x11", 0)  # awake when it was reset: 120 ms
    clock.wait(115)
    glass.clocked(b"\x11", 0)
    clock.wait(4)
    with pytest.raises(ForbiddenError):
        glass.clocked(b"\x29", 0)


def test_i2c_takes_nine_bits_a_byte_and_a_start_and_a_stop_at_400_khz():
    panel = oled("ssd1306")
    panel.port.writeto(ADDRESS, b"\x00\xae")
    assert panel.clock.us == pytest.approx((1 + 3 * 9 + 1) / 0.4)
    with pytest.raises(OSError):
        panel.port.writeto(ADDRESS + 1, b"\x00")


def test_spi_takes_eight_bits_a_byte_at_62_5_mhz():
    panel = tft(240, 240)
    panel.port.write(bytes(1000))
    assert panel.clock.us == pytest.approx(8000 / 62.5)
