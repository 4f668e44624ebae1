"""`python -m sim` as a person types it: games by script, and clear lines for what is wrong."""

import io
import json

import pytest
from PIL import Image

from sim.__main__ import main

WHOLE_GAME = "at 8s shot table\nat 40min end\n"


@pytest.fixture
def play(tmp_path):
    """Plays a script text with more options; returns the exit status."""

    def run(script, *options):
        path = tmp_path / "evening.script"
        path.write_text(script)
        return main(["--script", str(path), "--shots", str(tmp_path / "shots"), *options])

    return run


def test_bots_play_a_whole_game_whose_record_has_a_winner(play, tmp_path, capsys):
    record = tmp_path / "game.jsonl"
    options = "--players", "0", "--bots", "4", "--seed", "11", "--record", str(record)
    assert play(WHOLE_GAME, *options) == 0
    assert json.loads(record.read_text().splitlines()[0])["players"] == 4
    assert main(["replay", str(record)]) == 0
    assert "winner" in json.loads(capsys.readouterr().out)


def test_a_seed_gives_the_same_evening_again(play, tmp_path):
    records = []
    for name, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        path = tmp_path / name
        play(WHOLE_GAME, "--players", "0", "--bots", "3", "--seed", seed, "--record", str(path))
        records.append(path.read_bytes())
    assert records[0] == records[1] != records[2]


def test_a_press_of_the_script_is_in_the_record_at_its_own_microsecond(play, tmp_path):
    """Player 1 calls 123 us after player 2, long before the third card."""
    record = tmp_path / "game.jsonl"
    script = "at 6500000us press 2 bounce 5ms\nat 6500123us press 1\nat 20s end"
    assert (
        play(script, "--players", "3", "--bots", "0", "--seed", "1", "--record", str(record)) == 0
    )
    events = [json.loads(line) for line in record.read_text().splitlines()[1:]]
    calls = [event for event in events if event["do"] == "call"]
    assert [call["p"] for call in calls] == [1, 0]
    assert calls[1]["t"] - calls[0]["t"] == 123


@pytest.mark.parametrize(
    ("board", "size"),
    [
        ("oled", (640, 320)),
        ("tft240", (480, 480)),
        ("tft320", (640, 480)),
        ("pico_oled", (640, 320)),
        ("display_pack2", (640, 480)),
    ],
)
def test_pictures_show_every_pixel_larger(play, tmp_path, board, size):
    play("at 2s shot title", "--board", board)
    with Image.open(tmp_path / "shots" / "title.png") as image:
        assert image.size == size
        assert len(image.getcolors()) > 1


def test_the_scale_of_pictures_can_be_chosen(play, tmp_path):
    play("at 2s shot title", "--board", "oled", "--scale", "1")
    with Image.open(tmp_path / "shots" / "title.png") as image:
        assert image.size == (128, 64)


def test_any_setting_can_be_named(play, tmp_path):
    record = tmp_path / "game.jsonl"
    options = ("--set", "owners_only=true", "--set", "limit_snaps=10", "--set", "tie_us=0")
    play(WHOLE_GAME, "--players", "0", "--bots", "3", "--record", str(record), *options)
    chosen = json.loads(record.read_text().splitlines()[0])["options"]
    assert (chosen["owners_only"], chosen["limit_snaps"], chosen["tie_us"]) == (True, 10, 0)


def test_help_lists_every_setting_with_what_it_can_be_and_is_at_first(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    for line in (
        "  owners_only     false, true; at first false",
        "  tie_us          0, 1000, 5000, 10000, 25000; at first 5000",
        "  idle_min        0, 2, 5, 15; at first 5",
    ):
        assert line in said.splitlines()
    assert main(["--set", "tie_us=7"]) == 2
    assert "'tie_us' is one of 0, 1000, 5000, 10000, 25000, not '7'" in capsys.readouterr().err


def test_a_board_with_fewer_buttons_has_no_others(play, capsys):
    assert play("press 5", "--seats", "4") == 2
    assert "there is no button '5': they are numbered 1 to 4" in capsys.readouterr().err


def test_a_device_by_its_board_file_has_its_buttons_and_shows_what_its_driver_sends(
    play, tmp_path, capsys
):
    assert play("press 7", "--board", "display_pack2") == 2
    assert "they are numbered 1 to 6" in capsys.readouterr().err
    pictures = []
    for board in ("oled", "pico_oled"):
        play("at 2s shot title", "--board", board)
        pictures.append((tmp_path / "shots" / "title.png").read_bytes())
    assert pictures[0] == pictures[1]


def test_what_is_kept_in_a_folder_is_there_the_next_time(play, tmp_path):
    store = tmp_path / "kept"
    play(WHOLE_GAME, "--players", "0", "--bots", "2", "--store", str(store))
    assert [path for path in store.iterdir() if path.name.startswith("game-")]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--board", "lcd"], "--board"),
        (["--players", "9"], "'9' is not a whole number 0 to 8"),
        (["--bots", "-1"], "'-1' is not a whole number 0 to 7"),
        (["--seed", "1.5"], "'1.5' is not a whole number 0 to 18446744073709551615"),
        (["--pace", "hasty"], "--pace"),
        (["--sped", "1"], "--sped"),
        (["--seats", "1"], "'1' is not a whole number 2 to 8"),
        (["--set", "luck=high"], "there is no setting 'luck'"),
        (["--set", "grab=maybe"], "'grab' is one of false, true, not 'maybe'"),
        (["--front", "none"], "--front none wants --script FILE"),
        (["--front", "window", "--script", "x"], "not with --front window"),
        (["--script", "/nowhere/x.script"], "/nowhere/x.script: No such file or directory"),
        (["--front", "terminal"], "the terminal front wants a terminal"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_status_2(options, says, capsys):
    assert main(options) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_more_people_than_the_game_takes_are_refused(play, capsys):
    assert play(WHOLE_GAME, "--players", "7") == 2
    assert "--players 7: at most 6 can play classic here" in capsys.readouterr().err
    assert play(WHOLE_GAME, "--players", "3", "--game", "tricks") == 2


@pytest.mark.parametrize(
    ("players", "bots", "says"),
    [
        ("6", "6", "--players 6 --bots 6: at most 6 can play classic here"),
        ("1", "0", "--players 1 --bots 0: at least 2 have to play classic"),
        ("0", "0", "--players 0 --bots 0: at least 2 have to play classic"),
    ],
)
def test_another_company_than_was_asked_for_is_refused(play, capsys, players, bots, says):
    assert play(WHOLE_GAME, "--players", players, "--bots", bots) == 2
    assert capsys.readouterr().err == f"sim: {says}\n"


def test_somebody_alone_who_says_nothing_of_bots_gets_one(play, tmp_path):
    record = tmp_path / "game.jsonl"
    assert play("at 20s end", "--players", "1", "--record", str(record)) == 0
    assert json.loads(record.read_text().splitlines()[0])["players"] == 2


def test_a_bad_script_is_named_with_its_line(play, capsys):
    assert play("at 1s press 1\nat 2s prss 1") == 2
    assert "evening.script:2: 'prss' is not one of" in capsys.readouterr().err


def test_a_script_that_is_no_text_is_refused(tmp_path, capsys):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")
    assert main(["--script", str(path)]) == 2
    assert "not a text file in UTF-8" in capsys.readouterr().err


def test_a_record_of_no_game_is_refused(play, tmp_path, capsys):
    assert play("at 1s end", "--record", str(tmp_path / "none.jsonl")) == 2
    assert "no game was played" in capsys.readouterr().err
    assert not (tmp_path / "none.jsonl").exists()


@pytest.mark.parametrize(
    ("name", "says"), [("nowhere/game.jsonl", "No such file or directory"), ("", "Is a directory")]
)
def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    play, tmp_path, capsys, name, says
):
    path = tmp_path / name
    assert play(WHOLE_GAME, "--players", "0", "--bots", "2", "--record", str(path)) == 2
    said = capsys.readouterr().err
    assert f"{path}: {says}: name another with --record" in said
    assert said.count("\n") == 1
    assert not (tmp_path / "shots").exists()


def test_an_older_record_stays_until_there_is_a_new_one(play, tmp_path):
    record = tmp_path / "game.jsonl"
    record.write_text("older")
    assert play("at 1s end", "--record", str(record)) == 2
    assert record.read_text() == "older"
    assert play("at 20s end", "--players", "0", "--bots", "2", "--record", str(record)) == 0
    assert record.read_text().startswith('{"snap": 1')


def test_without_screen_and_terminal_it_says_what_to_do(monkeypatch, capsys):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    assert main([]) == 2
    assert "neither a screen nor a terminal" in capsys.readouterr().err


def test_how_to_write_a_script_is_told(capsys):
    assert main(["--help-script"]) == 0
    assert "at 1.5s press 1 hold 80ms" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--shots", "--store"])
def test_a_file_that_is_named_for_a_folder_is_called_a_file(play, tmp_path, capsys, option):
    theirs = tmp_path / "README.md"
    theirs.write_text("mine")
    assert play("at 2s shot title", option, str(theirs)) == 2
    said = capsys.readouterr().err
    assert said == f"sim: {theirs}: a file, not a folder: name another folder with {option}\n"
    assert theirs.read_text() == "mine"


def test_a_folder_with_other_files_is_left_alone(play, tmp_path, capsys):
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    letter = theirs / "letter.new"
    letter.write_text("mine")
    assert play(WHOLE_GAME, "--players", "0", "--bots", "2", "--store", str(theirs)) == 2
    assert "holds other files: name a new folder with --store" in capsys.readouterr().err
    assert letter.read_text() == "mine"


class Tty(io.StringIO):
    """A terminal that says what it can show."""

    def __init__(self, encoding):
        super().__init__()
        self.shows = encoding

    @property
    def encoding(self):
        return self.shows

    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("encoding", "term", "says"),
    [
        ("latin-1", "xterm", "the terminal front draws in UTF-8: set LC_ALL=C.UTF-8"),
        ("ANSI_X3.4-1968", "xterm", "the terminal front draws in UTF-8: set LC_ALL=C.UTF-8"),
        ("utf-8", "dumb", "cannot move about in a dumb terminal: set TERM"),
    ],
)
def test_a_terminal_that_cannot_show_it_is_told_so(encoding, term, says, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", Tty(encoding))
    monkeypatch.setattr("sys.stdout", Tty(encoding))
    monkeypatch.setenv("TERM", term)
    assert main(["--front", "terminal"]) == 2
    assert says in capsys.readouterr().err
