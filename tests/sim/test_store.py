"""Both stores keep the contract; the folder survives."""

import pytest

from sim.store import FolderStore, MemoryStore


@pytest.fixture(params=["folder", "memory"])
def store(request, tmp_path):
    return FolderStore(tmp_path / "deep" / "store") if request.param == "folder" else MemoryStore()


def test_blobs_are_saved_replaced_extended_and_removed(store):
    assert store.load("a") is None
    store.save("a", b"one")
    store.save("a", b"two")
    store.append("a", b"+")
    store.append("b", bytearray(b"new"))
    assert store.load("a") == b"two+"
    assert store.load("b") == b"new"
    assert store.names() == ["a", "b"]
    store.remove("a")
    store.remove("a")
    assert store.names() == ["b"]


def test_a_folder_is_there_again_the_next_time(tmp_path):
    FolderStore(tmp_path).save("settings", b"x")
    assert FolderStore(tmp_path).load("settings") == b"x"


def test_a_save_that_was_cut_short_leaves_the_old_blob(tmp_path):
    store = FolderStore(tmp_path)
    store.save("settings", b"old")
    (tmp_path / "settings.new").write_bytes(b"ne")
    assert store.load("settings") == b"old"
    assert store.names() == ["settings"]
