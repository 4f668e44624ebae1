"""The spread is counted line by line so that the lines come to the meld score (6.8)."""

from hypothesis import given
from hypothesis import strategies as st

from console.scenes.tricks.lines import meld_lines
from console.texts import Texts
from snap.melds import meld_points
from tests.console.fake_board import FakeBoard
from tests.core.tables import cards as parse

SAY = Texts(FakeBoard(), "en").section("tricks_count")
spreads = st.sets(st.integers(0, 51), min_size=13, max_size=13).map(lambda s: bytes(sorted(s)))


def counted(names):
    return [line[:2] for line in meld_lines(bytes(parse(names)), SAY, "JQKA")]


def test_6_8_the_published_sample_of_21():
    """6 + 6 + 3 + 2 + 2 + 2."""
    spread = "2C 3C 3D 4C 4D 5C 5H 6C 6D 7C 9D 9H 9S"
    assert counted(spread) == [
        ("Longest suit ♣", 6), ("Longest run 2–7", 6), ("Pair of 3", 2), ("Pair of 4", 2),
        ("Pair of 5", 2), ("Pair of 6", 2), ("Triplet of 9", 3),
    ]  # fmt: skip


def test_6_8_four_of_a_kind_court_cards_and_a_run_up_to_the_ace():
    spread = "2C 2D 2H 2S 5C 6D TH JC JD QS KH KD AD"
    assert counted(spread) == [
        ("Longest suit ♦", 5), ("Longest run 10–A", 5), ("Four of 2", 8), ("Pair of J", 2),
        ("Pair of K", 2),
    ]  # fmt: skip


@given(spreads)
def test_the_lines_add_up_and_show_their_cards(spread):
    lines = meld_lines(spread, SAY, "JQKA")
    assert sum(points for _, points, _ in lines) == meld_points(spread)
    shown = [[card for i, card in enumerate(spread) if mask >> i & 1] for _, _, mask in lines]
    suit, run, *groups = shown
    assert len({card & 3 for card in suit}) == 1 and len(suit) == lines[0][1]
    ranks = [card >> 2 for card in run]
    assert ranks == list(range(ranks[0], ranks[0] + lines[1][1]))
    for group, (_, points, _) in zip(groups, lines[2:]):
        assert len({card >> 2 for card in group}) == 1
        assert points == (0, 0, 2, 3, 8)[len(group)]
