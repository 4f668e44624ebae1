"""Which card a bot plays (6.5, 6.6), from what it holds and what it has seen.

A lead is judged by what it may bring: two where the other follows with a lower card, six where
they have none of the suit, minus two where a higher one beats it, minus ten where they have the
rank and snap. The chances come from counting the cards that have not been seen. Whole numbers;
about 13 x 60 simple steps a card.
"""

from snap.const import const

_ONE = const(1024)  # a chance of one


def choose(hand: bytes, led: int, seen: bytearray, voids: int) -> int:
    """A card that may be played.

    seen: a byte a card, 1 where the bot knows that the other player does not hold it (its own hand
    aside); voids: bit mask of the suits that the other has failed to follow.
    """
    if led < 0:
        return _lead(hand, seen, voids)
    suited = [card for card in hand if card & 3 == led & 3]
    if suited:
        higher = [card for card in suited if card > led]
        return min(higher) if higher else min(suited)
    same = [card for card in hand if card >> 2 == led >> 2]
    return same[0] if same else _spare(hand)


def _spare(hand: bytes) -> int:
    """The lowest card, of the shorter suit where equal."""
    lengths = [sum([card & 3 == suit for card in hand]) for suit in range(4)]
    return min(hand, key=lambda card: (card >> 2) * 8 + lengths[card & 3])


def _lead(hand: bytes, seen: bytearray, voids: int) -> int:
    hidden = [card for card in range(52) if not seen[card] and card not in hand]
    best, most = hand[0], -100000
    for card in hand:
        gain = _gain(card, hidden, voids, len(hand)) * 4 - (card >> 2)
        if gain > most:
            best, most = card, gain
    return best


def _gain(card: int, hidden: "list[int]", voids: int, held: int) -> int:
    """Points expected of a lead, in 1024ths; `held`: how many cards the other holds."""
    may = [other for other in hidden if not voids >> (other & 3) & 1]
    share = min(_ONE, held * _ONE // max(1, len(may)))
    suited = [other for other in may if other & 3 == card & 3]
    higher = sum([other > card for other in suited])
    beaten = _ONE - _none(share, higher)
    free = _none(share, len(suited))
    snapped = free * (_ONE - _none(share, sum([o >> 2 == card >> 2 for o in may]))) // _ONE
    follows = _ONE - beaten - free
    return 2 * follows - 2 * beaten + 6 * (free - snapped) - 10 * snapped


def _none(share: int, cards: int) -> int:
    """The chance that the other holds none of so many cards, each with a chance of `share`."""
    chance = _ONE
    for _ in range(cards):
        chance = chance * (_ONE - share) // _ONE
    return chance
