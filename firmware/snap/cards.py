"""Cards as numbers 0 to 51 = rank * 4 + suit, so that range(52) is the pack of 1.2."""

RANKS = "23456789TJQKA"
SUITS = "CDHS"


def rank(card: int) -> int:
    """0 (a two) to 12 (an ace)."""
    return card >> 2


def suit(card: int) -> int:
    """0 to 3: clubs, diamonds, hearts, spades."""
    return card & 3


def card_name(card: int) -> str:
    """Rank then suit, as 1.1 writes it: `TH`."""
    return RANKS[card >> 2] + SUITS[card & 3]


def parse_card(text: str) -> int:
    """The card of a name as 1.1 writes it; ValueError where there is none."""
    if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return RANKS.index(text[0]) * 4 + SUITS.index(text[1])
    raise ValueError(text)
