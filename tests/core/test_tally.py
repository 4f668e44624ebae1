"""Statistics: what a person at the table would have counted on paper."""

import pytest

from sim.__main__ import main
from sim.stats import tally_of
from snap import tally
from snap.tally import Tally

FIRST = (
    b'{"snap": 1, "game": "classic", "players": 3, "dealer": 2, "deck": [%s], "options": {%s}}\n'
)
MENAGERIE = (
    b'{"snap": 1, "game": "menagerie", "players": 2, "dealer": 1, "deck": [%s],'
    b' "animals": [4, 7], "options": {}}\n'
)


def deck(first):
    """The pack with these cards first."""
    names = first.split()
    rest = [r + s for r in "23456789TJQKA" for s in "CDHS" if r + s not in names]
    return ", ".join(f'"{name}"' for name in names + rest).encode()


def line(t, do, **more):
    extra = "".join(f', "{key}": {value}' for key, value in more.items())
    return f'{{"t": {t}, "do": "{do}"{extra}}}\n'.encode()


def classic(*events, options=b""):
    """Seats 0 and 1 turn fives first, seat 2 a king: each stock's top is the card dealt last."""
    last = ["5C", "KD", "5H"]  # 52 cards to three: seat 0 gets the last one of all
    names = [r + s for r in "23456789TJQKA" for s in "CDHS" if r + s not in last]
    text = ", ".join(f'"{name}"' for name in names + last).encode()
    return tally_of("record", [FIRST % (text, options), *events])


def test_a_snap_counts_for_its_caller_with_the_time_from_the_card():
    got = classic(
        line(1_000_000, "turn"),
        line(2_000_000, "turn"),
        line(2_345_678, "call", p=2),
        line(2_345_679, "call", p=0),
        line(9_000_000, "pass"),
    )
    assert got.count(0, tally.TIES) == got.count(2, tally.TIES) == 1
    assert got.best[2] == 345_678 and got.best[0] == 345_679
    assert got.median_us(2) == 340_000


def test_false_calls_and_late_hands_are_their_players():
    got = classic(
        line(1_000_000, "turn"),
        line(1_200_000, "call", p=1),
        line(2_000_000, "turn"),
        line(2_300_000, "call", p=2),
        line(2_900_000, "call", p=0),
        line(9_000_000, "pass"),
    )
    assert [got.count(p, tally.FALSE_CALLS) for p in range(3)] == [0, 1, 0]
    assert [got.count(p, tally.LATE_HANDS) for p in range(3)] == [1, 0, 0]
    assert [got.count(p, tally.SNAPS) for p in range(3)] == [0, 0, 1]
    assert not got.has_best(0) and got.median_us(0) == -1


def test_an_early_end_counts_a_game_for_all_and_a_win_for_one():
    got = classic(
        line(1_000_000, "turn"),
        line(2_000_000, "turn"),
        line(2_300_000, "call", p=2),
        line(9_000_000, "pass"),
        options=b'"limit_snaps": 1',
    )
    assert [got.count(p, tally.GAMES) for p in range(3)] == [1, 1, 1]
    assert [got.count(p, tally.WINS) for p in range(3)] == [0, 0, 1]


def test_a_duel_is_timed_from_its_opening():
    record = [
        MENAGERIE % deck("5H 5C"),
        line(1_000_000, "turn"),
        line(4_000_000, "turn"),
        line(4_600_000, "name", p=1, animal=4),
        line(5_000_000, "pass"),
    ]
    got = tally_of("record", record)
    assert got.best[1] == 600_000
    assert got.count(1, tally.SNAPS) == 1


def test_an_evening_adds_up_seat_by_seat():
    evening = Tally(8)
    game = classic(
        line(1_000_000, "turn"),
        line(2_000_000, "turn"),
        line(2_300_000, "call", p=2),
        line(9_000_000, "pass"),
    )
    evening.merge(game, bytes((1, 4, 6)))
    evening.merge(game, bytes((1, 4, 6)))
    assert evening.count(6, tally.SNAPS) == 2
    assert evening.best[6] == 300_000 and evening.median_us(6) == 300_000


def test_of_an_even_number_of_reactions_the_median_is_the_lower_of_the_two_in_the_middle():
    both = Tally(3)
    for ms, middle in ((300, 300), (500, 300), (700, 500), (900, 500)):
        game = classic(
            line(1_000_000, "turn"),
            line(2_000_000, "turn"),
            line(2_000_000 + ms * 1000, "call", p=2),
        )
        both.merge(game, bytes(range(3)))
        assert both.median_us(2) == middle * 1000


@pytest.mark.parametrize("bad", [b"", b"{}\n", FIRST % (deck(""), b"") + b"\n{}\n", None])
def test_a_bad_record_is_refused_in_the_words_of_replay(bad, tmp_path, capsys):
    path = tmp_path / "record"
    if bad is not None:
        path.write_bytes(bad)
    said = []
    for command in ("stats", "replay"):
        assert main([command, str(path)]) == 2
        said.append(capsys.readouterr().err)
    assert said[0] == said[1]
    assert said[0].startswith(f"{path}:")
