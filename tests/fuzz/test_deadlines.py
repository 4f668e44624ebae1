"""The deadline that a step names is honest: looking more often changes nothing that anybody sees,
hears or finds in the record."""

import re

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from snap.names import GAMES
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard, starts
from tests.fuzz.amount import many

LENGTH_US = 60_000_000
PRESSES = st.lists(
    st.tuples(
        st.integers(100_000, LENGTH_US), st.integers(0, 3), st.sampled_from([50_000, 600_000])
    ),
    max_size=60,
)
SETTINGS = st.fixed_dictionaries(
    {
        "game": st.sampled_from(GAMES),
        "bots": st.integers(0, 2),
        "pace": st.sampled_from(["fast", "rising"]),
        "call": st.sampled_from(["press", "double", "hold"]),
        "grab": st.booleans(),
        "limit_s": st.sampled_from([0, 300]),
        "idle_min": st.sampled_from([0, 2]),
    }
)


def without_repeats(script):
    """No button closes while it is closed."""
    free = [0] * 4
    for at, seat, held in sorted(script):
        if at >= free[seat]:
            free[seat] = at + held + 100_000
            yield at, seat, held


def without_times(log):
    return [re.sub('"t": [0-9]+', "", one) if isinstance(one, str) else one[1:] for one in log]


@settings(max_examples=many(15), phases=[Phase.generate])
@given(PRESSES, SETTINGS, starts, st.integers(0, 4), st.sampled_from([1_000, 7_919, 100_003]))
def test_looking_more_often_changes_nothing(script, chosen, start, persons, every):
    found = []
    for often in (0, every):
        board = FakeBoard(4, start=start, menu=False, seed=3)
        for press in without_repeats(script):
            board.presses.add(*press)
        evening = Evening(board, persons, **chosen)
        evening.run(LENGTH_US, every=often)
        record = evening.record() if evening.console.journal.name else []
        found.append((record, evening.log, board.speaker.log, board.lamps.log))
    if chosen["game"] == "tricks":  # nobody races there: it looks every millisecond or so
        found = [tuple(map(without_times, logs)) for logs in found]
    assert found[0] == found[1]
