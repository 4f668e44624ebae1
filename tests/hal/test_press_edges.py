"""The edge logic against its definition over whole histories, and what a player would notice."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hal.edges import Edges
from tests.hal.pressed import TICKS, Event, History, events, samples

MS = 1000
SECOND = 1000 * MS


def drain(edges: Edges, start: int = 0) -> list[Event]:
    found = []
    while edges.next():
        found.append(((edges.t - start) % TICKS, edges.player, edges.down))
    return found


def played(histories: list[History], start: int = 0) -> list[Event]:
    """All events, asked for once long after the last edge."""
    edges = Edges(len(histories), start)
    for t, state in samples(histories, start):
        edges.feed(t, state)
    edges.reach((start + max(max(h, default=0) for h in histories) + 14 * MS) % TICKS)
    return drain(edges, start)


gaps = st.one_of(
    st.integers(1, 40), st.integers(1, 1_200), st.integers(400, 4_000), st.integers(2_900, 40_000)
)
histories = st.lists(gaps, max_size=24).map(
    lambda steps: [sum(steps[: i + 1]) for i in range(len(steps))]
)
tables = st.lists(histories, min_size=2, max_size=8)


@settings(max_examples=150, deadline=None)
@given(tables, st.sampled_from([0, 12_345, TICKS - 9_000, TICKS // 2 - 5_000]))
def test_any_history_gives_the_events_of_the_definition(table, start):
    assert played(table, start) == events(table)


@settings(max_examples=100, deadline=None)
@given(tables, st.lists(st.integers(1, 9_000), min_size=1, max_size=12))
def test_however_it_is_polled_events_are_final_and_in_order(table, steps):
    edges, found, now, todo = Edges(len(table)), [], 0, samples(table)
    end, expected = max(max(h, default=0) for h in table) + 14 * MS, events(table)
    while now < end:
        now = min(end, now + steps[0])
        steps = steps[1:] + steps[:1]
        while todo and todo[0][0] <= now:
            edges.feed(*todo.pop(0))
        edges.reach(now)
        before = edges.horizon()
        new = drain(edges)
        assert all(t >= (found[-1][0] if found else 0) for t, _, _ in new)
        found += new
        later = [event for event in expected if event not in found]
        assert all(t >= max(before, edges.horizon()) for t, _, _ in later)
        assert now - 13 * MS <= edges.horizon() <= now
    assert found == expected


def test_a_bouncing_press_confirmed_later_still_comes_first():
    edges = Edges(2)
    edges.feed(100, 0b01)
    edges.feed(150, 0b00)
    edges.feed(1_000, 0b10)
    edges.feed(1_600, 0b11)
    edges.reach(2_000)
    assert not edges.next() and edges.horizon() == 100
    edges.reach(12_000)
    assert drain(edges) == [(100, 0, True), (1_000, 1, True)]


def test_two_microseconds_apart_are_in_order_and_the_same_instant_is_a_tie():
    for a in range(8):
        for b in range(8):
            table = [[] for _ in range(8)]
            table[a] = [1_000, 90_000]
            if a != b:
                table[b] = [1_002, 95_000]
                assert played(table)[:2] == [(1_000, a, True), (1_002, b, True)]
                table[b][0] = 1_000
                assert [t for t, _, _ in played(table)[:2]] == [1_000, 1_000]


def test_ten_milliseconds_of_bounce_on_both_edges_are_one_press_and_one_release():
    bounce = [0, 900, 2_500, 4_000, 6_800, 8_500, 9_990]
    history = [5_000 + t for t in bounce] + [80_000 + t for t in bounce]
    assert played([history, []]) == [(5_000, 0, True), (80_000, 0, False)]


def test_a_lone_spike_is_nothing():
    assert played([[1_000, 1_400], [2_000, 2_499, 50_000, 50_020]]) == []


def test_a_worn_switch_that_drops_out_while_held_is_one_press():
    drops = [t for k in range(12) for t in (50_000 * k + 50_000, 50_000 * k + 50_500 + 500 * k)]
    assert played([[1_000, *drops, 900_000], []]) == [(1_000, 0, True), (900_000, 0, False)]


def test_a_quick_double_tap_is_two_presses():
    history = [1_000, 21_000, 36_000, 60_000]
    downs = [True, False, True, False]
    assert played([history, []]) == [(t, 0, down) for t, down in zip(history, downs)]


def test_a_clean_press_is_decided_after_half_a_millisecond():
    edges = Edges(2)
    edges.feed(10_000, 0b10)
    edges.reach(10_499)
    assert not edges.next()
    edges.reach(10_500)
    assert edges.next() and edges.horizon() == 10_500


def test_a_stuck_button_is_reported_once_and_not_repeated():
    edges = Edges(2)
    edges.feed(0, 0b01)
    for second in range(1, 1_200):  # beyond the wrap of the clock
        edges.reach(second * SECOND % TICKS)
        assert len(drain(edges)) == (1 if second == 1 else 0)
        assert edges.stuck == (0b01 if second >= 20 else 0)
    edges.feed(1_200 * SECOND % TICKS, 0)
    edges.reach((1_200 * SECOND + 13 * MS) % TICKS)
    assert drain(edges) and edges.stuck == 0


def test_eight_buttons_bouncing_at_once_lose_nothing():
    wild = [[1_000 + seat + 200 * k for k in range(51)] for seat in range(8)]
    table = [h + [90_000 + t for t in h] for h in wild]
    edges, found = Edges(8), []
    for t, state in samples(table):
        edges.feed(t, state)
        found += drain(edges)
    edges.reach(300_000)
    assert found + drain(edges) == events(table) and edges.overflows == 0
    assert [t for t, _, down in events(table) if down] == [1_000 + seat for seat in range(8)]


def test_more_samples_than_fit_are_counted_and_the_press_stands():
    edges, found = Edges(2), []
    for k in range(801):
        edges.feed(10 * k, k & 1 ^ 1)
        found += drain(edges)
    edges.reach(100_000)
    assert [down for _, _, down in found + drain(edges)] == [True]
    assert edges.overflows > 0


def test_time_that_goes_back_changes_nothing_that_is_final():
    edges = Edges(2)
    edges.feed(5_000, 1)
    edges.reach(4_990)
    assert edges.horizon() == 5_000 and not edges.next()
    edges.reach(5_500)
    assert edges.next() and edges.t == 5_000


def test_how_long_a_contact_bounced_and_how_often():
    """Seat 1 chatters for 900 us after its press at 20 ms, seat 0 changes in between."""
    edges = Edges(2)
    for t, closed in ((20_000, 2), (20_300, 0), (20_400, 1), (20_600, 3), (20_900, 1), (20_900, 3)):
        edges.feed(t, closed)
    edges.feed(60_000, 1)
    edges.reach(100_000)
    assert drain(edges)[0] == (20_000, 1, True)
    assert edges.chatter(1, 20_000) == (5, 900)
    assert edges.chatter(1, 60_000) == (1, 0)
