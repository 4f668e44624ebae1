"""Where presses come by pin interrupts, a flash write would make them late: it waits until nobody
can race, that is for what is shown between rounds, for pauses and for the end."""

import random

import pytest

from console.journal import QUIET_TURNS
from console.ticks import ticks_diff
from sim.store import MemoryStore
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

LONG_US = 240_000_000
NERVES_US = ((20_000, 150_000), (50_000, 2_000_000), (500_000, 8_000_000))
WRITES = ("save", "append", "remove", "rename", "truncate")


class Watched(MemoryStore):
    """Notes, for every write, what `look` says at that moment."""

    def __init__(self, look):
        super().__init__()
        self.seen = []
        self._look = look

    def __getattribute__(self, name):
        if name in WRITES:
            self.seen.append(self._look())
        return super().__getattribute__(name)


def moment(console):
    """Nobody can race, or why somebody could."""
    scene = console._scene
    if type(scene).__name__ != "Play" or scene.between is not None or console.deal.game.over:
        return "quiet"
    if scene.table.croupier.stopped or scene.table.croupier.stopping:  # news are about to come
        return "quiet"
    return f"card {scene.table.croupier.card}"


def race(game, luck):
    """People press as they like, on a board with or without a menu button."""
    board = FakeBoard(4, seed=luck.randrange(1000), menu=luck.random() < 0.5)
    board.presses.write_proof = False
    board.store = Watched(lambda: moment(evening.console) if board.time else "quiet")
    evening = Evening(board, persons=luck.choice((2, 4)), bots=0, game=game, pace="fast")
    evening.run(to="Play")
    nerves, press_at, unwritten = luck.choice(NERVES_US), 0, 0
    while board.time < LONG_US and evening.scene == "Play":
        if board.time >= press_at:
            board.presses.add(board.time + 1, luck.randrange(4), 15_000)
            press_at = board.time + luck.randint(*nerves)
        ahead = ticks_diff(evening.step(), board.now())
        board.time += max(1, min(ahead, board.presses.due(), press_at - board.time))
        unwritten = max(unwritten, evening.console.journal._turns)
    return board.store.seen, unwritten


@pytest.mark.parametrize("game", ["classic", "central", "menagerie"])
def test_no_write_while_anybody_can_race_and_no_more_turns_at_risk_than_is_said(game):
    luck = random.Random(game)
    for _ in range(6):
        seen, unwritten = race(game, luck)
        assert len(seen) > 3 and set(seen) == {"quiet"}
        assert unwritten <= QUIET_TURNS


class Slow(MemoryStore):
    """Every write takes a fifth of a second, as flash may."""

    def __init__(self, board):
        super().__init__()
        self._board = board

    def __getattribute__(self, name):
        if name in WRITES:
            self._board.time += 200_000
        return super().__getattribute__(name)


def step_on(evening, while_it_is):
    """Step, writes and all, as long as what comes between is this."""
    board = evening.board
    while evening.scene != "Play" or evening.between == while_it_is:
        ahead = ticks_diff(evening.step(), board.now())
        board.time += max(1, min(ahead, board.presses.due()))


def test_what_writing_took_is_not_taken_from_the_news():
    shown = []
    for slow in (False, True):
        board = FakeBoard(2, seed=3)
        board.store = Slow(board) if slow else board.store
        evening = Evening(board, persons=2, bots=0, pace="fast")
        board.presses.add(20_000_000, 0)  # nothing to snap at: a false call (2.8)
        step_on(evening, "NoneType")
        begun = board.time
        step_on(evening, "Brief")
        shown.append(board.time - begun)
    assert shown[1] >= shown[0]
