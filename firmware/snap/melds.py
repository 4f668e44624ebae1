"""What a spread of cards is worth (6.8). Cards in any order; a spread holds 13."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_GROUPS = (0, 0, 2, 3, 8)


def longest_suit(cards: "Sequence[int]") -> int:
    """How many cards the longest suit has."""
    return max([sum([card & 3 == suit for card in cards]) for suit in range(4)])


def longest_run(cards: "Sequence[int]") -> int:
    """How many consecutive ranks there are at the most; the ace is high only."""
    longest = run = 0
    for held in ranks(cards):
        run = run + 1 if held else 0
        longest = max(longest, run)
    return longest


def ranks(cards: "Sequence[int]") -> "list[int]":
    """How many cards there are of each rank, from the twos."""
    held = [0] * 13
    for card in cards:
        held[card >> 2] += 1
    return held


def group_points(cards: int) -> int:
    """What 0 to 4 cards of a rank are worth: pair 2, triplet 3, four 8."""
    return _GROUPS[cards]


def meld_points(cards: "Sequence[int]") -> int:
    """All of it."""
    groups = sum([group_points(held) for held in ranks(cards)])
    return longest_suit(cards) + longest_run(cards) + groups
