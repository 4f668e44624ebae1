"""Rules 1: the pack, the seeded shuffle, the deal."""

import pytest

from snap.cards import card_name, parse_card, rank, suit
from snap.classic import Classic
from snap.shuffle import Pcg32, shuffled
from tests.core.tables import PACK, Table, deck, names


def test_1_1_the_pack_is_52_cards_rank_then_suit():
    found = [card_name(card) for card in PACK]
    assert found[:5] == ["2C", "2D", "2H", "2S", "3C"]
    assert found[-4:] == ["AC", "AD", "AH", "AS"]
    assert len(set(found)) == 52
    assert [parse_card(name) for name in found] == list(PACK)
    assert card_name(parse_card("TH")) == "TH"
    assert (rank(parse_card("TH")), suit(parse_card("TH"))) == (8, 2)


@pytest.mark.parametrize("text", ["", "T", "TH ", "10H", "1H", "Th", "tH", "HT", "TX"])
def test_1_1_nothing_else_is_a_card(text):
    with pytest.raises(ValueError):
        parse_card(text)


def test_1_2_the_generator_is_pcg32():
    """The first six are those of the demonstration program of the generator's author."""
    random = Pcg32(42)
    found = [random.next() for _ in range(6)]
    assert found == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_1_2_a_bounded_draw_rejects_what_would_favour_the_low_numbers():
    """2^31 + 1 rejects nearly half of all words; what is left is word mod bound."""
    bound = (1 << 31) + 1
    words, bounded = Pcg32(42), Pcg32(42)
    kept = [word % bound for word in (words.next() for _ in range(40)) if word >= (1 << 31) - 1]
    assert len(kept) < 30
    assert [bounded.bounded(bound) for _ in kept] == kept


def test_1_2_a_seed_up_to_2_to_the_64_gives_one_deck():
    """The exchange as the rule words it, written once more."""
    for seed in (0, 42, 1 << 32, (1 << 64) - 1):
        cards, random = list(PACK), Pcg32(seed)
        for i in range(51, 0, -1):
            j = random.bounded(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        assert list(shuffled(seed)) == cards
    assert shuffled(1) != shuffled(2)


def test_1_3_all_cards_are_dealt_singly_from_the_dealers_left():
    """Five players and dealer 3: seats 4 and 0 get eleven cards, the others ten."""
    table = Table(0, Classic(5, 3, bytes(PACK), {}))
    sizes = [len(stock.split()) for stock in table.stocks]
    assert sizes == [11, 10, 10, 10, 11]
    assert table.stocks[4].split()[-1] == "2C"
    assert table.stocks[0].split()[-1] == "2D"
    assert table.piles == [""] * 5


def test_1_4_the_last_card_dealt_to_a_packet_is_its_top():
    table = Table(0, Classic(4, 0, bytes(PACK), {}))
    assert table.stocks[1] == names(range(48, -1, -4))
    table.turn(0)
    assert table.piles[1] == "AC"


def test_1_4_the_helper_of_these_tests_deals_what_it_was_asked_for():
    table = Table(0, Classic(3, 1, deck(1, "5H KD", "2S", "5C"), {}))
    assert [stock.split()[0] for stock in table.stocks] == ["5H", "2S", "5C"]
