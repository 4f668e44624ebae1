"""The journal: what was noted is what replays; the store may fail, and play goes on."""

import errno

from console.journal import TURNS, Journal
from console.troubles import Troubles
from snap.events import CALL, PASS, TURN
from tests.console.fake_board import FakeBoard, FakeStore


def journal_in(store):
    return Journal(store, Troubles(FakeBoard()))


class Header:
    game, players, dealer, animals, seed, options = 0, 2, 1, (), 42, {"tie_us": 5000}


def lines(store, name):
    return store.files[name].decode().splitlines()


def test_times_are_from_the_start_though_events_count_from_the_last_card():
    store = FakeStore()
    journal = journal_in(store)
    journal.begin(Header)
    for _ in range(3):
        journal.note(TURN, 900_000_000, 0, 0, 0)
        journal.note(CALL, 7, 1, 0, 0)
        journal.write()
    journal.note(PASS, 8, 0, 0, 0)
    journal.write()
    assert lines(store, "game-0001.jsonl")[1:] == [
        '{"t": 900000000, "do": "turn"}',
        '{"t": 900000007, "do": "call", "p": 1, "as": "auto"}',
        '{"t": 1800000000, "do": "turn"}',
        '{"t": 1800000007, "do": "call", "p": 1, "as": "auto"}',
        '{"t": 2700000000, "do": "turn"}',
        '{"t": 2700000007, "do": "call", "p": 1, "as": "auto"}',
        '{"t": 2700000008, "do": "pass"}',
    ]


def test_no_event_is_lost_when_no_quiet_time_comes():
    store = FakeStore()
    journal = journal_in(store)
    journal.begin(Header)
    for i in range(1000):
        journal.note(CALL, i, i % 2, 0, 0)
    journal.write()
    assert len(lines(store, journal.name)) == 1001


def test_the_newest_records_are_kept_and_the_oldest_goes():
    store = FakeStore()
    store.files["settings.json"] = b"{}"
    journal = journal_in(store)
    for _ in range(11):
        journal.begin(Header)
    records = [name for name in store.names() if name.startswith("game-")]
    assert records == [f"game-{i:04d}.jsonl" for i in range(4, 12)]
    assert "settings.json" in store.files


def test_records_are_numbered_on_past_9999_and_the_newest_stay():
    store = FakeStore()
    for number in range(9990, 9999):
        store.files[f"game-{number}.jsonl"] = b""
    journal = journal_in(store)
    for _ in range(4):
        journal.begin(Header)
    assert journal.name == "game-10002.jsonl"
    assert sorted(store.names(), key=len)[0] == "game-9995.jsonl" and len(store.names()) == 8


def test_it_is_time_to_write_after_eight_turns_or_half_the_room():
    journal = journal_in(FakeStore())
    journal.begin(Header)
    for event, count in ((TURN, TURNS), (CALL, 48)):
        for _ in range(count):
            assert not journal.is_filling()
            journal.note(event, 5, 0, 0, 0)
        assert journal.is_filling()
        journal.write()


def test_events_that_had_to_be_written_early_leave_the_turns_to_count():
    """A game goes on from where nothing was open; more than eight turns are never lost."""
    journal = journal_in(FakeStore())
    journal.begin(Header)
    for _ in range(TURNS - 1):
        journal.note(TURN, 5, 0, 0, 0)
    for _ in range(100):
        journal.note(CALL, 6, 0, 0, 0)
    journal.note(TURN, 5, 0, 0, 0)
    assert journal.is_filling()


class FullStore(FakeStore):
    """Room for so many blobs and bytes."""

    def __init__(self, room):
        super().__init__()
        self.room = room

    def append(self, name, data):
        if sum(map(len, self.files.values())) + len(data) > self.room:
            raise OSError(errno.ENOSPC, "no space left")
        super().append(name, data)

    save = append


def test_in_a_full_store_older_records_make_room_for_the_game_in_play():
    store = FullStore(4000)
    for number in (1, 2):
        store.files[f"game-000{number}.jsonl"] = bytes(1500)
    journal = journal_in(store)
    journal.begin(Header)
    for i in range(70):
        journal.note(CALL, i, 0, 0, 0)
    journal.write()
    assert journal.fault == ""
    assert store.names() == ["game-0003.jsonl"]
    assert len(lines(store, journal.name)) == 71


def test_a_store_that_stays_full_is_told_once_and_play_goes_on():
    store, board = FullStore(400), FakeBoard()
    journal = Journal(store, Troubles(board))
    journal.begin(Header)
    for i in range(500):
        journal.note(CALL, i, 0, 0, 0)
    journal.write()
    assert "no space left" in journal.fault
    assert board.logged == ["trouble: full"]
    assert len(lines(store, journal.name)) == 1, "a record with a hole would be no record"
