"""Settings by buttons alone: what is changed is seen and heard at once, and kept."""

import pytest

from console.app import Console
from console.names import short_name
from console.settings import Settings, choices
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.console.test_on_screen import PicturedBoard

HOLD = 600_000


class Hand:
    """One hand on button 1, which can do everything."""

    def __init__(self, evening):
        self.evening = evening

    def line(self, item):
        """Tap to a line."""
        scene = self.evening.console._scene
        for _ in range(len(scene._items)):
            if scene._items[scene.cursor] == item:
                return self
            self.evening.press(0)
        raise AssertionError(f"{item} is not in the list")

    def take(self, item):
        self.line(item).evening.press(0, held=HOLD)
        return self


def in_settings(board=None, **chosen):
    evening = Evening(board or FakeBoard(4), **chosen).run(100_000).press(0)
    evening.press(0, held=HOLD)
    return Hand(evening).take("settings")


def kept(evening):
    return Settings(evening.console.vault)


@pytest.mark.parametrize(
    ("page", "item"),
    [
        ("timing", "tie_us"),
        ("timing", "false_start_us"),
        ("timing", "quiet_us"),
        ("timing", "choose_us"),
        ("senses", "volume"),
        ("senses", "lamps"),
        ("senses", "brightness"),
        ("senses", "picture"),
        ("senses", "idle_min"),
        ("rules", "owners_only"),
        ("rules", "double_both"),
    ],
)
def test_every_setting_goes_through_all_its_choices_and_is_kept(page, item):
    hand = in_settings().take(page)
    settings, seen = hand.evening.console.settings, []
    for _ in choices(item):
        hand.take(item)
        seen.append(settings[item])
    assert sorted(seen) == sorted(choices(item))
    hand.take(item).take("back").take("back")
    assert hand.evening.scene == "Setup"
    assert kept(hand.evening)[item] == settings[item] == seen[0]


def test_the_language_changes_at_once_with_the_letters_of_its_cards():
    hand = in_settings(PicturedBoard("oled", 4)).take("language")
    console = hand.evening.console
    assert console.texts.language == "fr"
    assert console._scene.words()["title"] == "Réglages"
    marks = console.stage._ui.marks
    hand.take("letters")
    assert console.stage._ui.marks != marks


def test_english_has_no_letters_of_its_own_to_choose():
    hand = in_settings()
    assert "letters" not in hand.evening.console._scene._items
    hand.take("language")
    assert "letters" in hand.evening.console._scene._items


def test_brightness_and_the_turned_picture_are_seen_at_once():
    board = PicturedBoard("oled", 4)
    hand = in_settings(board).take("senses")
    bright = board.display.brightness
    hand.take("brightness").take("picture")
    assert 0 < board.display.brightness != bright
    assert board.display.rotation == 180
    hand.take("picture")
    assert board.display.rotation == 0


def test_the_volume_is_heard_at_once_and_0_is_silence():
    hand = in_settings(volume=9).take("senses").take("volume").take("volume")
    board = hand.evening.board
    board.speaker.log.clear()
    hand.evening.press(0)
    assert {volume for _, hz, volume in board.speaker.log if hz} == {0}


def test_lamps_can_be_dark_or_dim():
    levels = {}
    for percent in (0, 30, 100):
        evening = Evening(FakeBoard(4), lamps=percent).run(100_000).press(0)
        levels[percent] = evening.press(0).board.lamps.levels[0]
    assert levels[0] == 0 < levels[30] < levels[100]


def test_a_reset_asks_first_and_leaves_the_language():
    hand = in_settings(language="ru", pace="fast")
    console = hand.evening.console
    console.nameplates.rename(1, "Ира")
    hand.take("reset").take("back")
    assert console.settings["pace"] == "fast"
    hand.take("reset").take("defaults")
    assert (console.settings["pace"], console.settings["language"]) == ("normal", "ru")
    assert console.nameplates[1] == ""


def test_the_records_of_the_house_can_be_cleared():
    hand = in_settings()
    hand.evening.console.vault.save("house", b'{"snaps": [9, "Max"]}')
    hand.take("reset").take("house")
    assert hand.evening.console.vault.load("house") is None


# The first start.


def test_at_the_first_start_the_language_is_asked_in_all_languages_and_never_again():
    board = FakeBoard(4)
    first = Evening(board)
    first.console = Console(board)
    first.run(100_000)
    assert first.scene == "Language"
    names = [first.console._scene.label(item) for item in first.console._scene._items]
    assert names == ["English", "Français", "Русский"]
    first.press(2)
    assert first.console._scene.words()["title"] == "Langue"
    first.press(2, held=HOLD)
    assert (first.scene, first.console.texts.language) == ("Join", "fr")
    again = Console(board)
    again.step(board.now())
    assert type(again._scene).__name__ == "Title"
    assert again.texts.language == "fr"


def test_from_power_on_to_the_first_card_within_a_minute_and_by_few_presses():
    board = FakeBoard(4)
    evening = Evening(board)
    evening.console = Console(board)
    evening.run(5_000_000)
    evening.press(0, held=HOLD).run(5_000_000)  # the language
    evening.press(0).press(1).run(5_000_000)  # two players
    evening.press(0, held=HOLD).run(5_000_000)
    evening.press(0, held=HOLD).run(to="Play")  # begin stands first
    while not evening.table.turns:
        evening.run(100_000)
    assert board.time < 60_000_000


# Names.


def wheel(evening):
    return evening.console._scene._wheel


def write(evening, name):
    """Tap to each letter, by the shorter way, and hold."""
    for letter in name + "✓":
        letters = wheel(evening)._letters
        while True:
            ahead = (letters.index(letter) - wheel(evening)._at) % len(letters)
            if not ahead:
                break
            evening.press(0 if ahead <= len(letters) // 2 else 3)
        evening.press(0, held=HOLD)


@pytest.mark.parametrize(
    ("language", "letters", "name"),
    [("en", "MAX", "Max"), ("fr", "ÉLO", "Élo"), ("ru", "ЁЖ", "Ёж")],
)
def test_a_name_is_written_on_the_wheel_and_kept(language, letters, name):
    hand = in_settings(language=language).take("names").take("1")
    write(hand.evening, letters)
    assert wheel(hand.evening) is None
    assert hand.evening.console.nameplates[1] == name
    hand.take("back")
    assert hand.evening.scene == "SettingsPages"
    again = Console(hand.evening.board)
    assert again.nameplates[1] == name


def test_letters_are_deleted_and_a_full_name_goes_to_done():
    hand = in_settings().take("names").take("0")
    for _ in range(6):
        hand.evening.press(0, held=HOLD)
    assert wheel(hand.evening).name == "Aaaaaa"
    hand.evening.press(3).press(0, held=HOLD)
    assert wheel(hand.evening).name == "Aaaaa"


def test_named_seats_are_called_by_their_names_and_bots_are_not():
    evening = Evening(FakeBoard(4), bots=1)
    evening.console.nameplates.rename(0, "Max")
    evening.console.nameplates.rename(1, "Zoe")
    evening.console.play(1)
    evening.run(to="Play")
    assert short_name(evening.console, 0) == "Max"
    assert short_name(evening.console, 1).endswith("2")


@pytest.mark.parametrize(
    "data", [b"[1, null]", b"{}", b'["far too long"]', b'["\xff"]', b'["A B"]']
)
def test_what_is_no_name_is_left_out(data):
    board = FakeBoard(4)
    Console(board).vault.save("names", data)
    plates = Console(board).nameplates
    assert [plates[seat] for seat in range(4)] == [""] * 4


# Idling.


def test_it_dims_then_sleeps_and_the_press_that_wakes_does_nothing_else():
    board = PicturedBoard("oled", 4)
    evening = Evening(board, idle_min=2).run(100_000)
    bright = board.display.brightness
    evening.run(61_000_000)
    assert 0 < board.display.brightness < bright
    evening.run(60_000_000)
    assert board.display.brightness == 0 and not any(board.lamps.levels)
    evening.press(0)
    assert (board.display.brightness, evening.scene) == (bright, "Title")
    evening.press(0)
    assert evening.scene == "Join"


def test_it_stays_awake_while_cards_are_turned_but_not_in_a_pause():
    board = PicturedBoard("oled", 4)
    evening = Evening(board, persons=0, bots=2, idle_min=2, pace="slow").run(to="Play")
    evening.run(150_000_000)
    assert evening.scene == "Play" and board.display.brightness > 0
    evening.menu().run(130_000_000)
    assert board.display.brightness == 0
    evening.menu()
    assert board.display.brightness > 0 and evening.between == "Pause"


def test_the_title_shows_off_when_nobody_presses():
    board = FakeBoard(4)
    evening = Evening(board).run(2_000_000)
    assert not any(board.lamps.levels)
    board.lamps.log.clear()
    evening.run(60_000_000)
    assert {seat for seat, level in board.lamps.log if level} == {0, 1, 2, 3}
    assert all(hz == 0 for _, hz, _ in board.speaker.log)  # it is quiet
    evening.press(0)
    assert evening.scene == "Join" and not any(board.lamps.levels)


def test_whoever_hesitates_before_a_list_is_told_what_a_button_does():
    """By turns with the title, and on the first day in the language at hand alone."""
    evening = in_settings(PicturedBoard("oled", 4)).evening
    title = evening.console._scene.title
    shown = []
    evening.console._scene._screen.head = shown.append
    evening.run(6_500_000)
    hint = evening.console.texts.section("menu")["hint"]
    assert shown == [hint, "Settings"] == [hint, title()]
    evening.press(0)
    shown.clear()
    evening.run(2_500_000)
    assert not shown

    board = FakeBoard(4)
    first = Evening(board)
    first.console = Console(board)
    first.run(100_000)
    first.console._scene._screen.head = shown.append
    first.run(6_500_000)
    assert first.scene == "Language" and set(shown) == {"Language"}
