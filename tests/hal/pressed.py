"""What is a press: hal/edges.py's definition over whole histories, written plainly."""

from collections.abc import Iterable

Event = tuple[int, int, bool]  # time, seat, pressed or released
History = list[int]  # the times at which one pin changed; before the first it was open

TICKS = 1 << 30


def spent(history: History, closed: bool, start: int, end: int) -> int:
    """Microseconds between start and end in which the pin was closed (or open)."""
    total, state, begin = 0, False, start
    for edge in [*history, end]:
        edge = min(max(edge, start), end)
        total += edge - begin if state == closed else 0
        begin, state = edge, not state
    return total


def is_press(history: History, edge: int) -> bool:
    return spent(history, True, edge, edge + 3_000) >= 500


def is_release(history: History, edge: int) -> bool:
    opened = spent(history, False, edge, edge + 3_000) >= 500
    closed_again = spent(history, True, edge + 10_000, edge + 13_000) >= 500
    return opened and not closed_again


def seat_events(history: History) -> Iterable[tuple[int, bool]]:
    down, since = False, 0
    for i, edge in enumerate(history):
        closing = i % 2 == 0
        if not down and closing and edge >= since and is_press(history, edge):
            down = True
            yield edge, True
        elif down and not closing and is_release(history, edge):
            down, since = False, edge + 10_000
            yield edge, False


def events(histories: list[History]) -> list[Event]:
    """Every press and release of all seats in time order; the same instant by seat."""
    found = [(t, p, down) for p, h in enumerate(histories) for t, down in seat_events(h)]
    return sorted(found)


def samples(histories: list[History], start: int = 0) -> list[tuple[int, int]]:
    """The (ticks, closed pins) of every change, as a sampler of all pins would see them."""
    state, out = 0, []
    for t in sorted({edge for history in histories for edge in history}):
        for seat, history in enumerate(histories):
            state ^= (history.count(t) & 1) << seat
        out.append(((start + t) % TICKS, state))
    return out
