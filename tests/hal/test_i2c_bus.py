"""A bus that a device holds is clocked free, and plain pins stand in for the chip's block."""

from tests.hal.fake_machine import chip, load

__all__ = ["chip"]
SDA, SCL = 0, 1


def clocks(chip) -> int:
    """Falling edges that were put on SCL."""
    return chip.driven.count((SCL, 0))


def test_a_free_bus_is_not_clocked(chip):
    load("hal.i2cbus").I2CBus(0, SDA, SCL)
    assert clocks(chip) == 0 and chip.buses == ["I2C"]


def test_a_device_that_holds_sda_gets_nine_clocks_and_no_more(chip):
    chip.levels[SDA] = 0
    load("hal.i2cbus").I2CBus(0, SDA, SCL)
    assert clocks(chip) == 9
    assert chip.driven[-1] == (SCL, 1)  # the bus is left alone, not held


def test_plain_pins_stand_in_where_clocks_and_the_block_have_not_helped(chip):
    chip.levels[SDA] = 0
    bus = load("hal.i2cbus").I2CBus(0, SDA, SCL)
    bus.recover()
    chip.levels[SDA] = 1
    bus.recover()
    assert chip.buses == ["I2C", "SoftI2C", "I2C"]


def test_a_panel_that_is_merely_absent_is_looked_for_at_full_speed(chip):
    bus = load("hal.i2cbus").I2CBus(0, SDA, SCL)
    for _ in range(5):
        bus.recover()
    assert set(chip.buses) == {"I2C"}
