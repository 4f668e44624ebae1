"""How a bot prepares for the tricks: what it lays off (6.3), and what it doubles (6.4).

A card is worth keeping for its rank and for the length of its suit: long suits take tricks worth
six when the other player cannot follow. It is worth laying off for what it adds to the melds.
Whole numbers; a draw costs at most 13 x 11 looks at the spread, about 25,000 simple steps.
"""

from snap.const import const
from snap.melds import meld_points

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.tricks import Tricks

_RANK = (0, 0, 0, 0, 1, 1, 2, 3, 4, 6, 9, 13, 18)  # fifths of a point, by rank
_LENGTH = const(3)  # fifths, for every other card of the suit in the hand
_FRESH = (17, 14, 11)  # what a card from the stock is expected to be worth, by draw
_MELD = const(4)  # fifths for a point in melds
# Thirteen tricks bring about this much, and a point more for so many fifths of rank in the hand
# (a line through 1,600 hands that this bot had drawn, played against itself).
_TRICKS = const(20)
_FIFTHS = const(11)


def discards(game: "Tricks", player: int, known: bytearray) -> bytes:
    """What to lay off in the next draw; `known` marks what was laid off before."""
    draw, least, most = game.draws(player), game.least(player), game.most(player)
    kept = list(game.hand(player))
    spread = [card for card in range(52) if known[card]]
    laid: "list[int]" = []
    while len(laid) < most:
        card, gain = _best(kept, spread, draw)
        if gain <= 0 and len(laid) >= least:
            break
        kept.remove(card)
        spread.append(card)
        laid.append(card)
    return bytes(laid)


def _best(kept: "list[int]", spread: "list[int]", draw: int) -> "tuple[int, int]":
    """The card that it is best to lay off, and what that gains."""
    lengths = [sum([card & 3 == suit for card in kept]) for suit in range(4)]
    now = meld_points(spread)
    best, most = -1, -1000
    for card in kept:
        worth = _RANK[card >> 2] + _LENGTH * (lengths[card & 3] - 1)
        gain = _MELD * (meld_points(spread + [card]) - now) + _FRESH[draw] - worth
        if gain > most:
            best, most = card, gain
    return best, most


def announcement(hand: bytes, known: bytearray) -> int:
    """The card to lay: black for tricks, red for melds, whichever is likely to be the more."""
    tricks = _TRICKS + sum([_RANK[card >> 2] for card in hand]) // _FIFTHS
    melds = meld_points([card for card in range(52) if known[card]])
    red = melds > tricks
    fitting = [card for card in hand if (card & 3 in (1, 2)) == red]
    return min(fitting or hand)
