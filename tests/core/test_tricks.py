"""Rules 6: one deal of tricks and melds."""

import pytest

from snap.cards import parse_card
from snap.events import DRAW, FACE, MELDS, PASS, PICK, PLAY, TRICKS, TURN
from snap.game import NotAllowed
from snap.melds import group_points, longest_run, longest_suit, meld_points
from snap.states import state
from snap.tricks import Tricks
from tests.core.tables import PACK, cards, names

# Hands of 13 in the order of dealing: non-dealer's, dealer's, and each one's second.
CLUBS = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
EVEN = "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C", "6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S 9C"
MIXED = "2C 5C 9C 2D 5D 9D 2H 5H 9H 2S 5S 9S KS", "3C 6C TC 3D 6D TD 3H 6H TH 3S 6S TS QS"
DIAMONDS, HEARTS, SPADES = CLUBS.replace("C", "D"), CLUBS.replace("C", "H"), CLUBS.replace("C", "S")


class Deal:
    """Seat 1 deals unless said otherwise, so seat 0 leads."""

    def __init__(self, *hands, dealer=1, **options):
        deck = bytearray(52)
        for i, hand in enumerate(hands):
            deck[i::4] = cards(hand)
        self.game = Tricks(2, dealer, bytes(deck), options)

    def pick(self, p, hand):
        self.game.apply(PICK, 0, p, hand)

    def draw(self, p, discard=""):
        self.game.apply(DRAW, 0, p, cards(discard))

    def face(self, p, card):
        self.game.apply(FACE, 0, p, parse_card(card))

    def choose(self, p, choice):
        self.game.apply(FACE, 0, p, -1, choice)

    def play(self, p, card, snap=False):
        said = self.game.apply(PLAY, 0, p, parse_card(card), int(snap))
        return [(said.p[i], said.a[i]) for i in range(said.n) if said.what[i] == 20]

    def hand(self, p):
        return names(self.game.hand(p))

    def stock(self, p):
        return names(self.game.stock(p))

    def spread(self, p):
        return names(self.game.spread(p))


def picked(**options):
    """Seat 0 plays clubs with hearts as its stock, seat 1 diamonds with spades."""
    deal = Deal(CLUBS, DIAMONDS, HEARTS, SPADES, **options)
    deal.pick(0, 0)
    deal.pick(1, 0)
    return deal


def drawn(zero, one, **options):
    """Three draws that leave these hands to play with."""
    rest = [card for card in PACK if card not in cards(zero) + cards(one)]
    deal = Deal(zero, one, names(rest[::2]), names(rest[1::2]), **options)
    for p in (0, 1):
        deal.pick(p, 0)
        swap_and_back(deal, p)
    return deal


def swap_and_back(deal, p):
    """No way to draw nothing: one card goes and one comes twice; they are put back by hand."""
    hand = deal.game.hand(p)
    for _ in range(2):
        deal.game.apply(DRAW, 0, p, deal.game.hand(p)[:1])
    deal.game.apply(DRAW, 0, p, b"")
    where = deal.game._where
    held = deal.game.hand(p)
    for card in held + deal.game.spread(p):
        where[card] = 3 + p
    for card in hand:
        where[card] = 1 + p
    assert deal.game.hand(p) == hand


def test_6_1_four_hands_of_13_singly_non_dealers_first():
    deck = "5H KD 2C 9S " + names([c for c in PACK if c not in cards("5H KD 2C 9S")])
    for dealer in (0, 1):
        game = Tricks(2, dealer, cards(deck), {})
        first, second = 1 - dealer, dealer
        game.apply(PICK, 0, first, 0)
        game.apply(PICK, 0, second, 1)
        assert parse_card("5H") in game.hand(first)
        assert game.stock(first) == cards(deck)[2::4][::-1]
        assert game.stock(second) == cards(deck)[1::4][::-1]
        assert names(game.stock(first)).split()[-1] == "2C"
        assert names(game.stock(second)).split()[-1] == "KD"
        assert parse_card("9S") in game.hand(second)


def test_6_2_one_hand_to_play_with_the_other_is_the_stock_its_last_card_on_top():
    deal = Deal(CLUBS, DIAMONDS, HEARTS, SPADES)
    assert (deal.hand(0), deal.stock(0), deal.spread(0)) == ("", "", "")
    deal.pick(0, 1)
    assert deal.hand(0) == HEARTS
    assert deal.stock(0) == " ".join(reversed(CLUBS.split()))
    assert deal.hand(1) == ""
    with pytest.raises(NotAllowed):
        deal.pick(0, 1)
    deal.pick(1, 0)
    assert deal.hand(1) == DIAMONDS


def test_6_3_discard_to_the_spread_then_take_from_the_top_of_the_stock():
    deal = picked()
    deal.draw(1, "2D")
    assert deal.spread(1) == "2D"
    assert deal.hand(1) == DIAMONDS[3:] + " AS"
    assert deal.spread(0) == ""
    deal.draw(0, "2C 9C")
    assert deal.spread(0) == "2C 9C"
    assert deal.hand(0) == "3C 4C 5C 6C 7C 8C TC JC QC KC KH AC AH"
    assert deal.stock(0).split()[0] == "QH"


def test_6_3_hand_and_spread_then_hold_13_each():
    deal = picked()
    deal.draw(0, "2C 9C")
    deal.draw(1, "AD")
    assert (deal.spread(0), deal.spread(1)) == ("2C 9C", "AD")
    deal.draw(0, "3C")
    deal.draw(0, "4C")
    assert deal.stock(0) == ""
    assert len(deal.hand(0).split()) == 13
    assert deal.spread(0) == "2C 2H 3C 3H 4C 4H 5H 6H 7H 8H 9C 9H TH"


@pytest.mark.parametrize(("count", "allowed"), [(0, False), (1, True), (11, True), (12, False)])
def test_6_3_the_first_draw_is_1_to_11(count, allowed):
    check_draw(picked(), count, allowed)


@pytest.mark.parametrize(("count", "allowed"), [(0, False), (1, True), (9, True), (10, False)])
def test_6_3_the_second_draw_is_at_least_1_and_leaves_at_least_1(count, allowed):
    deal = picked()
    deal.draw(0, "2C 3C 4C")
    check_draw(deal, count, allowed)


@pytest.mark.parametrize(("count", "allowed"), [(0, True), (8, True), (9, False)])
def test_6_3_the_third_draw_is_any_number(count, allowed):
    deal = picked()
    deal.draw(0, "2C 3C 4C")
    deal.draw(0, "5C 6C")
    check_draw(deal, count, allowed)


def check_draw(deal, count, allowed):
    assert (deal.game.least(0) <= count <= deal.game.most(0)) == allowed
    discard = " ".join(deal.hand(0).split()[:count])
    if allowed:
        deal.draw(0, discard)
    else:
        with pytest.raises(NotAllowed):
            deal.draw(0, discard)


def test_6_3_each_player_on_their_own_three_draws_and_no_more():
    deal = Deal(CLUBS, DIAMONDS, HEARTS, SPADES)
    deal.pick(0, 0)
    with pytest.raises(NotAllowed):
        deal.draw(1, "2D")
    for discard in ("2C", "3C", ""):
        deal.draw(0, discard)
    with pytest.raises(NotAllowed):
        deal.draw(0, "")


def test_6_3_only_cards_of_ones_own_hand():
    deal = picked()
    for card in ("2D", "2H", "2S"):
        with pytest.raises(NotAllowed):
            deal.draw(0, card)
    deal.draw(0, "2C")
    with pytest.raises(NotAllowed):
        deal.draw(0, "2C")


@pytest.mark.parametrize(
    ("card", "doubled"), [("2C", TRICKS), ("2S", TRICKS), ("2D", MELDS), ("2H", MELDS)]
)
def test_6_4_black_doubles_tricks_and_red_melds(card, doubled):
    deal = drawn(*EVEN)
    before = deal.hand(0)
    deal.face(0, card)
    assert deal.game.announced(0) == doubled
    assert names([deal.game.faced(0)]) == card
    assert deal.hand(0) == before


def test_6_4_after_ones_own_three_draws_once():
    deal = picked()
    deal.draw(0, "2C")
    deal.draw(0, "3C")
    with pytest.raises(NotAllowed):
        deal.face(0, "4C")
    deal.draw(0)
    with pytest.raises(NotAllowed):
        deal.face(0, "2C")
    deal.face(0, "4C")
    with pytest.raises(NotAllowed):
        deal.face(0, "5C")


def test_6_4_by_choice_only_where_the_hand_is_all_of_one_colour():
    deal = drawn(CLUBS, DIAMONDS)
    deal.choose(0, MELDS)
    assert deal.game.announced(0) == MELDS
    assert deal.game.faced(0) == -1
    deal.choose(1, TRICKS)
    deal = drawn(CLUBS, DIAMONDS)
    deal.face(0, "2C")
    assert deal.game.announced(0) == TRICKS
    black, red = "2C 3S 4C 5S 6C 7S 8C 9S TC JS QC KS AC", "2D 3H 4D 5H 6D 7H 8D 9H TD JH QD KH AD"
    deal = drawn(black, red)
    deal.choose(0, MELDS)
    deal.choose(1, TRICKS)
    deal = drawn("2D 3S 4C 5S 6C 7S 8C 9S TC JS QC KS AC", "2C 3H 4D 5H 6D 7H 8D 9H TD JH QD KH AD")
    for p in (0, 1):
        with pytest.raises(NotAllowed):
            deal.choose(p, MELDS)


def test_6_4_nobody_plays_before_both_have_faced():
    deal = drawn(CLUBS, DIAMONDS)
    deal.face(0, "2C")
    assert deal.game.next == -1
    with pytest.raises(NotAllowed):
        deal.play(0, "2C")
    deal.face(1, "2D")
    assert deal.game.next == 0


def playing(zero, one, **options):
    deal = drawn(zero, one, **options)
    deal.face(0, zero.split()[0])
    deal.face(1, one.split()[0])
    return deal


def test_6_5_non_dealer_leads_and_the_winner_leads_to_the_next():
    deal = playing(*MIXED)
    with pytest.raises(NotAllowed):
        deal.play(1, "3C")
    deal.play(0, "2C")
    assert names([deal.game.led]) == "2C"
    assert deal.game.next == 1
    with pytest.raises(NotAllowed):
        deal.play(0, "5C")
    assert deal.play(1, "3C") == [(1, 2)]
    assert (deal.game.led, deal.game.next) == (-1, 1)
    deal.play(1, "QS")
    assert deal.play(0, "KS") == [(0, 2)]
    assert deal.game.next == 0


def test_6_5_the_dealer_may_be_seat_0():
    hands = MIXED[1], MIXED[0]
    rest = names([card for card in PACK if card not in cards(" ".join(hands))]).split()
    deal = Deal(hands[0], hands[1], " ".join(rest[::2]), " ".join(rest[1::2]), dealer=0)
    for p in (0, 1):
        deal.pick(p, 0)
        swap_and_back(deal, p)
        deal.game.apply(FACE, 0, p, deal.game.hand(p)[0])
    assert deal.game.next == 1


def test_6_5_you_must_follow_suit_if_you_can():
    deal = playing(
        "2C 5D 9D KD AD QD JD 3S 4S 5S 6S 7S 8S", "3C 3D 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    )
    deal.play(0, "2C")
    with pytest.raises(NotAllowed):
        deal.play(1, "4H")
    deal.play(1, "3C")
    deal.play(1, "3D")
    with pytest.raises(NotAllowed):
        deal.play(0, "3S")
    deal.play(0, "5D")
    deal.play(0, "8S")
    assert deal.play(1, "AH") == [(0, 6)]


def test_6_5_only_a_card_of_the_hand():
    deal = playing(*MIXED)
    with pytest.raises(NotAllowed):
        deal.play(0, "3C")
    deal.play(0, "2C")
    deal.play(1, "3C")
    with pytest.raises(NotAllowed):
        deal.play(1, "3C")


VOID = "2C 5C 9C AC 2D 5D 9D AD 2S 5S 9S AS KS", "2H 5H 9H AH 3H 4H 6H 7H 8H TH JH QH 3C"


def test_6_6_beaten_only_by_a_higher_card_of_its_suit():
    deal = playing(*MIXED)
    deal.play(0, "5C")
    assert deal.play(1, "3C") == [(0, 2)]
    deal.play(0, "5D")
    assert deal.play(1, "6D") == [(1, 2)]


def test_6_6_or_by_its_rank_with_the_call():
    deal = playing(*VOID)
    deal.play(0, "5D")
    assert deal.play(1, "5H", snap=True) == [(1, 10)]
    assert deal.game.next == 1
    deal = playing(*VOID)
    deal.play(0, "5D")
    assert deal.play(1, "5H") == [(0, 6)]
    assert deal.game.next == 0


def test_6_6_the_call_with_any_other_card_changes_nothing():
    deal = playing(*VOID)
    deal.play(0, "5D", snap=True)
    assert deal.play(1, "AH", snap=True) == [(0, 6)]
    deal.play(0, "2C", snap=True)
    assert deal.play(1, "3C", snap=True) == [(1, 2)]
    deal.play(1, "QH", snap=True)
    assert deal.play(0, "KS", snap=True) == [(1, 6)]


def test_6_7_the_points_of_tricks():
    """One suit 1 + 1; the other failed to follow or to snap 5 + 1; a snap 5 + 5."""
    deal = playing(*VOID)
    deal.play(0, "9C")
    deal.play(1, "3C")
    assert [deal.game.trick_points(p) for p in (0, 1)] == [2, 0]
    deal.play(0, "2D")
    deal.play(1, "8H")
    assert [deal.game.trick_points(p) for p in (0, 1)] == [8, 0]
    deal.play(0, "AS")
    deal.play(1, "AH", snap=True)
    assert [deal.game.trick_points(p) for p in (0, 1)] == [8, 10]


# A whole deal, trick by trick, ! for the call: seat 0 wins eight tricks and seat 1 five, and each
# has four cards face up, of a snap and of two failures to follow.
FIGURES = (
    "6D 6H 6S 7C 7H 8D 9C TD TS JS KS AD AS",
    "2H 3H 3S 4D 5D 7D 8C TH JD QC KC KD AH",
    "TS 3S/7C KC/TH 7H/7D TD/9C 8C/6D 5D/6H 2H/6S AH/KS KD!/QC 8D/3H AD/JD JS!/AS 4D",
)


def test_6_7_eight_tricks_with_four_cards_face_up_make_32_and_five_make_26():
    zero, one, tricks = FIGURES
    deal = playing(zero, one)
    won = []
    for trick in tricks.split("/"):
        led, followed = trick.split()
        deal.play(deal.game.next, led)
        won += deal.play(deal.game.next, followed[:2], followed.endswith("!"))
    assert [p for p, _ in won].count(0) == 8
    assert [deal.game.trick_points(p) for p in (0, 1)] == [32, 26]


@pytest.mark.parametrize(
    ("spread", "points"),
    [
        ("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", (13, 13, 0)),
        ("AC 2D 3H 5S 7C 9D JH KS KC KD KH 9C 9H", (4, 2, 11)),
        ("2C 2D 2H 2S 3C 3D 3H 5C 5D 7S 9H JH KS", (4, 2, 13)),
        ("2C", (1, 1, 0)),
    ],
)
def test_6_8_longest_suit_longest_run_and_groups(spread, points):
    found = cards(spread)
    held = [len([c for c in found if c >> 2 == rank]) for rank in range(13)]
    groups = sum(group_points(n) for n in held)
    assert (longest_suit(found), longest_run(found), groups) == points
    assert meld_points(found) == sum(points)


def test_6_8_the_ace_is_high_only_and_each_rank_counts_once():
    assert longest_run(cards("AC 2D 3H")) == 2
    assert longest_run(cards("QC KD AH")) == 3
    assert longest_run(cards("4C 4D 5C 5D 6S")) == 3
    assert longest_run(cards("4C 6D 8C TD QS")) == 1


def test_6_8_pair_2_triplet_3_four_8():
    assert [group_points(n) for n in range(5)] == [0, 0, 2, 3, 8]


# The published sample: melds 6 + 6 + 3 + 2 + 2 + 2, and 5 + 4 + 8 + 3 + 2 + 2.
ANNIE = "2C 3C 4C 5C 6C 7C 2D 2H 3D 4D 5D JS QS"
BENNY = "8D 8H 8S 8C 9D 9H 9S TD TH JD JH KS AD"


def test_6_8_the_published_melds():
    assert meld_points(cards(ANNIE)) == 6 + 6 + 3 + 2 + 2 + 2
    assert meld_points(cards(BENNY)) == 5 + 4 + 8 + 3 + 2 + 2


def scored(tricks, spread, announced, **options):
    game = Tricks(2, 0, bytes(PACK), options)
    for card in cards(spread):
        game._where[card] = 3
    game._points[0] = tricks
    game._announced[0] = announced
    return game.total(0)


def test_6_9_total_is_tricks_and_melds_and_the_announced_one_again():
    assert scored(32, ANNIE, TRICKS) == 85
    assert scored(32, ANNIE, MELDS) == 74
    assert scored(26, BENNY, MELDS) == 74
    assert scored(26, BENNY, TRICKS) == 76


def test_6_9_equal_scores_double_either_or_by_agreement_both():
    twenty = "2C 3C 4C 5C 6C 7C 2D 2H 3D 3H 9D JS KS"
    assert meld_points(cards(twenty)) == 6 + 6 + 3 + 3
    assert scored(18, twenty, TRICKS) == scored(18, twenty, MELDS) == 54
    assert scored(18, twenty, MELDS, double_both=True) == 72
    assert scored(18, twenty, MELDS, double_both=False) == 54
    assert scored(19, twenty, MELDS, double_both=True) == 55


def test_6_9_the_higher_total_wins_the_deal_and_it_is_over_after_13_tricks():
    deal = playing(CLUBS, DIAMONDS)
    for card in reversed(CLUBS.split()):
        assert not deal.game.over
        deal.play(0, card)
        other = card[0].translate(str.maketrans("23456789TJQKA", "3456789TJQKA2")) + "D"
        deal.play(1, other)
    assert deal.game.over
    assert deal.game.trick_points(0) == 13 * 6
    totals = [deal.game.total(p) for p in (0, 1)]
    assert deal.game.winner == (0 if totals[0] > totals[1] else 1)
    found = state(3, deal.game)
    assert found["totals"] == totals
    assert found["next"] is None
    with pytest.raises(NotAllowed):
        deal.play(0, "2C")
    deal.game.apply(PASS, 10)


def test_6_9_equal_totals_of_a_deal_are_a_draw():
    deal = playing(CLUBS, DIAMONDS)
    deal.game._points[:] = [0, 0]
    deal.game.total = lambda seat: 50
    deal.game._end_by_size(0)
    assert (deal.game.winner, deal.game.draw) == (-1, 0b11)


def test_events_of_the_other_games_are_none_of_this():
    with pytest.raises(NotAllowed):
        picked().game.apply(TURN, 0)
