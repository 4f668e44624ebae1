"""What is loaded at power-on may be anything: it is refused cleanly, and play begins."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from console.vault import seal
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.fuzz.amount import many

SECOND = 1_000_000
STARTS = ("Title", "Resume", "Trouble", "Language")

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=4) | st.floats(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


def kept_game():
    """A game that was cut short: the blobs that it left."""
    evening = Evening(FakeBoard(4, seed=2), persons=1, bots=2, pace="fast").run(30 * SECOND)
    evening.console.settings.save()
    evening.console.journal.write()
    return evening.board.store.blobs


KEPT = kept_game()
RECORD = next(name for name in KEPT if name.endswith(".jsonl"))
TABLE = json.loads(KEPT["table.0"].partition(b"\n")[2])


def switched_on(blobs):
    """The console on these blobs; whoever is there presses until something is played."""
    board = FakeBoard(4)
    board.store.blobs.update(blobs)
    evening = Evening(board).run(100_000)
    assert evening.scene in STARTS
    for _ in range(6):
        evening.press(1).run(2 * SECOND)
    assert "errors.txt" not in board.store.blobs, board.store.blobs["errors.txt"].decode()
    return evening


def spoilt(data, draw):
    """Bytes that are cut, flipped, put in, or wholly others."""
    how = draw(st.integers(0, 3))
    at = draw(st.integers(0, len(data)))
    more = draw(st.binary(max_size=12))
    if how == 0:
        return data[:at]
    if how == 1:
        return data[:at] + more + data[at + len(more) :]
    return data[:at] + more + data[at:] if how == 2 else more


@settings(max_examples=many(150), deadline=None)
@given(st.data())
def test_any_blob_may_be_spoilt(data):
    blobs = dict(KEPT)
    for name in data.draw(st.sets(st.sampled_from(sorted(blobs)), min_size=1)):
        blobs[name] = spoilt(blobs[name], data.draw)
    switched_on(blobs)


@settings(max_examples=many(150), deadline=None)
@given(st.sampled_from(sorted(TABLE)), values)
def test_a_table_under_a_good_seal_may_hold_anything(key, value):
    table = json.dumps(TABLE | {key: value}).encode()
    switched_on(dict(KEPT) | {"table.0": seal(table, 8), "table.1": b""})


@settings(max_examples=many(60), deadline=None)
@given(values)
def test_so_may_all_of_it(value):
    blob = seal(json.dumps(value).encode(), 8)
    switched_on(dict(KEPT) | {"table.0": blob, "settings.0": blob})


@settings(max_examples=many(100), deadline=None)
@given(st.data())
def test_a_record_may_have_any_line_spoilt(data):
    lines = KEPT[RECORD].splitlines(keepends=True)
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = spoilt(lines[at], data.draw)
    switched_on(dict(KEPT) | {RECORD: b"".join(lines)})
