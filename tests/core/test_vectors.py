"""The record vectors agree after every event, on CPython and on the real MicroPython."""

import json

import pytest

from tests.core.records import VECTORS, here, needs_micropython, on_micropython

PATHS = sorted(VECTORS.glob("*[0-9].jsonl"))


def expected(path):
    states = path.with_suffix(".states.jsonl").read_text().splitlines()
    return [json.loads(line) for line in states]


def compare(path, status, out, err):
    assert (status, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    events = [json.loads(line) for line in path.read_text().splitlines()][1:]
    assert [entry["n"] for entry in lines] == list(range(len(events) + 1))
    assert [entry["t"] for entry in lines] == [0] + [event["t"] for event in events]
    for entry, state in zip(lines, expected(path), strict=True):
        assert entry["state"] == state, entry["n"]
        assert all("what" in said for said in entry["said"])


def test_there_are_vectors_of_every_game():
    assert {path.stem.split("-")[0] for path in PATHS} == {
        "classic", "central", "menagerie", "tricks"
    }  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_on_cpython(path):
    compare(path, *here(path.read_bytes()))


@needs_micropython
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_on_micropython(path):
    found = on_micropython(str(path), "--states")
    compare(path, *found)
    assert found == here(path.read_bytes())
