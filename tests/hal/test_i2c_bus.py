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


def test_recovering_again_does_without_the_chips_block_by_turns(chip):
    bus = load("hal.i2cbus").I2CBus(0, SDA, SCL)
    bus.recover()
    bus.recover()
    assert chip.buses == ["I2C", "SoftI2C", "I2C"]
