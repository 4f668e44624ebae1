"""Board files: those that ship are sound, and each fault is one clear line."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boards.__main__
import sim.__main__
import sim.pico.__main__
from boards import payload
from boards.check import check, uses
from boards.payload import load
from boards.spec import BoardError, read

FILES = sorted((Path(__file__).parents[2] / "boards").glob("*.board"))
OLED = """
model = pico
panel = ssd1306
bus = i2c 0 sda 0 scl 1
buttons = 2..9
lamps = leds 10..15
speaker = 18
"""
TFT = """
model = pico
panel = st7789
bus = spi 0 sck 18 mosi 19 dc 16 cs 17
buttons = 2..9
"""


def complaint(text: str) -> list[str]:
    """What is said about a board file, a line each."""
    try:
        check(read(text, "mine"))
    except BoardError as error:
        return str(error).split("\n")
    return []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_board_that_ships_can_be_built(path):
    spec = read(path.read_text(), path.stem)
    check(spec)
    assert spec.battery and spec.speaker is not None and spec.menu is not None


def test_the_boards_people_were_promised_are_there():
    models = ["pico", "pico_w", "pico2", "pico2_w"]
    promised = {f"{model}_{panel}" for model in models for panel in ("oled", "tft")}
    assert promised <= {path.stem for path in FILES}


def test_the_default_board_has_eight_buttons_with_lamps_and_a_menu_button():
    spec = read((FILES[0].parent / "pico_oled.board").read_text(), "pico_oled")
    assert len(spec.buttons) == len(spec.lamp_pins) == 8
    assert (spec.panel, spec.bus, spec.menu) == ("oled", "i2c", 22)


def test_a_display_pack_that_people_own_seats_six_on_its_free_pins():
    spec = read((FILES[0].parent / "display_pack2.board").read_text(), "display_pack2")
    taken = {6, 7, 8, 12, 13, 14, 15, 16, 17, 18, 19, 20}  # by the pack, as its maker documents
    own = dict(uses(spec))
    assert len(spec.buttons) == 6 and not taken & set(spec.buttons)
    assert (own["sck"], own["mosi"], own["dc"], own["cs"], own["light"]) == (18, 19, 16, 17, 20)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("speaker = 18", "speaker = 9", "mine: GP9 is used twice, for button 8 and speaker"),
        ("2..9", "2 3 5", "mine: the press clock needs the buttons on consecutive pins"),
        ("2..9", "3 2", "mine: the press clock needs the buttons on consecutive pins"),
        ("2..9", "2", "mine: 2 to 8 buttons are possible, not 1"),
        ("speaker = 18", "speaker = 25", "mine: speaker: GP25 is not on the header of a pico"),
        ("sda 0 scl 1", "sda 1 scl 0", "mine: GP1 cannot be sda of i2c 0"),
        ("i2c 0", "i2c 1", "mine: GP0 cannot be sda of i2c 1"),
        ("i2c 0", "i2c 2", "mine: there is no i2c 2, only 0 and 1"),
        ("speaker = 18", "speaker = 26", "mine: speaker and lamp 1 are one PWM output"),
        ("speaker = 18", "speaker = 27", "mine: speaker and lamp 2 are one PWM output"),
        ("leds 10..15", "leds 10 11 26", "mine: lamp 3 and lamp 1 are one PWM output"),
        (
            "leds 10..15",
            "leds 10 19",
            "mine: speaker shares a PWM slice, and its pitch, with a lamp",
        ),
        ("leds 10..15", "chain 10 11", "mine: a chain of lamps hangs on one pin"),
        ("2..9", "2..4", "mine: there are more lamps than buttons"),
        ("scl 1", "scl 1 address 0x20", "mine: an OLED has the address 0x3c or 0x3d"),
        ("ssd1306", "st7789", "mine: st7789 needs the bus spi"),
        (
            "ssd1306\nbus = i2c 0 sda 0 scl 1",
            "oled\nbus = spi 0 sck 18 mosi 19 dc 16 cs 17",
            "mine: oled needs the bus i2c",
        ),
        ("model = pico", "model = pico3", "mine: line 2: 'pico3' is none of: pico, pico_w"),
        ("speaker", "beeper", "mine: line 7: there is no 'beeper' in a board file"),
        ("speaker = 18", "speaker =", "mine: line 7: 'speaker' says nothing"),
        ("speaker = 18", "speaker = 18 19", "mine: line 7: '19' is one word too many"),
        ("speaker = 18", "speaker = GP18", "mine: line 7: 'GP18' is no number"),
        ("speaker = 18", "pack = case", "mine: line 7: 'case' is none of: panel, buttons, menu"),
        ("speaker", "buttons", "mine: line 7: 'buttons' stands here a second time"),
        ("2..9", "2..99", "mine: line 5: there is no GP99"),
        ("scl 1", "", "mine: line 4: i2c needs the pin 'scl'"),
        ("scl 1", "scl", "mine: line 4: 'scl' takes 1 number(s), once"),
        ("i2c 0 sda 0 scl 1", "i2c", "mine: line 4: which i2c? 0 or 1"),
        ("panel = ssd1306", "", "mine: a line 'panel = ...' is missing"),
    ],
)
def test_a_fault_is_one_clear_line(old, new, said):
    lines = complaint(OLED.replace(old, new, 1))
    assert any(line.startswith(said) for line in lines), lines


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("sck 18", "sck 10", "mine: GP10 cannot be sck of spi 0"),
        ("st7789", "st7789 size 135 240", "mine: there are screens for 240 x 240 and 320 x 240"),
        ("st7789", "st7789 mounted 45", "mine: mounted is 0, 90, 180 or 270"),
        ("st7789", "st7789 turned 90", "mine: line 3: 'turned' is none of: inverted, mounted"),
    ],
)
def test_a_colour_panel_has_faults_of_its_own(old, new, said):
    lines = complaint(TFT.replace(old, new, 1))
    assert any(line.startswith(said) for line in lines), lines


def test_sound_boards_have_nothing_said_about_them():
    assert complaint(OLED) == complaint(TFT) == complaint(TFT.replace(" cs 17", "")) == []
    assert complaint(OLED.replace("2..9", "2 7 5") + "presses = interrupts\nmenu = 22") != []
    assert complaint(TFT.replace("2..9", "2 7 5") + "presses = interrupts\nmenu = 22") == []


def test_more_words_for_a_panel_that_takes_none_are_said_to_be_for_another():
    said = "mine: line 3: 'inverted': only st7789 takes more words, not sh1106"
    assert complaint(OLED.replace("ssd1306", "sh1106 inverted 0")) == [said]


def test_every_line_that_cannot_be_read_is_said_at_once():
    spoiled = OLED.replace("sda 0", "sda x").replace("buttons", "buttns").replace("= 18", "=")
    assert complaint(spoiled) == [
        "mine: line 4: 'x' is no number",
        "mine: line 5: there is no 'buttns' in a board file",
        "mine: line 7: 'speaker' says nothing",
        "mine: a line 'buttons = ...' is missing",
    ]


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """mine(text): a board file of that name, which the commands find."""
    monkeypatch.setattr(payload, "FOLDER", tmp_path)
    return (tmp_path / "mine.board").write_text


@pytest.mark.parametrize(
    ("who", "main", "arguments"),
    [
        ("boards", boards.__main__.main, ["check", "mine"]),
        ("sim", sim.__main__.main, ["--board", "mine", "--script", "gone"]),
        ("sim.pico", sim.pico.__main__.main, ["gone.uf2", "--board", "mine"]),
    ],
)
def test_every_command_says_a_fault_a_line_with_its_name_before_each(
    mine, who, main, arguments, capsys
):
    mine(OLED.replace("2..9", "2 4").replace("sda 0", "sda 3"))
    assert main(arguments) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) >= 3 and all(line.startswith(f"{who}: mine.board: ") for line in said)


def test_check_says_what_goes_to_which_pin(mine, capsys):
    mine(OLED + "menu = 22\nbattery = vsys\n")
    assert boards.__main__.main(["check", "mine"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "mine:",
        "  board    pico",
        "  panel    SSD1306 128 x 64, i2c 0: sda GP0, scl GP1, address 0x3c",
        "  buttons  8, seats in order: GP2 GP3 GP4 GP5 GP6 GP7 GP8 GP9",
        "  menu     GP22",
        "  lamps    LEDs, seats in order: GP10 GP11 GP12 GP13 GP14 GP15",
        "  speaker  GP18",
        "  battery  VSYS",
    ]


def test_check_leaves_out_what_is_not_there_and_names_what_is_wired_already(mine, capsys):
    mine(TFT + "pack = panel\n")
    assert boards.__main__.main(["check", "mine"]) == 0
    *_, panel, buttons, pack = capsys.readouterr().out.splitlines()
    assert panel.endswith("spi 0: sck GP18, mosi GP19, dc GP16, cs GP17")
    assert buttons.startswith("  buttons") and pack.endswith("already: panel")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_check_names_every_pin_that_is_used(path, capsys):
    assert boards.__main__.main(["check", path.stem]) == 0
    named = re.findall(r"GP(\d+)", capsys.readouterr().out)
    assert sorted(map(int, named)) == sorted(pin for _, pin in uses(load(path.stem)))


def test_every_fault_is_said_at_once():
    lines = complaint(OLED.replace("2..9", "2 4").replace("sda 0", "sda 3"))
    assert len(lines) >= 3 and all(line.startswith("mine: ") for line in lines)


WORDS = [*OLED.split(), *TFT.split(), "..", "-1", "1..0", "0x", "9999999", "#", "=", "\n", "é"]


@given(st.lists(st.sampled_from(WORDS), max_size=60))
def test_no_file_whatever_is_more_than_refused(words):
    complaint(" ".join(words))


@given(st.text())
def test_no_text_whatever_is_more_than_refused(text):
    complaint(text)
