"""A panel that is missing, goes and comes back: the game goes on, and it is told."""

import errno

import pytest

from sim import FIRMWARE
from sim.display import DesktopDisplay
from sim.panels import bench
from sim.panels.ports import I2CPort
from sim.sheets import load_sheet
from tests.faults.box import SECOND, Box, BrokenBoard
from tests.hal.fake_machine import chip, load

__all__ = ["chip"]
GONE = "trouble: display does not answer (5)"


class PanelBoard(BrokenBoard):
    """The device's own driver before an emulated controller on I2C; its time is the board's."""

    def __init__(self, wired, seed=1):
        super().__init__(seed=seed)
        self.wired = wired
        self.display = DesktopDisplay(*wired.parts()[:-1], self.now)

    def sheet(self, name):
        return load_sheet(FIRMWARE / "assets" / f"{name}.sheet")

    def light(self):
        """How many pixels are light."""
        return sum(self.wired.image().convert("L").histogram()[128:])


def box_on(panel, unplugged=False, found=False):
    board = PanelBoard(bench.oled(panel, found=found))
    if unplugged:
        board.wired.unplug()
    return Box(board)


def whole_game(box, *meanwhile):
    """The record of a game; (after so many us, what happens) each."""
    box.run(to="Play")
    for us, happens in meanwhile:
        box.run(us)
        happens()
    box.run(to="Over")
    return box.record()


@pytest.mark.parametrize("panel", ["ssd1306", "sh1106"])
def test_a_game_is_the_same_without_a_panel_with_one_and_with_one_that_comes_and_goes(panel):
    with_one = box_on(panel)
    record = whole_game(with_one)
    without = box_on(panel, unplugged=True)
    assert whole_game(without) == record
    assert without.board.speaker.log == with_one.board.speaker.log
    assert without.board.lamps.log == with_one.board.lamps.log
    assert without.board.logged == [GONE]
    flickering = box_on(panel)
    wired = flickering.board.wired
    breaks = [(7 * SECOND, wired.unplug), (2 * SECOND, wired.plug)] * 5
    events = [line for line in whole_game(flickering, *breaks).splitlines() if b"seed" in line]
    assert events == record.splitlines()[:1]  # the same deal; what was told took its time
    assert flickering.game.over
    assert flickering.board.logged == [GONE, "trouble: panel"] * 5


@pytest.mark.parametrize("found", [False, True])
def test_a_panel_that_comes_late_shows_the_picture_and_that_it_was_away(found):
    box = box_on("ssd1306", unplugged=True, found=found)
    box.run(to="Play").run(5 * SECOND)
    assert not box.board.light() and box.board.logged == [GONE]
    box.board.wired.plug()
    box.run(20 * SECOND)
    assert box.board.light() > 20
    assert box.board.logged == [GONE, "trouble: panel"]
    assert not box.console.troubles.waiting()  # it has been shown


def test_a_panel_that_is_lost_is_dark_and_back_within_two_seconds_of_its_return():
    box = box_on("ssd1306").run(to="Play").run(5 * SECOND)
    box.board.wired.unplug()
    box.run(5 * SECOND)
    box.board.wired.plug()
    assert not box.board.light()
    box.run(2 * SECOND)
    assert box.board.light() > 20


def test_a_panel_that_loses_its_power_for_a_moment_is_set_up_again():
    """Nothing fails on the bus; only its status byte tells that it was off."""
    box = box_on("ssd1306").run(to="Play").run(5 * SECOND)
    box.board.wired.glass.power_on()
    assert not box.board.light()
    box.run(2 * SECOND)
    assert box.board.light() > 20


class HeldPort(I2CPort):
    """A bus whose SDA a device holds low, until it has seen enough clocks."""

    def __init__(self, chip, clock):
        super().__init__(clock)
        self._chip = chip

    def _address(self, address, size):
        if not self._chip.levels[0]:
            raise OSError(errno.ETIMEDOUT)
        return super()._address(address, size)


def box_on_a_held_bus(chip, monkeypatch, clocks):
    """A device has begun to hold SDA, and lets go after so many clocks; how many it got before."""
    wired = bench.oled("ssd1306")
    held = HeldPort(chip, wired.clock)
    held.devices = wired.port.devices
    module = load("hal.i2cbus")
    for name in ("I2C", "SoftI2C"):
        monkeypatch.setattr(module.machine, name, lambda *_, **__: held)
    wired.panel._wire._i2c = module.I2CBus(0, 0, 1)
    box = Box(PanelBoard(wired)).run(to="Play").run(5 * SECOND)
    chip.levels[0] = 0
    before = chip.driven.count((1, 0))

    class Line(module.machine.Pin):
        """SDA goes up when SCL has been pulled down often enough."""

        def value(self, level=None):
            if (self.number, level) == (1, 0) and chip.driven.count((1, 0)) - before + 1 >= clocks:
                chip.levels[0] = 1
            return super().value(level)

    monkeypatch.setattr(module.machine, "Pin", Line)
    return box, before


@pytest.mark.parametrize("clocks", [1, 4, 9])
def test_a_bus_that_is_held_is_clocked_free_and_the_picture_comes(chip, clocks, monkeypatch):
    box, before = box_on_a_held_bus(chip, monkeypatch, clocks)
    box.run(20 * SECOND)
    assert box.board.logged == ["trouble: display does not answer (110)", "trouble: panel"]
    assert box.board.light() > 20
    assert chip.driven.count((1, 0)) - before == clocks


def test_a_bus_that_is_held_for_good_costs_the_picture_and_not_the_game(chip, monkeypatch):
    box, _ = box_on_a_held_bus(chip, monkeypatch, 1 << 30)
    box.run(to="Over")
    assert box.game.over
    assert box.board.logged == ["trouble: display does not answer (110)"]
    chip.levels[0] = 1
    box.run(3 * SECOND)
    assert box.board.light() > 20
