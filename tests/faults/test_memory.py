"""Memory is exhausted in the middle of something: what was kept stays right."""

import json

import pytest

from snap.events import PASS
from tests.console.fake_board import FakeStore
from tests.faults.box import SECOND, Box, BrokenBoard

LINES = 16  # written at once


class FullHeap(FakeStore):
    """The n-th append from now finds no room for its data."""

    appends = -1

    def append(self, name, data):
        self.appends -= 1
        if self.appends == 0:
            raise MemoryError("memory allocation failed")
        super().append(name, data)


@pytest.mark.parametrize("n", [1, 2])
def test_a_record_that_memory_cut_short_is_a_beginning_of_the_game(n):
    board = BrokenBoard()
    board.store = FullHeap()
    box = Box(board, pace="rising").run(to="Play").run(20 * SECOND)
    journal = box.console.journal
    before = box.record().count(b'"pass"')
    board.store.appends = n
    with pytest.raises(MemoryError):
        for i in range(40):
            journal.note(PASS, 1_000_000 + i, 0, 0, 0)
        journal.write()
    journal.write()
    events = [json.loads(line) for line in board.store.blobs[journal.name].splitlines()[1:]]
    assert [event["t"] for event in events] == sorted(event["t"] for event in events)
    passes = [event for event in events if event["do"] == "pass"]
    assert len(passes) == before + LINES * (n - 1)


def test_the_game_goes_on_from_there():
    board = BrokenBoard()
    board.store = FullHeap()
    box = Box(board).run(to="Play").run(20 * SECOND)
    board.store.appends = 1
    box.run(to="Trouble").run(to="Resume")
    assert box.says("MemoryError: the table is safe")
    board.presses.set(0, True)
    box.run(SECOND // 10)
    board.presses.set(0, False)
    box.run(to="Over")
    assert box.game.over
