"""An exception in a scene: the table survives, and the error lies where mpremote can fetch it."""

import pytest

from console.mishap import LOG, keep
from sim.store import MemoryStore
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

SECOND = 1_000_000


class Failing(Evening):
    may_fail = True


def evening_at_the_table(seed=2):
    return Failing(FakeBoard(4, seed=seed), persons=0, bots=3, pace="fast").run(25 * SECOND)


def break_next(evening, error):
    """The next time the picture is drawn, it fails."""
    screen = evening.table.screen
    update = type(screen).update

    def fail(*_):
        screen.update = update.__get__(screen)
        raise error

    screen.update = fail


@pytest.mark.parametrize("error", [ValueError("x" * 3000), MemoryError("no room")])
def test_the_table_is_there_again_after_an_exception_in_a_picture(error):
    evening = evening_at_the_table()
    while evening.scene == "Play" and evening.between != "NoneType":
        evening.run(SECOND)
    break_next(evening, error)
    evening.run(to="Trouble")
    lines = evening.record()
    assert evening.board.logged[-1] == f"trouble: error {type(error).__name__}"
    evening.press(0).run(to="Resume")
    evening.press(0).run(to="Play")
    assert evening.record()[: len(lines)] == lines, "not a turn was lost"
    evening.run(to="Over")
    assert evening.replayed().over


def test_the_error_says_what_and_where_and_the_log_stays_small():
    evening = evening_at_the_table()
    break_next(evening, ValueError("the picture is too large"))
    evening.run(to="Trouble")
    log = evening.board.store.load(LOG).decode()
    assert "the picture is too large" in log and "served.py" in log
    assert "the picture is too large" in evening.board.logged[-2]
    store = MemoryStore()
    for i in range(20):
        keep(store, RuntimeError(f"number {i} " + "x" * 500))
    log = store.load(LOG).decode()
    assert len(log) < 4096 and "number 19" in log and "number 18" in log


def test_an_error_before_the_game_leads_to_the_title():
    evening = Failing(FakeBoard(4)).run(100_000).press(0)
    evening.console._scene._draw = lambda: 1 // 0
    evening.press(0).run(to="Trouble")
    evening.run(to="Title")


def test_what_fails_again_at_once_is_left_to_the_start():
    """It shows the error, restarts, and after three times lets nobody wait for a fourth."""
    evening = Failing(FakeBoard(4)).run(100_000)
    evening.console._enter = lambda: 1 // 0
    with pytest.raises(ZeroDivisionError):
        evening.press(0)


def test_a_failure_once_in_a_while_is_survived_each_time():
    evening = evening_at_the_table()
    for _ in range(3):
        break_next(evening, ValueError("now and then"))
        evening.run(to="Trouble").press(0).press(0).run(to="Play").run(12 * SECOND)


def test_a_log_that_cannot_be_written_costs_nothing():
    class Full(MemoryStore):
        def save(self, name, data):
            raise OSError(28, "full")

    assert "oops" in keep(Full(), ValueError("oops"))
