"""The self-test: what a builder presses, and what the console says of it."""

from pathlib import Path

import pytest

from console.screens.join import BAD, EMPTY, GOOD
from console.ticks import ticks_diff
from console.version import VERSION
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.console.test_on_screen import PicturedBoard

HOLD = 600_000
LONG = 2_300_000


class Told:
    """Stands in for a screen, and keeps what it was told."""

    group = None
    columns = 25
    rows = 5

    def __init__(self):
        self.cells = {}
        self.calls = []

    def seat(self, seat, label, who, name):
        self.cells[seat] = (who, name)

    def __getattr__(self, name):
        return lambda *values: self.calls.append((name, values))


def at(scene, board=None, menu=True):
    board = board or FakeBoard(4, menu=menu)
    evening = Evening(board).run(100_000)
    told = Told()
    evening.console.stage.open = lambda *names: told
    evening.console.go("check." + scene)
    return evening.run(30_000), told


def test_a_button_tells_its_presses_and_the_bounce_of_its_contact():
    evening, told = at("buttons")
    assert told.cells[2] == (EMPTY, "")
    evening.press(2).press(2)
    assert told.cells[2] == (GOOD, "2x1.8")  # the fake board's contacts bounce 1.8 ms
    assert told.calls[-1] == ("update", ("3: 3 edges · 1.8\xa0ms", "hold for 2\xa0s: back"))
    evening.run(3_100_000)
    assert told.calls[-1][1][0] == "Count x bounce in ms"


def test_a_contact_that_bounces_long_and_a_stuck_one_are_marked():
    evening, told = at("buttons")
    evening.board.presses.chatter = lambda seat, t: (40, 7_900)
    evening.press(1)
    assert told.cells[1] == (BAD, "1x7.9")
    evening.board.presses.stuck = 0b1000
    evening.run(50_000)
    assert told.cells[3] == (BAD, "stuck")


def test_a_pressed_button_lights_its_own_lamp():
    evening, _ = at("buttons")
    evening.board.presses.add(evening.board.time + 1000, 2, held=300_000)
    evening.run(100_000)
    assert [level > 0 for level in evening.board.lamps.levels] == [False, False, True, False]


@pytest.mark.parametrize("scene", ["buttons", "stick"])
def test_where_taps_are_tested_only_a_long_hold_leads_back(scene):
    evening, _ = at(scene)
    evening.press(0, held=HOLD)
    assert evening.scene == scene.title()
    evening.press(0, held=LONG)
    assert evening.scene == "CheckMenu"


def test_one_stick_tells_the_gap_in_microseconds():
    evening, told = at("stick")
    evening.board.presses.add(evening.board.time + 1000, 3)
    evening.board.presses.add(evening.board.time + 1037, 1)
    evening.run(300_000)
    assert told.calls[-1] == ("hands", (["4", "2"], [0, 37], ["", "+37"]))
    hint = evening.console.texts.section("check_stick")["hint"]
    assert ("update", ("Gap in microseconds", hint)) in told.calls
    evening.run(1_000_000)
    evening.board.presses.add(evening.board.time + 1000, 1)
    evening.board.presses.add(evening.board.time + 1000, 3)
    evening.run(300_000)
    assert told.calls[-1] == ("hands", (["2", "4"], [0, 0], ["", "+0"]))


def test_lamps_light_one_by_one_then_all():
    evening, told = at("lamps")
    lit = []
    for _ in range(5):
        lit.append([level > 0 for level in evening.board.lamps.levels])
        assert [told.cells[seat][0] == GOOD for seat in range(4)] == lit[-1]
        evening.press(0)
    assert lit[:4] == [[i == seat for i in range(4)] for seat in range(4)]
    assert lit[4] == [True] * 4
    evening.press(0, held=HOLD)
    assert not any(evening.board.lamps.levels)


def test_the_speaker_plays_a_scale_without_leaving_the_menu():
    evening, _ = at("menu")
    for _ in range(3):
        evening.press(0)
    evening.board.speaker.log.clear()
    evening.press(0, held=HOLD).run(2_500_000)
    heard = [hz for _, hz, _ in evening.board.speaker.log if hz]
    assert len(set(heard)) >= 8 and evening.scene == "CheckMenu"


def test_the_display_is_turned_by_a_tap_and_comes_back_as_it_was():
    board = PicturedBoard("tft240", 4)
    evening = Evening(board).run(100_000)
    evening.console.go("check.display")
    evening.run(100_000)
    image = board.display.image()
    corners = [(0, 0), (239, 0), (0, 239), (239, 239)]
    assert all(sum(image.getpixel(corner)) > 300 for corner in corners)
    evening.press(0)
    assert board.display.rotation == 180
    evening.press(0, held=HOLD)
    assert board.display.rotation == 0


def test_the_box_tells_version_battery_memory_and_press_clock():
    board = FakeBoard(4)
    board.battery = lambda: 3725
    board.presses.name = "PIO 1 us"
    evening, told = at("box", board)
    board.presses.overflows = 3
    evening.run(1_100_000)
    name, (_, lines, *_) = told.calls[-1]
    said = [line.split()[-1] for line in lines]
    assert name == "update" and said[0] == VERSION and lines[1].endswith("3.72 V")
    assert lines[3].endswith("PIO 1 us") and said[4] == "3"


def test_every_test_is_reached_and_left_by_buttons_and_by_the_menu_button():
    board = PicturedBoard("oled", 4)
    evening = Evening(board).run(100_000)
    for i in range(6):
        evening.console.go("check.menu")
        evening.run(20_000)
        for _ in range(i):
            evening.press(1)
        before = board.display.image().tobytes()
        evening.press(1, held=HOLD)
        if i != 3:  # the speaker has no picture of its own
            assert board.display.image().tobytes() != before
            evening.menu()
        assert evening.scene == "CheckMenu"
    evening.menu()
    assert evening.scene == "SettingsPages"


def test_from_a_test_the_menu_comes_back_to_its_line_and_from_the_settings_to_the_first():
    evening, _ = at("menu")
    assert evening.line == "buttons"
    for test in ("stick", "lamps", "display", "box"):
        while evening.line != test:
            evening.press(1)
        evening.press(1, held=HOLD)
        assert evening.scene != "CheckMenu"
        evening.press(1, held=LONG)
        assert evening.line == test
    evening.menu()
    evening.console.go("check.menu")
    assert evening.run(20_000).line == "buttons"


def test_nothing_breaks_without_a_display():
    evening = Evening(FakeBoard(4)).run(100_000)
    for scene in ("buttons", "stick", "lamps", "display", "box"):
        evening.console.go("check." + scene)
        evening.run(100_000)
        deadline = evening.console.step(evening.board.now())
        assert ticks_diff(deadline, evening.board.now()) >= 0
        evening.press(1, held=LONG)
        assert evening.scene == "CheckMenu"


def test_the_version_is_that_of_the_project():
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text()
    assert f'version = "{VERSION}"' in text
