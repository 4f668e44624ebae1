"""The power goes at every single operation on the flash: what was saved is there, old or new.

On the real littlefs, with the figures of MicroPython's rp2 port, under the store that ships.
"""

import pytest

import hal.store
from console import mishap
from console.journal import Journal
from console.troubles import Troubles
from console.vault import Vault
from sim.flash import Flash, Mounted
from snap.events import CALL, TURN
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.saves.cuts import cut_everywhere, cuts_of


class Header:
    game, players, dealer, animals, seed, options = 0, 2, 1, (), 42, {"tie_us": 5000}


def vault(store):
    return Vault(store, Troubles(FakeBoard()))


def journal(store):
    return Journal(store, Troubles(FakeBoard()))


def save_twice(store):
    for data in (b"first", b"second"):
        vault(store).save("settings", data)


def save(size):
    return lambda store: vault(store).save("settings", b"x" * size)


def forget(store):
    vault(store).remove("settings")


def set_aside(store):
    store.save("settings.0", b"rubbish")
    vault(store).load("settings")


def old_records(store):
    for _ in range(8):
        journal(store).begin(Header)


def begin(store):
    journal(store).begin(Header)


def write(store, times=1, turns=8, calls=3):
    """A record, written `times` times in quiet time."""
    record = journal(store)
    record.begin(Header)
    for _ in range(times):
        for _ in range(turns):
            record.note(TURN, 1_800_000, 0, 0, 0)
        for _ in range(calls):
            record.note(CALL, 400_000, 1, 0, 0)
        record.write()


def write_much(store):
    write(store, times=25)


def shorten(store):
    store.truncate("game-0001.jsonl", 4500)


def fail(store):
    for _ in range(4):
        mishap.keep(store, RuntimeError("x" * 900))


def nothing(store):
    pass


SAVES = {
    "the first settings": (nothing, save(500)),
    "settings again": (save_twice, save(500)),
    "more than lies in a folder's block": (save_twice, save(6000)),
    "what is forgotten": (save_twice, forget),
    "what is set aside": (save_twice, set_aside),
    "a new record, where the oldest goes": (old_records, begin),
    "a record that grows through its blocks": (nothing, write_much),
    "a record without its torn end": (write_much, shorten),
    "errors": (nothing, fail),
}


@pytest.mark.parametrize("name", SAVES)
def test_a_cut_at_any_operation_leaves_the_old_or_the_new(name):
    outcomes = cut_everywhere(*SAVES[name])
    assert outcomes["old"] > 2 and outcomes["new"] and outcomes["torn"] == outcomes["operations"]


def test_settings_after_a_cut_are_those_before_or_those_after():
    """Seen through the vault: with both generations, never the one before the last, never none."""
    found = set()
    for store in cuts_of(save_twice, save(700)):
        data = vault(store).load("settings")
        found.add(data)
    assert found == {b"second", b"x" * 700}


def test_forgotten_settings_do_not_come_back_older():
    assert {vault(store).load("settings") for store in cuts_of(save_twice, forget)} == {
        b"second", None
    }  # fmt: skip


def play(store):
    """A game of bots, from the settings to the winner."""
    board = FakeBoard(4, seed=8)
    board.store = store
    evening = Evening(board, persons=0, bots=3, pace="fast")
    evening.console.settings.save()
    evening.run(to="Over")


def test_a_cut_at_any_operation_of_a_whole_game():
    outcomes = cut_everywhere(old_records, play, blocks=40)
    assert outcomes["operations"] > 100


def test_a_cut_while_the_file_system_moves_its_folder():
    """After a hundred rewrites littlefs moves a folder's blocks: as safe as the rest."""
    outcomes = cut_everywhere(nothing, lambda store: [save(300)(store) for _ in range(60)])
    assert outcomes["operations"] > 150


def test_what_a_cut_has_left_is_swept_away():
    """Half a new file would take room for good."""
    for _ in cuts_of(save_twice, save(6000)):
        assert not [name for name in hal.store.os.listdir("/saves") if name.endswith(".new")]


def test_a_flash_without_any_files_is_made_ready():
    store = Mounted(Flash()).format().store()
    assert store.names() == []
