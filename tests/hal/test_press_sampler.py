"""The sampler's opcode words, as shipped, run by an independent PIO emulator."""

from collections.abc import Callable

import pytest
from pioemu import emulate

from hal.sampler import CLOCK, WRAP_TARGET, words
from tests.hal.test_press_ring import Captured, polled

LOOP = CLOCK // 1_000_000  # cycles a microsecond


def run(pins: int, level: Callable[[int], int], cycles: int) -> list[tuple[int, int, int]]:
    """What the sampler sends: (cycle, closed pins, loops counted), as the ring reads it."""
    program, sent = list(words(pins)), []
    mask = (1 << pins) - 1

    def levels(cycle: int) -> int:
        return ~level(cycle) & mask  # a closed button pulls its pin to ground

    for _, state in emulate(
        program,
        stop_when=lambda _, state: state.clock >= cycles,
        input_source=levels,
        auto_push=True,
        push_threshold=32,
        shift_isr_right=False,
        wrap_target=WRAP_TARGET,
        wrap_top=len(program) - 1,
    ):
        while state.receive_fifo:  # DMA takes it
            word = state.receive_fifo.popleft()
            loops = ~word & ((1 << 32 - pins) - 1)
            sent.append((state.clock, ~word >> 32 - pins & mask, loops))
    return sent


@pytest.mark.parametrize("pins", range(2, 9))
def test_the_first_word_tells_how_the_pins_are_and_counts_from_nothing(pins):
    assert run(pins, lambda _: 0b10, 200 * LOOP) == [(pytest.approx(9, abs=2), 0b10, 0)]


def test_a_loop_takes_a_microsecond_whether_or_not_anything_changes():
    calm = run(8, lambda cycle: 0xFF * (cycle > 4000 * LOOP), 4003 * LOOP)[-1]
    wild = run(8, lambda cycle: 0xFF * (cycle // LOOP & 1), 4003 * LOOP)
    assert calm[2] in (4000, 4001)
    assert len(wild) > 4000 and all(b[0] - a[0] == LOOP for a, b in zip(wild[2:], wild[3:]))
    assert all(b[2] - a[2] == 1 for a, b in zip(wild[2:], wild[3:]))


@pytest.mark.parametrize("first", range(8))
@pytest.mark.parametrize("second", range(8))
def test_two_microseconds_apart_are_in_order_for_every_pair_of_pins(first, second):
    if first == second:
        return
    for phase in range(0, LOOP, 4):

        def level(cycle: int, phase: int = phase) -> int:
            since = cycle - 20 * LOOP - phase
            return (since >= 0) << first | (since >= 2 * LOOP) << second

        _, a, b = run(8, level, 26 * LOOP)
        assert (a[1], b[1]) == (1 << first, 1 << first | 1 << second)
        assert b[2] - a[2] == 2


def test_the_very_same_instant_is_one_word():
    for phase in range(LOOP):
        sent = run(8, lambda cycle, p=phase: 0xFF * (cycle >= 20 * LOOP + p), 24 * LOOP)
        assert [closed for _, closed, _ in sent] == [0, 0xFF]


BOUNCE = (0, 1, 3, 4, 9, 11, 12, 17, 23)  # us after the first contact, closed and open by turns


@pytest.mark.parametrize("gap", [0, 2])
@pytest.mark.parametrize("first", range(8))
def test_from_the_pins_to_the_presses_bouncing_buttons_keep_their_order(first, gap):
    """The sampler's words through the ring and the edge logic, for every other pin."""
    for second in set(range(8)) - {first}:
        closing = {first: 20 * LOOP + 7, second: (20 + gap) * LOOP + 7}

        def level(cycle: int, closing: dict[int, int] = closing) -> int:
            changed = {
                pin: sum(cycle >= begin + us * LOOP for us in BOUNCE)
                for pin, begin in closing.items()
            }
            return sum(count % 2 << pin for pin, count in changed.items())

        ring = Captured(8)
        for _, closed, loops in run(8, level, 60 * LOOP):
            ring.write(loops, closed)
        a, b = sorted(polled(ring, 30_000), key=lambda event: event[1] != first)
        assert (a[1], b[1]) == (first, second) and a[2] and b[2]
        assert b[0] - a[0] == gap
