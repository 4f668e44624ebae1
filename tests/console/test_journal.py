"""The journal: what was noted is what replays; the store may fail, and play goes on."""

from console.journal import Journal
from snap.events import CALL, PASS, TURN
from tests.console.fake_board import FakeStore


class Header:
    game, players, dealer, animals, seed, options = 0, 2, 1, (), 42, {"tie_us": 5000}


def lines(store, name):
    return store.files[name].decode().splitlines()


def test_times_are_from_the_start_though_events_count_from_the_last_card():
    store = FakeStore()
    journal = Journal(store)
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
    journal = Journal(store)
    journal.begin(Header)
    for i in range(1000):
        journal.note(CALL, i, i % 2, 0, 0)
    journal.write()
    assert len(lines(store, journal.name)) == 1001


def test_the_newest_records_are_kept_and_the_oldest_goes():
    store = FakeStore()
    store.files["settings.json"] = b"{}"
    journal = Journal(store)
    for _ in range(11):
        journal.begin(Header)
    records = [name for name in store.names() if name.startswith("game-")]
    assert records == [f"game-{i:04d}.jsonl" for i in range(4, 12)]
    assert "settings.json" in store.files


class FullStore(FakeStore):
    def append(self, name, data):
        raise OSError("no space left")


def test_a_full_store_is_named_and_play_goes_on():
    journal = Journal(FullStore())
    journal.begin(Header)
    for i in range(500):
        journal.note(CALL, i, 0, 0, 0)
    journal.write()
    assert journal.fault == "no space left"
