"""Who sits at the table after something ended a game in the middle."""

from console import sitting
from console.vault import TABLE
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard


def after_an_end(evening):
    """From the title through the menus, seats 0 and 1, to the game that is chosen there."""
    evening.press(0)
    evening.press(0, held=600_000)
    assert evening.scene == "Setup"
    return evening


def test_after_a_game_was_ended_the_next_one_seats_its_own_players():
    evening = Evening(FakeBoard(6), persons=4, bots=2, game="classic").run(to="Play").menu()
    evening.press(0).press(0).press(0, held=600_000)
    assert evening.scene == "Title"
    evening.console.party.joined = 0b11
    evening.console.settings.choose("game", "tricks")
    after_an_end(evening)
    evening.press(0, held=600_000).run(to="Ready")
    assert evening.console.party.count == 2


def test_after_an_error_without_a_table_the_next_game_seats_its_own_players():
    evening = Evening(FakeBoard(6), persons=6, game="classic").run(to="Play")
    sitting.forget(evening.console)
    evening.may_fail = True
    evening.console._scene.advance = None
    evening.run(8_000_000)
    assert evening.scene == "Title"
    evening.console.settings.choose("game", "menagerie")
    evening.console.party.joined = 0b11
    after_an_end(evening)
    evening.press(0, held=600_000).run(to="Claim")
    assert evening.console.party.count == 2 + int(evening.console.settings["bots"])


def test_a_table_whose_record_is_another_games_is_told_and_forgotten():
    board = FakeBoard(4)
    first = Evening(board, persons=2, game="classic").run(to="Play").run(8_000_000)
    record = first.console.journal.name
    Evening(board, persons=2, game="central").run(to="Play")
    other = Evening(board, persons=2, game="central").run(to="Play")
    sitting.keep(other.console, record)
    evening = Evening(board).run(to="Resume").press(0)
    assert evening.scene in ("Trouble", "Title") and "trouble: lost" in board.logged
    assert evening.console.vault.load(TABLE) is None
