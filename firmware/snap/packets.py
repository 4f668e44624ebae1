"""All cards of a table as linked queues: every move in the rules costs the same, at any size.

A slot is a number: STOCK + seat, PILE + seat, POOLS + i. A stock's front is its top, the card next
to come; the front of a pile or a pool is its bottom. So a packet put beneath a stock comes out
bottom first (2.5) and a pile that is turned over (2.2) comes out as it went in, by joining alone.
"""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

STOCK = const(0)
PILE = const(8)
POOLS = const(16)
_SLOTS = const(68)  # eight stocks, eight piles, and at the most a pool a card


class Packets:
    """52 cards, each in one slot at the most. Nothing but `cards` allocates."""

    def __init__(self) -> None:
        self.link = bytearray(52)  # the card behind each card
        self.head = bytearray(_SLOTS)  # the card in front, where count is not 0
        self.tail = bytearray(_SLOTS)
        self.count = bytearray(_SLOTS)

    def front(self, slot: int) -> int:
        """The card in front: a stock's top. -1 where there is none."""
        return self.head[slot] if self.count[slot] else -1

    def back(self, slot: int) -> int:
        """The last card: a pile's or a pool's top. -1 where there is none."""
        return self.tail[slot] if self.count[slot] else -1

    def lay(self, card: int, slot: int) -> None:
        """Put a card in front: on a stock."""
        if self.count[slot]:
            self.link[card] = self.head[slot]
        else:
            self.tail[slot] = card
        self.head[slot] = card
        self.count[slot] += 1

    def put(self, card: int, slot: int) -> None:
        """Put a card behind: on a pile or a pool, beneath a stock."""
        if self.count[slot]:
            self.link[self.tail[slot]] = card
        else:
            self.head[slot] = card
        self.tail[slot] = card
        self.count[slot] += 1

    def take(self, slot: int) -> int:
        """Take the card in front; there has to be one."""
        card = self.head[slot]
        self.head[slot] = self.link[card]
        self.count[slot] -= 1
        return card

    def move(self, source: int, slot: int) -> None:
        """Put a whole packet behind another."""
        if not self.count[source]:
            return
        if self.count[slot]:
            self.link[self.tail[slot]] = self.head[source]
        else:
            self.head[slot] = self.head[source]
        self.tail[slot] = self.tail[source]
        self.count[slot] += self.count[source]
        self.count[source] = 0

    def rename(self, source: int, slot: int) -> None:
        """Let an empty slot be what another was."""
        self.count[slot] = 0
        self.move(source, slot)

    def cards(self, slot: int) -> "Iterator[int]":
        """The cards from front to back."""
        card = self.head[slot]
        for _ in range(self.count[slot]):
            yield card
            card = self.link[card]


def deal(packets: Packets, deck: bytes, dealer: int, players: int) -> None:
    """Deal all cards singly from the dealer's left, each on the one before (1.3, 1.4)."""
    for i in range(52):
        packets.lay(deck[i], STOCK + (dealer + 1 + i) % players)
