"""What each player has done, counted from what the table hears: live and in a replay the same."""

from array import array

from snap.const import const
from snap.events import TURN
from snap.places import POOL
from snap.said import AWARD, DISPUTE, DUEL, END, FALSE_CALL, JOINED, LATE, RIGHT, ROUND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.said import Said

GAMES = const(0)
WINS = const(1)
DRAWS = const(2)
SNAPS = const(3)  # pairs of piles, or piles in the middle, or duels won
POOLS = const(4)  # pairs of a pool and a pile won
TIES = const(5)
FALSE_CALLS = const(6)
LATE_HANDS = const(7)
_COLUMNS = const(8)

_IN_TIME = (ROUND, JOINED)
_TIED = (JOINED, DISPUTE)

BIN_US = const(10_000)
BINS = const(128)  # the last one holds all that were slower
_NEVER = const(0x3FFFFFFF)


class Tally:
    """Counts, and reactions: from the card, in menagerie from the duel's opening, to the hand.

    counts      `counts[player * 8 + GAMES]` and so on
    reactions   `reactions[player * BINS + i]`: how many lay in i to i + 1 times 10 ms
    best        microseconds of each player's fastest; `has_best` tells whether there is one
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.counts = array("H", bytes(2 * _COLUMNS * players))
        self.reactions = array("H", bytes(2 * BINS * players))
        self.best = [_NEVER] * players
        self._opened = 0  # dt at which the last duel opened
        self._right = False  # whether a duellist has been right

    def count(self, player: int, column: int) -> int:
        """One count of a player's: GAMES, WINS, ..."""
        return self.counts[player * _COLUMNS + column]

    def has_best(self, player: int) -> bool:
        """Whether this player's hand has come down in time at all."""
        return self.best[player] < _NEVER

    def median_us(self, player: int) -> int:
        """Microseconds of the middle reaction, exact to 10 ms downwards; -1 where there is none."""
        first = player * BINS
        half = 0
        for i in range(first, first + BINS):
            half += self.reactions[i]
        if not half:
            return -1
        half = (half + 1) // 2
        i = 0
        while half > self.reactions[first + i]:
            half -= self.reactions[first + i]
            i += 1
        return i * BIN_US

    def heard(self, said: "Said", do: int) -> None:
        """Count what an event `do` came to. Allocates nothing."""
        for i in range(said.n):
            self._count(said.what[i], said.dt[i], said.p[i], said.a[i])
            if said.what[i] == DUEL:
                # A card that opens a duel is the one from which times count anew.
                self._opened = 0 if do == TURN else said.dt[i]
                self._right = False

    def merge(self, game: "Tally", seats: bytes) -> None:
        """Add a game's tally; its player p sits at `seats[p]` here."""
        for p in range(game.players):
            _add_all(self.counts, seats[p] * _COLUMNS, game.counts, p * _COLUMNS, _COLUMNS)
            _add_all(self.reactions, seats[p] * BINS, game.reactions, p * BINS, BINS)
            self.best[seats[p]] = min(self.best[seats[p]], game.best[p])

    def _count(self, what: int, dt: int, p: int, a: int) -> None:
        if what in _IN_TIME:
            self._react(p, dt)
        elif what == RIGHT:
            self._name(p, dt - self._opened)
        elif what == AWARD:
            self._add(p, SNAPS if a < POOL else POOLS)
        elif what == FALSE_CALL:
            self._add(p, FALSE_CALLS)
        elif what == LATE:
            self._add(p, LATE_HANDS)
        elif what == END:
            self._end(p, a)
        if what in _TIED:
            self._add(p, TIES)

    def _add(self, p: int, column: int) -> None:
        self.counts[p * _COLUMNS + column] += 1

    def _react(self, p: int, us: int) -> None:
        self.reactions[p * BINS + min(us // BIN_US, BINS - 1)] += 1
        self.best[p] = min(self.best[p], us)

    def _name(self, p: int, us: int) -> None:
        """A right name; the second one in a duel makes it a tie (5.5)."""
        self._react(p, us)
        if self._right:
            self._add(p, TIES)
        self._right = True

    def _end(self, winner: int, drawn: int) -> None:
        for p in range(self.players):
            self._add(p, GAMES)
            if p == winner:
                self._add(p, WINS)
            elif drawn >> p & 1:
                self._add(p, DRAWS)


def _add_all(to: "array[int]", first: int, counts: "array[int]", start: int, n: int) -> None:
    for i in range(n):
        to[first + i] += counts[start + i]
