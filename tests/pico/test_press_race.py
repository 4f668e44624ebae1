"""The press clock on the real MicroPython: order, and no allocation."""

import pytest

from sim.pico.race import run

NO_ALLOCATION = """
import gc, micropython, time
from hal.pressclock import PressClock
clock = PressClock(2, 8)
# The clock 60 ms before it wraps, without a sum that leaves the small integers.
HALF = 0x20000000
past = (0x3FFF0000 - time.ticks_us() - HALF & 0x3FFFFFFF) - HALF
def later(t):
    return (t - HALF + past & 0x3FFFFFFF) ^ HALF
real = time.ticks_us
clock._zero = later(clock._zero)
clock._now = lambda: later(real())
clock._through = clock._now()
heard = 0
print("READY")
end = time.ticks_add(time.ticks_ms(), 400)
micropython.heap_lock()
while time.ticks_diff(end, time.ticks_ms()) > 0:
    clock.poll()
    while clock.next():
        heard += 1
    clock.horizon()
micropython.heap_unlock()
clock.stop()
print("heard", heard, clock.overflows)
"""


def test_capture_poll_and_next_allocate_nothing_even_across_the_wrap(start):
    pico = start(files=None)
    pico.boot()
    pico.raw_repl()
    pico.start_script(NO_ALLOCATION, "READY\r\n")
    bounce = [(0, True), (40, False), (90, True), (300, False), (420, True)]
    for seat in range(8):
        t = pico.t + 20_000 + 7 * seat
        pico.contact(seat, [(t + after, closed) for after, closed in bounce])
        pico.contact(seat, [(t + 150_000 + after, not closed) for after, closed in bounce])
    assert pico.finish_script().strip().endswith("heard 16 0")


@pytest.mark.parametrize("load", ["garbage", "flash"])
def test_two_microseconds_apart_are_in_order_whatever_else_goes_on(firmware, load):
    verdicts = run(firmware, "clock", load, 2)
    assert (verdicts.right, verdicts.wrong, verdicts.equal, verdicts.missing) == (56, 0, 0, 0)
    assert max(abs(late) for late in verdicts.late) < 5
