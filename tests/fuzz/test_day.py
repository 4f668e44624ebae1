"""A long evening, at night a whole day, on the 32-bit MicroPython: nothing grows or goes wrong."""

import json

import pytest

from sim import vm32
from sim.bench.day import play
from snap.replay import Replay
from tests.fuzz.amount import FIRST_SEED, TIMES

HOURS, WRAP = (24, 1 << 32) if TIMES > 1 else (3, 1 << 30)

pytestmark = pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")


@pytest.fixture(scope="module")
def day():
    return play(HOURS, FIRST_SEED or 1)


def test_it_is_played_to_its_end_and_nothing_went_wrong(day):
    assert day.logged == []
    assert day.seconds == HOURS * 3600
    assert {kind for kind, _, _ in day.games} == {"classic", "central", "menagerie", "tricks"}


def test_neither_the_title_nor_a_fresh_table_takes_more_memory_than_before(day):
    """A table that is played at again keeps what its last game has loaded, more or less of it."""
    for point in day.memory:
        if point != "between" and not point.endswith("again"):
            assert day.growth(point) < 1000, (point, day.memory[point])


def test_records_are_rotated_and_the_store_stays_small(day):
    assert day.files <= 16 and day.bytes < 300_000


def test_every_record_is_its_game_also_beyond_the_wraps_of_the_clock(day):
    longest = 0
    for (_, scene, winner), lines in zip(day.games, day.records, strict=False):
        replay = Replay(lines[0])
        for line in lines[1:]:
            replay.step(line)
        longest = max(longest, json.loads(lines[-1]).get("t", 0))
        assert replay.game.over == (scene == "Over")
        assert winner == (replay.game.winner if replay.game.over else -1)
    assert longest > WRAP
