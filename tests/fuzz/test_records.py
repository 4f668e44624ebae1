"""A record from anywhere: played, or refused in one clear line; the same on both runtimes."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from sim.replay import PRINTOUT, surroundings
from tests.core.records import MICROPYTHON, VECTORS, here, needs_micropython
from tests.fuzz.amount import FIRST_SEED, many
from tests.fuzz.spoil import spoiled

RECORDS = sorted(
    path.read_bytes() for path in VECTORS.glob("*.jsonl") if ".states." not in path.name
)
VERDICTS = Path(__file__).with_name("verdicts.py")
CLEAR = re.compile(r"-:\d+: [ -~]{3,200}\n")


def judge(data):
    """Replay bytes; nothing but results and states comes out, and one line for what is wrong."""
    status, out, err = here(data)
    assert status in (0, 2)
    assert CLEAR.fullmatch(err) if status else not err
    for line in out.splitlines():
        assert set(json.loads(line)) == {"n", "t", "said", "state"}


@settings(max_examples=many(200))
@given(st.binary(max_size=400))
def test_any_bytes(data):
    judge(data)


@settings(max_examples=many(150))
@given(st.sampled_from(RECORDS), st.integers(0, 2**32))
def test_spoiled_records(record, seed):
    judge(spoiled(random.Random(seed), record))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)


@settings(max_examples=many(150))
@given(st.sampled_from(RECORDS), st.data())
def test_values_of_any_kind(record, data):
    """JSON that is right as JSON, with any value anywhere."""
    lines = record.splitlines()[:12]
    i = data.draw(st.integers(0, len(lines) - 1))
    event = json.loads(lines[i])
    key = data.draw(st.sampled_from([*event, "p", "as", "options"]))
    event[key] = data.draw(JSON)
    lines[i] = json.dumps(event, ensure_ascii=data.draw(st.booleans())).encode()
    judge(b"\n".join(lines))


@needs_micropython
def test_both_runtimes_say_the_same(tmp_path):
    luck = random.Random(FIRST_SEED)
    for i in range(many(150)):
        (tmp_path / f"{i:07d}").write_bytes(spoiled(luck, luck.choice(RECORDS)))
    here_, there = (
        subprocess.run(
            [command, str(VERDICTS), str(tmp_path)],
            capture_output=True,
            env=surroundings() | {name: f"{PRINTOUT.parents[1]}/firmware:{PRINTOUT.parent}"},
        )
        for command, name in ((sys.executable, "PYTHONPATH"), (MICROPYTHON, "MICROPYPATH"))
    )
    assert (here_.returncode, there.returncode) == (0, 0)
    assert here_.stderr.decode().splitlines() == there.stderr.decode().splitlines()
    assert here_.stdout.splitlines() == there.stdout.splitlines()
