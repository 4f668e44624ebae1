"""From power-on to the title, and all the ways in for whoever connects."""

import random

import pytest

from boards.payload import payload
from sim.pico.scripted import wait_until_ready

SECOND = 1_000_000


def lit(pico) -> int:
    """How many pixels are light."""
    _, _, pixels = pico.picture()
    return sum(value > 128 for value in pixels[::3])


def wait_for_a_picture(pico, pixels: int = 500, us: float = 8 * SECOND) -> None:
    """Go on until so much is lit, and half a second more."""
    end = pico.t + us
    while lit(pico) < pixels:
        assert pico.t < end, pico.output[-400:]
        pico.run(0.1 * SECOND)
    pico.run(0.5 * SECOND)


def test_the_first_picture_is_there_within_seven_seconds(console):
    wait_for_a_picture(console)
    assert console.t < 7 * SECOND and "Traceback" not in console.output


def test_the_stages_of_the_start_show_on_the_panel(start):
    pico = start()
    pico.boot()
    wait_for_a_picture(pico, 50)
    assert lit(pico) < 2000 and "ready" not in pico.output


def test_a_press_leads_on_from_the_title(console):
    wait_for_a_picture(console)
    console.press(0, console.t)
    console.run(2 * SECOND)
    before = console.picture()
    console.press(0, console.t)
    console.run(2 * SECOND)
    assert console.picture() != before


def test_button_1_held_at_power_on_is_safe_mode_with_the_repl_free(start):
    pico = start()
    pico.drive([(pico.spec.buttons[0], 0, 0.0)])
    pico.boot()
    assert pico.run(10 * SECOND, until="Safe mode")
    pico.run(0.5 * SECOND)
    assert lit(pico) > 50
    pico.raw_repl()
    assert pico.script("print(6 * 7)").strip() == "42"


def test_three_failed_starts_are_safe_mode_and_each_says_why(start):
    files = payload("pico_oled")
    del files["snap/console.ui.pack"]
    pico = start(files=files)
    assert pico.run(60 * SECOND, until="Safe mode")
    assert pico.state["resets"] == 3 and pico.output.count("ImportError") == 3
    pico.raw_repl()
    assert pico.script("print(6 * 7)").strip() == "42"


def test_a_board_file_that_cannot_be_is_told_and_leaves_the_repl_free(start):
    files = payload("pico_oled")
    files["board.txt"] = b"model = pico\n"
    pico = start(files=files)
    pico.boot()
    pico.run(3 * SECOND)
    assert "board.txt: a line 'panel = ...' is missing" in pico.output
    pico.raw_repl()


def test_ctrl_c_at_any_time_and_the_watchdog_never_bites_who_connects(console):
    dice = random.Random(4)
    console.run(dice.uniform(0.1, 2) * SECOND)
    console.press(0, console.t)
    console.run(dice.uniform(0.1, 1) * SECOND)
    console.raw_repl()
    resets = console.state["resets"]
    copy = "import time\nfor i in range(100):\n open('/copy', 'ab').write(b'x' * 500)\n"
    console.script(copy + " time.sleep_ms(200)\nprint('copied')")
    assert console.state["resets"] == resets and "copied" in console.output


@pytest.mark.parametrize("ms", range(0, 2000, 185))
def test_ctrl_c_while_modules_are_loaded(start, ms):
    pico = start()
    pico.boot()
    pico.run(ms * 1000)
    pico.raw_repl()


def test_play_goes_on_after_a_soft_reset(console):
    console.raw_repl()
    console.send("\x02\x04")  # out of the raw REPL, and reset
    before = len(console.output)
    assert console.run(10 * SECOND, until="ready")
    wait_for_a_picture(console)
    title = console.picture()
    console.press(3, console.t, 1.2 * SECOND)
    console.run(4 * SECOND)
    assert console.picture() != title and "Traceback" not in console.output[before:]


def test_a_host_that_stops_reading_does_not_stop_play(console):
    console.listen(False)
    wait_for_a_picture(console)
    title = console.picture()
    console.press(1, console.t)
    console.run(3 * SECOND)
    assert console.picture() != title and console.state["resets"] == 0


def test_without_a_panel_it_starts_and_shows_the_panel_that_comes(start):
    pico = start()
    pico.plug_panel(False)
    wait_until_ready(pico)
    pico.run(1 * SECOND)
    assert lit(pico) == 0
    pico.plug_panel(True)
    wait_for_a_picture(pico)


def test_the_colour_panel_starts_as_well(start):
    pico = start("pico_tft")
    wait_until_ready(pico)
    wait_for_a_picture(pico, 2000)
