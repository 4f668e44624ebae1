"""The bot of tricks and melds: legal, honest, and better than chance."""

from hypothesis import given
from hypothesis import strategies as st

from console.bots.tricks_play import choose
from console.bots.tricks_ready import announcement, discards
from sim.bench.tricks import wins
from snap.events import DRAW, PICK
from snap.shuffle import shuffled
from snap.tricks import Tricks
from tests.core.tables import cards

hands = st.sets(st.integers(0, 51), min_size=1, max_size=13).map(lambda s: bytes(sorted(s)))


def picked(deck):
    game = Tricks(2, 1, bytes(deck), {})
    game.apply(PICK, 0, 0, 0)
    return game


def draws(game):
    """All three draws of seat 0, as the bot makes them."""
    seen, made = bytearray(52), []
    while game.draws(0) < 3:
        laid = discards(game, 0, seen)
        assert game.least(0) <= len(laid) <= game.most(0)
        for card in laid:
            seen[card] = 1
        made.append(bytes(laid))
        game.apply(DRAW, 0, 0, laid)
    return made, seen


def test_it_beats_a_random_legal_player():
    """The full measurement of 1,000 matches: python -m sim.bench.tricks."""
    assert wins(60) >= 54


@given(st.integers(0, 2**64 - 1))
def test_6_3_every_draw_is_legal_and_the_announcement_is_a_card_of_the_hand(seed):
    game = picked(shuffled(seed))
    _, seen = draws(game)
    assert announcement(game.hand(0), seen) in game.hand(0)


@given(st.integers(0, 2**64 - 1), st.randoms(use_true_random=False))
def test_its_draws_do_not_depend_on_what_it_cannot_know(seed, luck):
    """Other cards in the other player's hands, and in the stock below what it draws."""
    deck = shuffled(seed)
    made, _ = draws(picked(deck))
    drawn = len(made[0])
    hidden = [i for i in range(52) if i % 4 in (1, 3) or (i % 4 == 2 and i // 4 < 13 - drawn)]
    moved = [deck[i] for i in hidden]
    luck.shuffle(moved)
    for i, card in zip(hidden, moved):
        deck[i] = card
    again, _ = draws(picked(deck))
    assert again[:2] == made[:2]


@given(hands, st.integers(-1, 51), st.integers(0, 15))
def test_6_5_every_card_is_legal(hand, led, voids):
    card = choose(hand, led, bytearray(52), voids)
    assert card in hand
    if led >= 0 and any(held & 3 == led & 3 for held in hand):
        assert card & 3 == led & 3


def play(hand, led, voids=0):
    led = cards(led)[0] if led else -1
    return choose(bytes(sorted(cards(hand))), led, bytearray(52), voids)


def test_6_6_it_wins_as_cheaply_as_it_can_else_throws_its_lowest():
    assert play("2H 9H JH AH KS", "8H") == cards("9H")[0]
    assert play("2H 9H JH KS", "QH") == cards("2H")[0]
    assert play("3C 9D KS", "9H") == cards("9D")[0], "a card of its rank, with the call"
    assert play("3C 9D KS", "8H") == cards("3C")[0]


def test_6_7_it_leads_the_suit_that_the_other_has_none_of():
    assert play("3C 9D QS", "", voids=1) == cards("3C")[0]


def test_6_4_it_doubles_the_melds_when_they_are_the_better_part():
    hand = bytes(sorted(cards("2C 2D 3H 3S 4C 4D 5H 5S 6C 6D 7H 7S 8C")))
    strong = bytearray(52)
    for card in cards("2H 3D 4H 5D 6H 7D 8H 9H 9C 9D 9S TH JH"):
        strong[card] = 1
    assert announcement(hand, strong) & 3 in (1, 2)
    assert announcement(hand, bytearray(52)) & 3 in (0, 3)
