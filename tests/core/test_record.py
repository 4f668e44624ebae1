"""record.md: what a record may hold, and the one line that every error gets."""

import json

import pytest

from snap.cards import card_name
from snap.record import Event, Header
from snap.shuffle import shuffled
from snap.write import event_line, header_line, time_text
from tests.core.records import (
    VECTORS,
    header,
    here,
    line,
    needs_micropython,
    on_micropython,
    text,
    turn,
)

PACK = [card_name(card) for card in range(52)]

# What is wrong with a first line: the line, and a word of the message.
HEADERS = [
    ("", "not JSON"),
    ("[]", "not a JSON object"),
    ("1", "not a JSON object"),
    ("null", "not a JSON object"),
    ("\ufeff" + header(), "0xEF"),
    (header(snap=2), '"snap"'),
    (header(snap=True), '"snap"'),
    (header(snap="1"), '"snap"'),
    (header(snap=None), '"snap"'),
    (header().replace('"snap": 1', '"snap": 1.0'), '"snap"'),
    (header(game="rummy"), 'unknown game "rummy"'),
    (header(game=1), '"game"'),
    (header(players=1), '"players"'),
    (header(players=7), "too many players"),
    (header("central", players=7), "too many players"),
    (header("menagerie", players=9, animals=list(range(9))), "too many players"),
    (header("tricks", players=3), "too many players"),
    (header(players=3.0), '"players" is not a whole number'),
    (header(players=True), '"players"'),
    (header(players="3"), '"players"'),
    (header(dealer=3), "no player 3"),
    (header(dealer=-1), '"dealer"'),
    (header(dealer=None), 'no "dealer"'),
    (header(seed=None), "either"),
    (header(deck=PACK), "either"),
    (header(seed=-1), '"seed"'),
    (header(seed=1 << 64), '"seed" is more than 2^64 - 1'),
    (header(seed=1.5), '"seed"'),
    (header(seed=None, deck=PACK[:51]), "52 cards"),
    (header(seed=None, deck=[*PACK, "2C"]), "twice"),
    (header(seed=None, deck=[*PACK[:51], "2C"]), "twice"),
    (header(seed=None, deck=[*PACK[:51], "1C"]), 'unknown card "1C"'),
    (header(seed=None, deck=[*PACK[:51], 51]), '"deck"'),
    (header(seed=None, deck=" ".join(PACK)), '"deck" is not a list'),
    (header(options=[]), '"options" is not an object'),
    (header(options={"tie": 1}), 'unknown key "tie"'),
    (header(options={"tie_us": -1}), '"tie_us"'),
    (header(options={"tie_us": 1.0}), '"tie_us" is not a whole number'),
    (header(options={"tie_us": True}), '"tie_us"'),
    (header(options={"tie_us": "1"}), '"tie_us"'),
    (header(options={"tie_us": None}), '"tie_us"'),
    (header(options={"limit_s": 0}), '"limit_s" is less than 1'),
    (header(options={"limit_snaps": 0}), '"limit_snaps" is less than 1'),
    (header(options={"owners_only": 1}), '"owners_only" is neither true nor false'),
    (header(options={"double_both": True}), 'unknown key "double_both"'),
    (header("central", options={"owners_only": True}), 'unknown key "owners_only"'),
    (header("menagerie", options={"quiet_us": 1}), 'unknown key "quiet_us"'),
    (header("tricks", options={"tie_us": 1}), 'unknown key "tie_us"'),
    (header(options={"": True}), 'unknown key ""'),
    (header(animals=[1, 2, 3]), 'unknown key "animals"'),
    (header("menagerie", animals=None), 'no "animals"'),
    (header("menagerie", animals=[1, 2]), '"animals"'),
    (header("menagerie", animals=[1, 2, 2]), '"animals"'),
    (header("menagerie", animals=[1, 2, "3"]), '"animals"'),
    (header("menagerie", animals=[1, 2, 3.0]), '"animals"'),
    (header(name="Anna"), 'unknown key "name"'),
    (header()[:-1] + ', "seed": 1}', 'key "seed" twice'),
]

# What is wrong with a second line.
EVENTS = [
    ("", "not JSON"),
    ("[]", "not a JSON object"),
    ("{}", 'no "t"'),
    (line(t=1), 'no "do"'),
    (line(t=1, do="jump"), 'unknown do "jump"'),
    (line(t=1, do=3), '"do"'),
    (line(t=-1, do="turn"), '"t" is less than 0'),
    (line(t=1.0, do="turn"), '"t" is not a whole number'),
    ('{"t": 1e3, "do": "turn"}', '"t" is not a whole number'),
    (line(t=True, do="turn"), '"t"'),
    (line(t="1", do="turn"), '"t"'),
    (line(t=1, do="turn", p=0), 'unknown key "p"'),
    (line(t=1, do="pass", p=0), 'unknown key "p"'),
    (line(t=1, do="call"), 'no "p"'),
    (line(t=1, do="call", p=3), "no player 3"),
    (line(t=1, do="call", p=-1), '"p"'),
    (line(t=1, do="call", p=False), '"p"'),
    ('{"t": 1, "do": "call", "p": 1.0}', '"p"'),
    (line(t=1, do="call", p=0, **{"as": "shout"}), 'unknown as "shout"'),
    (line(t=1, do="call", p=0, **{"as": None}), '"as"'),
    (line(t=1, do="call", p=0, word="snap"), 'unknown key "word"'),
    (line(t=1, do="pair", p=0, pair=["s0", "s1"]), "no choice"),
    (line(t=1, do="pair", p=0), 'no "pair"'),
    (line(t=1, do="pair", p=0, pair=["s0"]), "two places"),
    (line(t=1, do="pair", p=0, pair=["s0", "s1", "s2"]), "two places"),
    (line(t=1, do="pair", p=0, pair="s0s1"), '"pair"'),
    (line(t=1, do="pair", p=0, pair=["s0", "x1"]), 'unknown place "x1"'),
    (line(t=1, do="pair", p=0, pair=["s0", "m01"]), 'unknown place "m01"'),
    (line(t=1, do="pair", p=0, pair=["s0", 1]), '"pair"'),
    (line(t=1, do="name", p=0, animal=1), "no event of classic"),
    (line(t=1, do="pick", p=0, hand=1), "no event of classic"),
    (line(t=1, do="play", p=0, card="2C"), "no event of classic"),
]

# For the other games: game, line, a word of the message.
OTHERS = [
    ("central", line(t=1, do="name", p=0, animal=1), "no event of central"),
    ("central", line(t=1, do="pair", p=0, pair=["s0", "s1"]), "no choice"),
    ("menagerie", line(t=1, do="pair", p=0, pair=["s0", "s1"]), "no event of menagerie"),
    ("menagerie", line(t=1, do="call"), 'no "p"'),
    ("menagerie", line(t=1, do="call", p=0, **{"as": "x"}), "unknown as"),
    ("menagerie", line(t=1, do="name", p=0), 'no "animal"'),
    ("menagerie", line(t=1, do="name", p=0, animal="cat"), '"animal"'),
    ("menagerie", line(t=1, do="name", p=0, animal=True), '"animal"'),
    ("menagerie", line(t=1, do="name", p=3, animal=1), "no player 3"),
    ("tricks", line(t=1, do="turn"), "no event of tricks"),
    ("tricks", line(t=1, do="call", p=0), "no event of tricks"),
    ("tricks", line(t=1, do="pick", p=0, hand=2), '"hand" is neither 0 nor 1'),
    ("tricks", line(t=1, do="pick", p=0, hand=True), '"hand"'),
    ("tricks", line(t=1, do="draw", p=0, discard=["2C"]), "no draw"),
    ("tricks", line(t=1, do="draw", p=0, discard=["2C", "2C"]), "twice"),
    ("tricks", line(t=1, do="draw", p=0, discard="2C"), "not a list"),
    ("tricks", line(t=1, do="draw", p=0), 'no "discard"'),
    ("tricks", line(t=1, do="face", p=0, card="2C"), "no announcement"),
    ("tricks", line(t=1, do="face", p=0), "either"),
    ("tricks", line(t=1, do="face", p=0, card="2C", choice="tricks"), "either"),
    ("tricks", line(t=1, do="face", p=0, choice="both"), 'unknown choice "both"'),
    ("tricks", line(t=1, do="face", p=0, card="2X"), 'unknown card "2X"'),
    ("tricks", line(t=1, do="play", p=0, card="2C"), "no card of theirs"),
    ("tricks", line(t=1, do="play", p=0, card="2C", snap=1), '"snap" is neither'),
    ("tricks", line(t=1, do="play", p=2, card="2C"), "no player 2"),
]


def refused(lines, number, words, states):
    """Status 2, all states before the line, one line of message."""
    status, out, err = here(lines, name="a.jsonl")
    assert status == 2
    assert len(out.splitlines()) == states
    assert err.count("\n") == 1
    assert err.startswith(f"a.jsonl:{number}: ")
    assert words in err


@pytest.mark.parametrize(("first", "words"), HEADERS)
def test_a_wrong_first_line(first, words):
    refused(text(first, turn(1)), 1, words, 0)


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_a_wrong_event(event, words):
    refused(text(header(), turn(0), event, turn(2)), 3, words, 2)


@pytest.mark.parametrize(("game", "event", "words"), OTHERS)
def test_a_wrong_event_of_the_other_games(game, event, words):
    refused(text(header(game), event), 2, words, 1)


def test_time_never_goes_back():
    refused(text(header(), turn(5), turn(4)), 3, "time goes back", 2)
    assert here(text(header(), turn(5), turn(5)))[0] == 0


def test_a_turn_before_play_has_resumed():
    deck = [card_name(card) for card in shuffled(1)]
    deck = sorted(deck, key=lambda name: "23456789TJQKA".index(name[0]))
    lines = [header(seed=None, deck=deck), turn(0), turn(1), line(t=2, do="call", p=0)]
    refused(text(*lines, turn(5003)), 5, "resumed", 4)
    assert here(text(*lines, turn(805_002)))[0] == 0


def test_after_the_end_only_pass():
    lines = [header(options={"limit_s": 1}), line(t=1_000_000, do="pass")]
    assert here(text(*lines, line(t=1_000_001, do="pass")))[0] == 0
    for event in (turn(1_000_001), line(t=1_000_001, do="call", p=0)):
        refused(text(*lines, event), 3, "over", 2)
    refused(text(*lines, line(t=1_000_001, do="pass", p=1)), 3, "unknown key", 2)


def test_the_options_may_be_left_out_altogether():
    assert here(text(header(options=None), turn(1)))[0] == 0


def test_keys_in_any_order_blanks_escapes_and_line_ends_of_other_systems():
    first = json.dumps(dict(reversed(list(json.loads(header()).items()))))
    events = [' {"do" : "t\\u0075rn","t":1 } ', '{"p": 0, "do": "call", "t": 2}']
    assert here(("\r\n".join([first, *events]) + "\r\n").encode())[0] == 0


def test_the_last_line_may_lack_its_line_end():
    status, out, _ = here(text(header(), turn(1))[:-1])
    assert (status, len(out.splitlines())) == (0, 2)


def test_a_blank_line_is_no_object_wherever_it_stands():
    refused(text(header(), "", turn(1)), 2, "not JSON", 1)
    refused(text(header(), turn(1), ""), 3, "not JSON", 2)


def test_an_empty_record():
    refused(b"", 1, "no first line", 0)


def test_times_of_any_size():
    huge = 10**30
    status, out, _ = here(text(header(), turn(1 << 62), turn(1 << 64), turn(huge)))
    assert status == 0
    assert json.loads(out.splitlines()[-1])["t"] == huge


@needs_micropython
def test_both_runtimes_refuse_the_same_with_the_same_words(tmp_path):
    """One file a record, played by MicroPython one by one would take long; so a few of each."""
    lines = [text(first, turn(1)) for first, _ in HEADERS[::6]]
    lines += [text(header(), turn(0), event) for event, _ in EVENTS[::5]]
    lines += [text(header(game), event) for game, event, _ in OTHERS[::5]]
    for data in lines:
        assert on_micropython("-", "--states", data=data) == here(data)


# The writer.


@pytest.mark.parametrize("path", sorted(VECTORS.glob("*[0-9].jsonl")), ids=lambda path: path.stem)
def test_what_is_written_reads_as_what_was_read(path):
    first, *events = path.read_bytes().splitlines()
    record = Header(first)
    assert vars(Header(header_line(record).encode())) == vars(record)
    for event in events:
        read = Event(event, record)
        t = divmod(read.t, 1_000_000)
        written = event_line(*t, read.do, read.p, read.a, read.b)
        assert vars(Event(written.encode(), record)) == vars(read)
        json.loads(written)


@pytest.mark.parametrize(
    ("seconds", "micros", "written"),
    [(0, 0, "0"), (0, 999_999, "999999"), (0, 1_000_000, "1000000"), (1, 5, "1000005"),
     (86400, 1_073_741_823, "87473741823"), (3, 2_000_001, "5000001")],
)  # fmt: skip
def test_times_are_written_from_two_small_parts(seconds, micros, written):
    assert time_text(seconds, micros) == written
