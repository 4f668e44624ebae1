"""What the table hears of one event, without allocation.

Codes, with `p` the player meant (-1 nobody) and `a`, `b`:

    TURNED       p turned card a
    TURNED_OVER  p's pile became their stock (2.2)
    ROUND        p's right call opened a round (2.10, 2.11)
    JOINED       p's call joined a dispute, in the round that a opened
    AGAIN        p called again on what is in question
    CHOICE       p is to name a pair (2.6)
    AWARD        p wins the pair of places a, b
    DISPUTE      the pair of places a, b, of p's round, goes to the middle; in the central game the
                 match is dead
    FALSE_CALL   p's call was false; a: the place of the new pool, the seat that is paid, or -1
    LATE         p's call was late (2.11)
    IGNORED      p's call or name counts for nothing
    OUT          p is out
    DUEL         seats a and b duel, a found first
    RIGHT        p named the other's animal
    WRONG        p named another
    DUEL_OVER    p takes the other's pile; -1: nothing moves
    PICKED       p took one of two hands
    DREW         p's draw number a (1 to 3), of b cards
    FACED        p has announced, a = 1: both have
    PLAYED       p laid card a; b = 1 with the call
    TRICK        p won the trick, worth a points
    END          p won, or a draw of the seats in bit mask a
"""

from snap.const import const

TURNED = const(0)
TURNED_OVER = const(1)
ROUND = const(2)
JOINED = const(3)
AGAIN = const(4)
CHOICE = const(5)
AWARD = const(6)
DISPUTE = const(7)
FALSE_CALL = const(8)
LATE = const(9)
IGNORED = const(10)
OUT = const(11)
DUEL = const(12)
RIGHT = const(13)
WRONG = const(14)
DUEL_OVER = const(15)
PICKED = const(16)
DREW = const(17)
FACED = const(18)
PLAYED = const(19)
TRICK = const(20)
END = const(21)

# One event may settle 6 claims (a choice and an award each), put 5 players out, turn a card and end
# it: 21 entries. In menagerie 12 pairs of 8 tops may part one after the other: 2 entries each.
_SIZE = const(32)


class Said:
    """`n` entries: `what[i]`, `p[i]`, `a[i]`, `b[i]`, and `dt[i]`, the moment each counts as done.

    `dt` is relative like the event's own: to the card shown before this event.
    """

    def __init__(self) -> None:
        self.n = 0
        self.what = bytearray(_SIZE)
        self.p = [0] * _SIZE
        self.a = [0] * _SIZE
        self.b = [0] * _SIZE
        self.dt = [0] * _SIZE

    def clear(self) -> None:
        """Forget what was said before."""
        self.n = 0

    def add(self, what: int, dt: int, p: int = -1, a: int = 0, b: int = 0) -> None:
        """Say one thing more."""
        i = self.n
        self.what[i] = what
        self.dt[i] = dt
        self.p[i] = p
        self.a[i] = a
        self.b[i] = b
        self.n = i + 1
