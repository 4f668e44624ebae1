"""Rule 2.19: a table on which no pair is live, nor ever could be."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from snap.classic import Classic
from snap.shuffle import shuffled
from tests.core.tables import PACK, Table, cards, classic, deck


def lcm(numbers):
    product = 1
    for number in numbers:
        a, b = product, number
        while b:
            a, b = b, a % b
        product = product * number // a
    return product


def ever_live(stocks, piles, pools, first):
    """The rule by its words: turn for ever, that is over the least common multiple, and look."""
    stocks, piles = [list(s) for s in stocks], [list(p) for p in piles]
    players = len(stocks)
    rounds = lcm([len(s) + len(p) for s, p in zip(stocks, piles)])
    for turn in range(players * (rounds + 2)):
        tops = [pile[-1] // 4 for pile in piles if pile]
        if len(set(tops)) < len(tops) or any(pool[-1] // 4 in tops for pool in pools):
            return True
        seat = (first + turn) % players
        if not stocks[seat]:
            stocks[seat], piles[seat] = piles[seat], []
        piles[seat].append(stocks[seat].pop(0))
    return False


@st.composite
def tables(draw):
    """Small holdings, most of them with a common divisor, and few ranks that occur twice."""
    players = draw(st.integers(2, 4))
    unit = draw(st.integers(1, 4))
    sizes = [unit * draw(st.integers(1, 3)) for _ in range(players)]
    pool_sizes = draw(st.lists(st.integers(1, 2), max_size=2))
    order = draw(st.permutations(PACK))
    packets = []
    for size in sizes + pool_sizes:
        packets.append(order[:size])
        order = order[size:]
    cuts = [draw(st.integers(0, size)) for size in sizes]
    stocks = [packet[:cut] for packet, cut in zip(packets, cuts)]
    piles = [packet[cut:] for packet, cut in zip(packets, cuts)]
    return stocks, piles, packets[players:], draw(st.integers(0, players - 1))


def game_of(stocks, piles, pools, first):
    def text(packet):
        return " ".join(["23456789TJQKA"[c >> 2] + "CDHS"[c & 3] for c in packet])

    table = classic(
        [text(s) for s in stocks], [text(p) for p in piles], [text(p) for p in pools], first
    )
    return table.game


@settings(max_examples=400)
@given(tables())
@example(([cards("5H"), cards("6H")], [[], []], [], 0))
@example(([cards("5H"), cards("5C")], [[], []], [], 0))
@example(([cards("2H 5H"), cards("5C 3C")], [[], []], [], 0))
@example(([cards("2H 5H"), cards("5C 3C")], [[], []], [], 1))
@example(([cards("5H 2H"), cards("3C 5C")], [[], []], [], 0))
def test_2_19_agrees_with_turning_for_ever(table):
    assert game_of(*table)._dead() == (not ever_live(*table))


def test_2_19_the_later_to_turn_meets_the_card_before():
    """Three cards each: if seat 1 turns first, its 5C comes while 5H is still to be seen."""
    stocks = ["5H 2H 4D", "3C 5C 6D"]
    assert game_of(cards_of(stocks), [[], []], [], 0)._dead()
    assert not game_of(cards_of(stocks), [[], []], [], 1)._dead()


def test_2_19_a_pools_top_meets_every_card_of_its_rank_but_no_other_pool():
    """Only tops of pools: neither the five beneath nor the other pool counts."""
    stocks = [["6H 2D", "8D 9D"], ["6H 2D", "8D 5C"]]
    pools = ["5H KS", "5D TC", "3H 5S"]
    for held, count, dead in ((0, 3, True), (1, 2, True), (1, 3, False)):
        packets = cards_of(pools[:count])
        assert game_of(cards_of(stocks[held]), [[], []], packets, 0)._dead() == dead
    assert game_of(cards_of(stocks[0]), [[], []], cards_of(["5H KS", "3H KD"]), 0)._dead()


def test_2_19_turns_are_counted_from_the_seat_that_is_next():
    """Three seats of three cards; 0 and 2 hold a pair, one place apart."""
    stocks = ["5H 2H 4D", "9H TH JH", "3C 5C 6D"]
    dead = [game_of(cards_of(stocks), [[], [], []], [], first)._dead() for first in range(3)]
    assert dead == [True, False, False]


def cards_of(texts):
    return [cards(text) for text in texts]


# Seat s holds 13 cards; the four cards of a rank are 3 apart in their order of coming.
FOUR_TIMES_13 = [
    " ".join("23456789TJQKA"[(i + 3 * seat) % 13] + "CDHS"[seat] for i in range(13))
    for seat in range(4)
]


def test_2_19_after_the_deal_it_ends_at_once():
    game = Classic(4, 0, deck(0, *FOUR_TIMES_13), {})
    table = Table(0, game)
    assert game.over
    assert table.result == {"draw": [0, 1, 2, 3]}
    assert table.next is None
    assert [len(stock.split()) for stock in table.stocks] == [13] * 4


def test_2_19_about_one_deal_in_twenty_or_fewer_is_dead():
    """For the console, which deals again: a dead deal is one that is over before a card."""
    dead = [seed for seed in range(60) if Classic(2, 0, shuffled(seed), {}).over]
    assert 0 < len(dead) < 10


def test_2_19_after_a_false_call():
    """Seat 0's queen is the last card that could match; in the pool it still does."""
    table = classic(["6H", "8D 9D", "JD TH"], ["QS", "KD", "7S"])
    table.call(0, 100)
    assert table.heard == [("false call", 0), ("end", None)]
    assert table.result == {"draw": [1, 2]}
    table = classic(["6H", "QD 9D", "JD TH"], ["QS", "KD", "7S"])
    table.call(0, 100)
    assert table.result is None


def test_2_19_after_an_award():
    table = classic(["6H", "8D 9D", "JD TH"], ["QS", "QD", "7S"])
    table.call(0, 100)
    table.wait(5101)
    assert table.heard == [("award", 0), ("end", None)]
    assert table.result == {"draw": [0, 2]}


def test_2_19_after_a_dispute_the_pools_stay():
    table = classic(["6H", "8D 9D", "JD TH"], ["QS", "QD", "7S"])
    table.call(0, 100)
    table.call(1, 100)
    table.wait(5101)
    assert table.heard == [("dispute", 0), ("end", 2)]
    assert table.pools == {0: "QS QD"}


def test_2_19_not_while_a_round_is_open():
    """After the award nothing but the open round's pair could ever match again."""
    table = classic(["6H", "8D 9D", "JD TH"], ["QS", "QD", "7S"], ["KS 7D"])
    table.call(0, 100, "snap")
    table.call(2, 3000, "pool")
    table.wait(5101)
    assert table.heard == [("award", 0)]
    table.wait(8001)
    assert table.heard == [("award", 2), ("end", 2)]


def test_2_19_a_turn_is_no_moment_for_it():
    """Seat 0's turn leaves a table on which nothing can match; it goes on until cards move."""
    table = classic(["6H", "8D"], ["QS", "KD"])
    table.turn(1, 2, 3, 4)
    assert table.result is None
