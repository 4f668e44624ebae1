"""Sealed blobs: two generations, old versions, and whatever else may lie under their names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.troubles import Troubles
from console.vault import Vault, seal, unseal
from sim.store import MemoryStore
from tests.console.fake_board import FakeBoard


class Shelf:
    """A vault, its store, and what it said."""

    def __init__(self, **blobs):
        self.board = FakeBoard()
        self.store = MemoryStore()
        self.store.blobs.update({name.replace("_", "."): data for name, data in blobs.items()})
        self.vault = Vault(self.store, Troubles(self.board))

    def load(self):
        return self.vault.load("a")


def test_what_is_written_can_be_read_by_people_and_by_another_crc_32():
    assert seal(b"hello", 7) == b"snap-save 1 7 5 6141ccac\nhello"


def test_generations_are_written_by_turns_and_the_newer_counts():
    shelf = Shelf()
    for data in (b"one", b"two", b"three"):
        shelf.vault.save("a", data)
    assert shelf.load() == b"three"
    assert shelf.store.names() == ["a.0", "a.1"]
    assert unseal(shelf.store.load("a.1")) == (1, b"two")


SPOILT = {
    "torn": seal(b"newest", 5)[:-2],
    "empty": b"",
    "longer": seal(b"newest", 5) + b"x",
    "a bit flipped": seal(b"newest", 5).replace(b"w", b"v"),
    "another generation": seal(b"newest", 5).replace(b" 5 ", b" 7 "),
    "foreign": b"GIF89a",
    "of a version to come": seal(b"newest", 5).replace(b"save 1 ", b"save 2 "),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_blob_is_set_aside_and_named_and_the_older_one_used(how):
    shelf = Shelf(a_0=seal(b"older", 4), a_1=SPOILT[how])
    assert shelf.load() == b"older"
    assert shelf.store.load("a.aside") == SPOILT[how]
    assert shelf.board.logged == ["trouble: aside a.1 a.aside"]
    shelf.vault.save("a", b"again")
    assert shelf.load() == b"again" and shelf.store.names() == ["a.0", "a.1", "a.aside"]


def test_the_first_consoles_bare_file_is_read_until_the_first_save():
    shelf = Shelf(a_json=b'{"pace": "slow"}')
    assert shelf.load() == b'{"pace": "slow"}'
    shelf.vault.save("a", b"{}")
    assert shelf.load() == b"{}" and shelf.store.names() == ["a.0"]


def test_what_is_removed_is_gone_in_both_generations():
    shelf = Shelf(a_0=seal(b"older", 4), a_1=seal(b"newer", 5))
    shelf.vault.remove("a")
    assert shelf.load() is None and shelf.store.names() == []


@given(st.binary(max_size=80) | st.binary(max_size=60).map(lambda b: b"snap-save 1 3 " + b))
def test_no_bytes_at_all_are_more_than_refused(data):
    with pytest.raises(ValueError):
        unseal(data)


@given(st.binary(max_size=40), st.integers(0, 10**9), st.data())
def test_no_accident_to_a_seal_passes(data, generation, draw):
    whole = seal(data, generation)
    assert unseal(whole) == (generation, data)
    bit = draw.draw(st.integers(0, 8 * len(whole) - 1))
    flipped = bytearray(whole)
    flipped[bit // 8] ^= 1 << bit % 8
    for blob in (bytes(flipped), whole[: draw.draw(st.integers(0, len(whole) - 1))], whole + b"\n"):
        with pytest.raises(ValueError):
            unseal(blob)
