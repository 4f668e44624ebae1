"""Blobs in a folder."""

import pytest

from hal.store import FileStore


@pytest.fixture
def store(tmp_path):
    return FileStore(str(tmp_path / "saves"))


def test_what_was_saved_is_there_after_a_restart(store, tmp_path):
    store.save("settings", b"one")
    store.save("settings", b"two")
    store.append("log", b"a")
    store.append("log", b"b")
    again = FileStore(str(tmp_path / "saves"))
    assert again.names() == ["log", "settings"]
    assert (again.load("settings"), again.load("log"), again.load("none")) == (b"two", b"ab", None)


def test_a_save_cut_short_leaves_the_old_blob_and_no_new_name(store, tmp_path):
    store.save("settings", b"old")
    (tmp_path / "saves" / "settings.new").write_bytes(b"ne")
    assert store.names() == ["settings"] and store.load("settings") == b"old"
    store.save("settings", b"new")
    assert store.load("settings") == b"new"


def test_removing_twice_is_no_fault(store):
    store.save("a", b"")
    store.remove("a")
    store.remove("a")
    assert store.names() == []


def test_a_folder_that_cannot_be_is_an_os_error_of_every_call_but_the_first(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    store = FileStore(str(tmp_path / "file"))
    for call in (store.names, lambda: store.load("a"), lambda: store.save("a", b"")):
        with pytest.raises(OSError):
            call()
