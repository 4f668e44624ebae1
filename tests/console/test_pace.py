"""The pace: no beat that anyone could beat."""

import pytest

from console.luck import Luck
from console.pace import PACES, Pace
from snap.shuffle import Pcg32


def waits(name, count=300, seed=5):
    luck = Luck(seed)
    pace = Pace(name, luck)
    found = []
    for turn in range(count):
        luck.refill()
        found.append(pace.wait_us(turn))
    return found


@pytest.mark.parametrize("name", PACES)
def test_waits_are_spread_over_30_percent_either_way(name):
    pace = Pace(name, Luck(1))
    for turn, wait in enumerate(waits(name)):
        mean = pace.mean_ms(turn) * 1000
        assert 0.7 * mean <= wait <= 1.3 * mean + 1000
    assert len(set(waits(name))) > 290


def test_slow_normal_and_fast_are_in_that_order():
    slow, normal, fast = (sum(waits(name)) for name in ("slow", "normal", "fast"))
    assert slow > normal > fast


def test_a_rising_pace_rises_to_an_end():
    pace = Pace("rising", Luck(1))
    means = [pace.mean_ms(turn) for turn in range(300)]
    assert means == sorted(means, reverse=True)
    assert means[0] == 2600
    assert means[-1] == 850


def test_the_same_seed_waits_the_same_and_another_does_not():
    assert waits("normal") == waits("normal")
    assert waits("normal") != waits("normal", seed=6)


def test_luck_is_the_generators_upper_bits_drawn_ahead():
    source, luck = Pcg32(42), Luck(42)
    assert [luck.below(1 << 15) for _ in range(64)] == [source.next() >> 17 for _ in range(64)]
    luck.refill()
    assert luck.below(1000) == (source.next() >> 17) * 1000 >> 15


def test_luck_covers_its_whole_range():
    luck = Luck(3)
    drawn = set()
    for _ in range(500):
        luck.refill()
        drawn.add(luck.below(6))
    assert drawn == set(range(6))
