"""What players read when something is wrong, on a display that is looked at: word for word."""

import pytest

from console.vault import seal
from tests.faults.box import SECOND, Box, BrokenBoard

NEWER = seal(b"{}", 5)
SPOILT = {
    "torn": NEWER[:-1],
    "foreign": b"GIF89a" * 20,
    "of a version to come": NEWER.replace(b"save 1 ", b"save 2 "),
}


def box_with(**blobs):
    board = BrokenBoard()
    board.store.blobs |= {name.replace("_", "."): data for name, data in blobs.items()}
    return Box(board).run(to="Trouble")


@pytest.mark.parametrize("how", SPOILT)
def test_a_save_that_cannot_be_used_is_named_and_the_older_one_counts(how):
    box = box_with(settings_0=seal(b'{"volume": 3}', 4), settings_1=SPOILT[how])
    assert box.says("settings.1 was damaged. It is kept as settings.aside.")
    assert box.board.store.blobs["settings.aside"] == SPOILT[how]
    assert box.console.settings["volume"] == 3
    box.run(to="Play")


def test_settings_of_the_first_version_are_read_and_nothing_is_said():
    board = BrokenBoard()
    board.store.blobs["settings.json"] = b'{"volume": 3}'
    box = Box(board).run(to="Play")
    assert box.console.settings["volume"] == 3 and not box.says("Trouble")


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (OSError(28, "ENOSPC"), "Storage is full: play goes on, unsaved."),
        (OSError(5, "EIO"), "Storage fails: play goes on, unsaved."),
    ],
)
def test_a_flash_that_takes_nothing_more_is_said_once_and_the_game_ends_as_it_would(error, text):
    expected = Box().run(to="Over").game.winner
    box = Box().run(to="Play").run(10 * SECOND)

    def refuse(*_):
        raise error

    box.board.store.append = box.board.store.save = refuse
    box.run(to="Over")
    assert sum(text in frame for frame in box.seen) == 1
    assert box.game.winner == expected


def test_a_display_that_was_away_says_so_when_it_is_back():
    box = Box().run(to="Play").run(5 * SECOND)
    box.board.display.fault = "display does not answer (5)"
    box.run(5 * SECOND)
    assert box.board.logged == ["trouble: display does not answer (5)"]
    box.board.display.fault = None
    box.run(20 * SECOND)
    assert box.says("The display was lost for a while.")


def test_an_exception_in_a_picture_is_named_with_the_log_and_the_way_back_is_offered():
    box = Box().run(to="Play").run(25 * SECOND)
    box.console._scene.table.screen.update = lambda *_: 1 // 0
    box.run(to="Trouble").run(to="Resume")
    assert box.says("ZeroDivisionError: the table is safe, the error in errors.txt.")
    assert b"ZeroDivisionError" in box.board.store.blobs["errors.txt"]
    assert box.says("Go on?")


@pytest.mark.parametrize(
    ("game", "write_proof", "text"),
    [
        ("classic", True, "Saved every 8 turns, or sooner: at most 8 are played again."),
        ("classic", False, "Saved every 16 turns, or sooner: at most 16 are played again."),
        ("tricks", True, "Every card is saved: at most the last one is played again."),
    ],
)
def test_who_comes_back_reads_how_much_has_to_be_played_again_and_why_no_more(
    game, write_proof, text
):
    before = Box(persons=0, game=game).run(to="Ready" if game == "tricks" else "Play")
    before.run(SECOND)
    board = BrokenBoard()
    board.presses.write_proof = write_proof
    board.store.blobs |= before.board.store.blobs
    box = Box(board, persons=None).run(to="Resume").run(SECOND)
    assert box.says("Go on?") and box.says(text)
