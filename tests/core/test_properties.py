"""Whatever happens, in whatever order: the table stays legal, and its record is the game."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from snap.events import CALL, DRAW, FACE, NAME, PAIR, PASS, PICK, PLAY, TURN
from snap.game import NotAllowed
from snap.names import CENTRAL, CLASSIC, GAMES, MENAGERIE, TRICKS
from snap.places import POOL
from snap.record import Header
from snap.replay import Replay, deal
from snap.said import TURNED
from snap.states import state
from snap.write import event_line, header_line

GAPS = [0, 0, 1, 3, 999, 1000, 1001, 5000, 5001, 100_000, 800_000, 4_000_000, 15_000_000]
NUMBERS = st.sampled_from([0, 1, 1000, 5000, 100_000, 800_000])
OF_CALLS = {
    "tie_us": NUMBERS,
    "quiet_us": NUMBERS,
    "choose_us": NUMBERS,
    "false_start_us": NUMBERS,
    "limit_s": st.integers(1, 60),
    "limit_snaps": st.integers(1, 9),
}
OPTIONS = {
    CLASSIC: {**OF_CALLS, "owners_only": st.booleans()},
    CENTRAL: OF_CALLS,
    MENAGERIE: {"tie_us": NUMBERS, "choose_us": NUMBERS},
    TRICKS: {"double_both": st.booleans()},
}


@st.composite
def headers(draw, kind):
    players = 2 if kind == TRICKS else draw(st.integers(2, 8 if kind == MENAGERIE else 6))
    options = draw(st.fixed_dictionaries({}, optional=OPTIONS[kind]))
    animals = list(range(players)) if kind == MENAGERIE else None
    first = {
        "snap": 1,
        "game": GAMES[kind],
        "players": players,
        "dealer": draw(st.integers(0, players - 1)),
        "seed": draw(st.integers(0, 999)),
        "options": options,
    }
    if animals:
        first["animals"] = animals
    return Header(json.dumps(first).encode())


# What is tried: a kind of event, mostly turns, who, two small numbers, and how long after the last.
STEPS = st.lists(
    st.tuples(
        st.sampled_from([TURN] * 6 + [CALL] * 4 + [PAIR, PAIR, NAME, NAME, PASS]),
        st.integers(0, 7),
        st.integers(0, 9),
        st.integers(0, 9),
        st.sampled_from(GAPS),
    ),
    max_size=120,
)


def event(header, step):
    """What a step means in a game: do, p, a, b."""
    do, p, a, b, _ = step
    p %= header.players
    if do == CALL:
        a, b = a % 3, 0
    elif do == PAIR:
        a, b = (a if a < 6 else POOL + a - 6), (b if b < 6 else POOL + b - 6)
    elif do != NAME:
        p = a = b = 0
    return do, p, a, b


class Recorder:
    """A game played through the core alone, and the lines that a record would hold."""

    def __init__(self, header):
        self.header = header
        self.game = deal(header)
        self.lines = [header_line(header)]
        self.states = [state(header.game, self.game)]
        self.t = self.zero = 0

    def apply(self, gap, do, p=0, a=0, b=0):
        """Try an event; False where the rules refuse it."""
        t = self.t + gap
        try:
            self.game.apply(do, t - self.zero, p, a, b)
        except NotAllowed:
            # What was due by then has happened, which a `pass` of that moment records.
            do, p, a, b = PASS, 0, 0, 0
        self.t = t
        if do == TURN:
            self.zero = t
        self.lines.append(event_line(*divmod(t, 1_000_000), do, p, a, b))
        self.states.append(state(self.header.game, self.game))

    def check_replay(self):
        replay = Replay(self.lines[0].encode())
        for line, expected in zip(self.lines[1:], self.states[1:], strict=True):
            replay.step(line.encode())
            assert state(self.header.game, replay.game) == expected


def all_cards(found):
    """Every card of a state, wherever it lies."""
    if isinstance(found, str):
        return [found]
    return [card for inner in found for card in all_cards(inner)]


def check_cards(found, *keys):
    cards = [card for key in keys for card in all_cards(found[key])]
    assert len(cards) == len(set(cards)) == 52


def check_classic(header, game, found):
    pools = [pool for _, pool in found["pools"]]
    check_cards({**found, "pools": pools}, "stocks", "piles", "pools")
    numbers = [number for number, _ in found["pools"]]
    assert numbers == sorted(set(numbers))
    assert all(pools)
    for seat in range(header.players):
        held = len(found["stocks"][seat]) + len(found["piles"][seat])
        waits = game.referee.callers() >> seat & 1
        assert (held > 0) <= found["in"][seat]
        assert held or waits or not found["in"][seat] or found["result"]
    if found["result"] and "winner" in found["result"] and sum(found["in"]) == 1:
        assert found["pools"] == []


def check_central(header, game, found):
    check_cards(found, "stocks", "middle")
    for seat in range(header.players):
        assert found["in"][seat] or not found["stocks"][seat]


def check_menagerie(header, game, found):
    check_cards(found, "piles", "left")
    if found["duel"]:
        a, b = found["duel"]
        assert found["piles"][a][-1][0] == found["piles"][b][-1][0]
        assert found["next"] is None


CHECKS = {CLASSIC: check_classic, CENTRAL: check_central, MENAGERIE: check_menagerie}


def check_always(header, game, found):
    CHECKS[header.game](header, game, found)
    if found["result"]:
        assert found["next"] is None
        assert game.due() == -1
    if found.get("in") and found["next"] is not None:
        assert found["in"][found["next"]]


def turn(recorder, gap):
    """A turn is allowed when `can_turn` says so, and shows the card that `peek` sees."""
    recorder.apply(gap, PASS)
    game, said = recorder.game, recorder.game.said
    expected = [game.peek()] if game.can_turn(recorder.t - recorder.zero) else []
    recorder.apply(0, TURN)
    assert [said.a[i] for i in range(said.n) if said.what[i] == TURNED] == expected


def play(header, steps):
    recorder = Recorder(header)
    for step in steps:
        do, *rest = event(header, step)
        if do == TURN:
            turn(recorder, step[4])
        else:
            recorder.apply(step[4], do, *rest)
        check_always(header, recorder.game, recorder.states[-1])
    recorder.check_replay()


@settings(max_examples=60)
@given(headers(CLASSIC), STEPS)
def test_classic(header, steps):
    play(header, steps)


@settings(max_examples=40)
@given(headers(CENTRAL), STEPS)
def test_central(header, steps):
    play(header, steps)


@settings(max_examples=40)
@given(headers(MENAGERIE), STEPS)
def test_menagerie(header, steps):
    play(header, steps)


def check_tricks(found):
    for seat in (0, 1):
        held = [len(found[key][seat]) for key in ("hands", "stocks", "spreads")]
        assert sum(held) in (0, 26) or found["melds"] or held[1] == 0
    cards = all_cards([found["hands"], found["stocks"], found["spreads"]])
    assert len(cards) == len(set(cards))


@settings(max_examples=40)
@given(headers(TRICKS), st.data())
def test_tricks(header, data):
    """Both players do anything that may be allowed, in any order."""
    recorder = Recorder(header)
    game = recorder.game
    for _ in range(data.draw(st.integers(0, 60))):
        p = data.draw(st.integers(0, 1))
        hand = game.hand(p)
        do = data.draw(st.sampled_from([PICK, DRAW, FACE] + [PLAY] * 6))
        some = data.draw(st.integers(0, 12))
        card = hand[some % len(hand)] if hand else some
        if do == PICK:
            recorder.apply(1, do, p, some % 2)
        elif do == DRAW:
            recorder.apply(1, do, p, hand[:some])
        elif do == FACE:
            recorder.apply(1, do, p, card if some else -1, some % 2)
        else:
            recorder.apply(1, do, p, card, some % 2)
        check_tricks(recorder.states[-1])
    recorder.check_replay()
