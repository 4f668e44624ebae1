"""How a spread is counted, line by line (6.8), as anyone would do it aloud."""

from snap.melds import group_points, longest_run, longest_suit, ranks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.texts import Section

    Line = tuple[str, int, int]

_SUITS = "♣♦♥♠"


def meld_lines(cards: bytes, say: "Section", letters: str) -> "list[Line]":
    """A text, its points, and a bit mask of the places of the cards it is about.

    cards: sorted; letters: for jack, queen, king and ace.
    """
    names = list("23456789") + ["10"] + list(letters)
    lines = [_suit(cards, say), _run(cards, say, names)]
    for rank, held in enumerate(ranks(cards)):
        points = group_points(held)
        if points:
            mask = _mask(cards, [rank])
            lines.append((say.fill("group." + str(held), names[rank]), points, mask))
    return lines


def _suit(cards: bytes, say: "Section") -> "Line":
    """The first of the longest suits."""
    most = longest_suit(cards)
    for suit in range(4):
        mask = sum([1 << i for i, card in enumerate(cards) if card & 3 == suit])
        if sum([card & 3 == suit for card in cards]) == most:
            return say.fill("suit", _SUITS[suit]), most, mask
    raise ValueError("no cards")


def _run(cards: bytes, say: "Section", names: "list[str]") -> "Line":
    """The first of the longest runs; of each rank one card."""
    most = longest_run(cards)
    held = ranks(cards)
    first = 0
    while 0 in held[first : first + most]:
        first += 1
    span = names[first] if most == 1 else names[first] + "–" + names[first + most - 1]
    return say.fill("run", span), most, _mask(cards, list(range(first, first + most)), True)


def _mask(cards: bytes, wanted: "list[int]", once: bool = False) -> int:
    """The places of the cards of some ranks: all of them, or one of each."""
    mask, last = 0, -1
    for i, card in enumerate(cards):
        if card >> 2 in wanted and not (once and card >> 2 == last):
            mask |= 1 << i
        last = card >> 2
    return mask
