"""The ring's reader over a memory that the test fills as DMA would."""

from array import array

from hypothesis import given, settings
from hypothesis import strategies as st

from hal.pressring import PressRing
from tests.hal.pressed import TICKS, events, samples

WORDS = 512
MS = 1000


class Captured(PressRing):
    """A board's clock and DMA, by hand."""

    def __init__(self, seats: int, zero: int = 0) -> None:
        super().__init__(seats, array("H", bytes(4 * WORDS)), zero)
        self.seats, self.start = seats, zero
        self.time, self.count = 0, 0
        self.write(0, 0)

    def write(self, t: int, closed: int) -> None:
        """A change at t microseconds after the start, as the sampler words it."""
        word = (~closed << 32 - self.seats | ~t & (1 << 32 - self.seats) - 1) & 0xFFFFFFFF
        at = self.count % WORDS * 2
        self._halves[at], self._halves[at + 1] = word & 0xFFFF, word >> 16
        self.count += 1
        self.time = max(self.time, t)

    def _now(self) -> int:
        return (self.start + self.time) % TICKS

    def _captured(self) -> int:
        return self.count


def polled(ring: Captured, t: int) -> list[tuple[int, int, bool]]:
    ring.time, found = t, []
    ring.poll()
    while ring.next():
        found.append(((ring.t - ring.start) % TICKS, ring.player, ring.down))
    return found


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 8), st.sampled_from([0, 777, TICKS - 5_000, TICKS // 2 - 100]))
def test_what_was_captured_comes_out_with_its_moments(seats, zero):
    table = [[3_000 + 40 * seat, 3_300, 3_900, 60_000 + seat] for seat in range(seats)]
    ring, found = Captured(seats, zero), []
    for t, state in samples(table):
        ring.write(t, state)
        found += polled(ring, t + 3)
    found += polled(ring, 80 * MS)
    assert found == events(table) and ring.overflows == 0


def test_for_hours_across_the_wraps_of_counter_and_ticks():
    ring, start = Captured(4), 0
    while start < 3 * 3600 * 1_000_000:
        start += 15_900_001
        ring.write(start, 0b0100)
        ring.write(start + 100 * MS, 0)
        expected = [(start % TICKS, 2, True), ((start + 100 * MS) % TICKS, 2, False)]
        assert polled(ring, start + 120 * MS) == expected


def test_a_press_during_a_long_write_keeps_its_moment():
    ring = Captured(2)
    polled(ring, 1 * MS)
    ring.write(20 * MS, 0b10)
    ring.write(20 * MS + 2, 0b11)
    assert polled(ring, 200 * MS) == [(20 * MS, 1, True), (20 * MS + 2, 0, True)]
    assert ring.horizon() >= 199 * MS


def test_an_overflow_is_noticed_and_the_pins_are_known_afterwards():
    ring = Captured(2)
    for k in range(WORDS + 5):
        ring.write(1_000 + 10 * k, k & 1)
    ring.write(90 * MS, 0b10)
    assert polled(ring, 95 * MS) == [(90 * MS, 1, True)]
    assert ring.overflows == 1
    ring.write(150 * MS, 0)
    assert polled(ring, 170 * MS) == [(150 * MS, 1, False)] and ring.overflows == 1


def test_a_ring_filled_as_far_as_is_safe_is_no_overflow():
    ring = Captured(2)
    for k in range(WORDS - 66):
        ring.write(1_000 + 100 * k, k & 1 ^ 1)
    polled(ring, 60 * MS)
    assert ring.overflows == 0


def test_a_word_written_while_the_poll_runs_is_in_order():
    ring = Captured(2)
    ring.write(50 * MS, 0b01)
    ring.time = 50 * MS - 8  # the moment was read before the word came
    ring.poll()
    ring.time = 51 * MS
    assert polled(ring, 51 * MS) == [(50 * MS, 0, True)]


def test_the_horizon_waits_for_what_the_ring_still_holds():
    ring, table = Captured(2), [[100 * k for k in range(1, 241)], [20_050, 90_000]]
    for t, state in samples(table)[:180]:
        ring.write(t, state)
    found = polled(ring, 18 * MS)
    for t, state in samples(table)[180:]:
        ring.write(t, state)
    for t in range(25, 120, 5):
        found += polled(ring, t * MS)
    assert found == events(table) and ring.overflows == 0
