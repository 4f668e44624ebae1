"""Some other call (3.3): double, triple and hold, against a plain reading of the rule."""

from hypothesis import given
from hypothesis import strategies as st

from console.gestures import DOUBLE_US, HOLD_US, TRIPLE_US, Hold, recogniser

TURN = 1 << 30
# Gaps round the limits of the rule, and some that are anything.
gaps = st.one_of(
    st.integers(1, 800_000),
    st.sampled_from([1, 199_999, 200_000, 399_999, 400_000, 400_001, 499_999, 500_000, 500_001]),
)
starts = st.integers(0, TURN - 1)


def plain_taps(times, count, within):
    """The presses that complete a gesture: the last of `count` that are near enough, greedily."""
    done, begun = [], []
    for t in times:
        begun = [*begun, t][-count:]
        if len(begun) == count and t - begun[0] <= within:
            done.append(t)
            begun = []
    return done


def plain_holds(edges):
    """edges: (press, release) in order; a hold completes HOLD_US after its press."""
    return [down + HOLD_US for down, up in edges if up - down >= HOLD_US]


def add_up(gaps):
    total, out = 0, []
    for gap in gaps:
        total += gap
        out.append(total)
    return out


def feed(gesture, edges, start, seat=1):
    """Feed edges (t, down) as the croupier does; the times of the calls, from `start`."""
    calls = []
    for t, down in edges:
        waiting = gesture.waiting()
        if waiting >= 0 and (gesture.at - start) % TURN <= t:
            calls.append((gesture.at - start) % TURN)
            gesture.take(waiting)
        gesture.forget((t + start) % TURN)
        if gesture.press((t + start) % TURN, seat, down):
            calls.append(t)
    return calls


def taps(call, times, start):
    edges = [(t, down) for t in times for down in (True, False)]
    return feed(recogniser(call, 3), edges, start)


@given(st.lists(gaps, max_size=12), starts)
def test_3_3_double_press_against_a_plain_reading(steps, start):
    times = add_up(steps)
    assert taps("double", times, start) == plain_taps(times, 2, 400_000)


@given(st.lists(gaps, max_size=12), starts)
def test_3_3_triple_press_against_a_plain_reading(steps, start):
    times = add_up(steps)
    assert taps("triple", times, start) == plain_taps(times, 3, 700_000)


@given(st.lists(st.tuples(gaps, gaps), max_size=12), starts)
def test_3_3_hold_against_a_plain_reading(steps, start):
    times = add_up([gap for pair in steps for gap in pair])
    holds = list(zip(times[::2], times[1::2], strict=True))
    edges = [(t, i % 2 == 0) for i, t in enumerate(times)]
    assert feed(recogniser("hold", 3), edges, start) == plain_holds(holds)


def test_3_3_the_limits_are_those_of_the_rule():
    assert (DOUBLE_US, TRIPLE_US, HOLD_US) == (400_000, 700_000, 500_000)
    assert taps("double", [0, 400_000], 0) == [400_000]
    assert taps("double", [0, 400_001], 0) == []
    assert taps("triple", [0, 500_000, 700_000], 0) == [700_000]
    assert taps("triple", [0, 500_000, 700_001], 0) == []


def test_3_3_a_completed_gesture_does_not_count_towards_the_next():
    assert taps("double", [0, 100_000, 200_000, 300_000], 0) == [100_000, 300_000]


def test_3_3_each_seat_has_a_gesture_of_its_own():
    gesture = recogniser("double", 2)
    assert not gesture.press(0, 0, True)
    assert not gesture.press(10, 1, True)
    assert gesture.press(20, 0, True)


def test_an_old_press_is_forgotten_before_the_clock_comes_round():
    gesture = recogniser("double", 1)
    gesture.press(1000, 0, True)
    gesture.forget(1000 + DOUBLE_US + 1)
    assert not gesture.press(1100, 0, True)  # 2^30 us later


def test_the_earliest_hold_completes_first():
    hold = Hold(3)
    hold.press(TURN - 5, 2, True)
    hold.press(3, 0, True)
    assert (hold.waiting(), hold.at) == (2, HOLD_US - 5)
    hold.take(2)
    assert (hold.waiting(), hold.at) == (0, HOLD_US + 3)
    hold.reset()
    assert hold.waiting() == -1


def test_a_plain_press_calls_at_once_and_its_release_does_not():
    assert recogniser("press", 2).press(7, 0, True)
    assert not recogniser("press", 2).press(8, 0, False)
