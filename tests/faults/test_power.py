"""The battery runs low; lamps, speaker or menu button are not there; chance has a bad day."""

import pytest

from tests.faults.box import SECOND, Box, BrokenBoard
from tests.hal.fake_machine import chip, load

__all__ = ["chip"]


def test_a_low_battery_is_said_once_and_only_while_no_round_is_open():
    box = Box().run(to="Play")
    box.board.millivolts = 3000
    open_rounds = []
    show = box.console.troubles.show

    def watched(console):
        open_rounds.append(not box.console._scene.table.is_settled())
        show(console)

    box.console.troubles.show = watched
    box.run(120 * SECOND)
    assert box.says("The battery is low.") and open_rounds == [False]
    assert box.board.logged == ["trouble: battery"]


def test_a_battery_that_dips_while_lamps_flash_is_not_low():
    box = Box().run(to="Play")
    for _ in range(10):
        box.board.millivolts = 3000
        box.run(6 * SECOND)
        box.board.millivolts = 3600
        box.run(6 * SECOND)
    assert not box.says("battery")


def test_a_battery_that_was_changed_may_run_low_again():
    box = Box(series=7).run(to="Play")
    for millivolts in (3000, 4200, 3000):
        box.board.millivolts = millivolts
        box.run(60 * SECOND)
    assert box.board.logged == ["trouble: battery"] * 2


class BareBoard(BrokenBoard):
    def __init__(self):
        super().__init__()
        self.lamps = load("hal.lamps").NoLamps()
        self.speaker, self.menu = load("hal.speaker").NoSpeaker(), None


@pytest.mark.parametrize("game", ["classic", "central", "menagerie"])
def test_without_lamps_speaker_and_menu_button_it_is_the_same_game(chip, game):
    records = []
    for board in (BrokenBoard(), BareBoard()):
        box = Box(board, game=game).run(to="Over")
        events = [line for line in box.record().splitlines() if b'"turn"' not in line]
        records.append((events[0], box.game.winner, box.console.board.logged))
        assert box.game.over and not box.board.logged
    assert records[0][0] == records[1][0]


@pytest.mark.parametrize("chance", [0, 1, (1 << 64) - 1])
def test_hardware_without_chance_deals_the_same_cards_but_deals(chance):
    board = BrokenBoard()
    board.entropy = lambda: chance
    box = Box(board).run(to="Play").run(60 * SECOND)
    assert box.record().count(b'"turn"') > 10
