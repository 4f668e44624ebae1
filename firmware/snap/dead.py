"""Dead tables (2.19): whether any pair could ever become live if nobody called.

A holding comes round in one fixed order: the stock from its top, then the pile from its bottom.
Count that order as positions, and let i turn before j. After m whole rounds the tops are at
(m - 1, m - 1), and when only i has turned again at (m, m - 1), each modulo its holding. Over the
least common multiple of both holdings these are all positions (a, b) for which a - b, modulo the
greatest common divisor, is 0 or 1; so nothing need be turned to know. A pair that is live now is
one of them: the tops of two piles are the last cards of their holdings, at (-1, -1).
"""

from snap.packets import PILE, POOLS, STOCK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.packets import Packets

# Owners beyond the seats, 0 to 7; bits that no seat has.
_POOL = 8
_NOWHERE = 16


class DeadTable:
    """Looks at a table without allocating."""

    def __init__(self, packets: "Packets", players: int) -> None:
        self._packets = packets
        self._players = players
        self._owner = bytearray(52)  # a seat, _POOL for a pool's top, or _NOWHERE
        self._position = bytearray(52)

    def is_dead(self, first: int, pools: int) -> bool:
        """Whether no pair is live or can ever become live; seat `first` turns next."""
        for card in range(52):
            self._owner[card] = _NOWHERE
        for seat in range(self._players):
            self._walk(seat, STOCK + seat, 0)
            self._walk(seat, PILE + seat, self._packets.count[STOCK + seat])
        for i in range(pools):
            self._owner[self._packets.tail[POOLS + i]] = _POOL
        for card in range(52):
            for other in range(card + 1, (card | 3) + 1):
                if self._can_meet(card, other, first):
                    return False
        return True

    def _walk(self, seat: int, slot: int, position: int) -> None:
        """Note where each card of a packet comes in its owner's order."""
        card = self._packets.head[slot]
        for i in range(self._packets.count[slot]):
            self._owner[card] = seat
            self._position[card] = position + i
            card = self._packets.link[card]

    def _can_meet(self, card: int, other: int, first: int) -> bool:
        """Whether two cards of a rank can both be tops, not both of pools."""
        a = self._owner[card]
        b = self._owner[other]
        if a == b or (a | b) & _NOWHERE:
            return False
        if (a | b) & _POOL:
            return True
        gap = self._position[card] - self._position[other]
        if (a - first) % self._players > (b - first) % self._players:
            gap = -gap
        return gap % self._common(a, b) <= 1

    def _common(self, a: int, b: int) -> int:
        """The greatest common divisor of two holdings."""
        x = self._held(a)
        y = self._held(b)
        while y:
            x, y = y, x % y
        return x

    def _held(self, seat: int) -> int:
        return self._packets.count[STOCK + seat] + self._packets.count[PILE + seat]
