"""Tricks and melds (rules 6): one deal of the two-player trick game with a Snap."""

from snap.const import const
from snap.events import DRAW, FACE, MELDS, PICK, PLAY, TRICKS
from snap.game import Game, NotAllowed
from snap.melds import meld_points
from snap.said import DREW, FACED, PICKED, PLAYED, TRICK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_HAND = const(1)  # + seat
_SPREAD = const(3)  # + seat
_RED = const(6)  # bit mask of suits


class Tricks(Game):
    """One deal between seats 0 and 1. `options`: double_both.

    led    the card led; -1 between tricks
    next   the seat to play; -1 until both have faced, and when it is over
    """

    def __init__(self, players: int, dealer: int, deck: bytes, options: "dict[str, int]") -> None:
        super().__init__(2, dealer)
        self._double_both = options.get("double_both", False)
        self._deck = deck
        self._where = bytearray(52)  # _HAND or _SPREAD + seat; 0 in a stock, or played
        self._stock = [-1, -1]  # where in the deck the stock's first card is; -1 before the pick
        self._left = [0, 0]  # cards in the stock
        self._draws = [0, 0]
        self._faced = [-1, -1]
        self._announced = [-1, -1]
        self._points = [0, 0]
        self._tricks = 0
        self.led = -1
        self.next = -1

    # Reading.

    def hand(self, seat: int) -> bytes:
        """A seat's hand, sorted by rank and suit."""
        return self._held(_HAND + seat)

    def spread(self, seat: int) -> bytes:
        """A seat's spread, sorted by rank and suit."""
        return self._held(_SPREAD + seat)

    def stock(self, seat: int) -> bytes:
        """A seat's stock, its top first."""
        first = self._stock[seat]
        return bytes([self._deck[first + 4 * i] for i in range(self._left[seat] - 1, -1, -1)])

    def picked(self, seat: int) -> bool:
        """Whether a seat has taken one of its hands."""
        return self._stock[seat] >= 0

    def draws(self, seat: int) -> int:
        """How many draws a seat has made, 0 to 3."""
        return self._draws[seat]

    def least(self, seat: int) -> int:
        """How many cards the next draw has to be at the least (6.3)."""
        return 1 if self._draws[seat] < 2 else 0

    def most(self, seat: int) -> int:
        """How many cards the next draw may be at the most (6.3)."""
        return self._left[seat] - (2, 1, 0, 0)[self._draws[seat]]

    def one_colour(self, seat: int) -> bool:
        """Whether a seat may announce by choice (6.4)."""
        reds = [_RED >> (card & 3) & 1 for card in self.hand(seat)]
        return sum(reds) in (0, len(reds))

    def announced(self, seat: int) -> int:
        """TRICKS or MELDS, what a seat doubles; -1: not yet. Private until both have."""
        return self._announced[seat]

    def faced(self, seat: int) -> int:
        """The card that a seat laid to announce; -1 where it laid none."""
        return self._faced[seat]

    def follows(self, seat: int, card: int) -> bool:
        """Whether a card of a seat's hand may be played to the card led (6.5)."""
        if self.led < 0 or card & 3 == self.led & 3:
            return True
        return self.led & 3 not in [held & 3 for held in self.hand(seat)]

    def trick_points(self, seat: int) -> int:
        """Points in tricks so far (6.7)."""
        return self._points[seat]

    def meld_points(self, seat: int) -> int:
        """What a seat's spread is worth (6.8)."""
        return meld_points(self.spread(seat))

    def total(self, seat: int) -> int:
        """6.9, when it is over."""
        points = self._points[seat], self.meld_points(seat)
        if self._double_both and points[0] == points[1]:
            return 2 * sum(points)
        return sum(points) + points[self._announced[seat]]

    def holding(self, seat: int) -> int:
        return self.total(seat)

    # Playing.

    def _do(self, do: int, dt: int, p: int, a: "Any", b: int) -> None:
        if do == PICK:
            self._pick(p, a, dt)
        elif do == DRAW:
            self._draw(p, a, dt)
        elif do == FACE:
            self._face(p, a, b, dt)
        elif do == PLAY:
            self._play(p, a, b, dt)
        else:
            raise NotAllowed("not an event of this game")

    def _pick(self, p: int, hand: int, dt: int) -> None:
        """6.1, 6.2."""
        if self.picked(p):
            raise NotAllowed("a hand has been picked")
        first = 1 if p == self.dealer else 0
        for i in range(13):
            self._where[self._deck[first + 2 * hand + 4 * i]] = _HAND + p
        self._stock[p] = first + 2 * (1 - hand)
        self._left[p] = 13
        self.said.add(PICKED, dt, p)

    def _draw(self, p: int, cards: "Sequence[int]", dt: int) -> None:
        """6.3."""
        if not self.picked(p) or self._draws[p] == 3:
            raise NotAllowed("no draw of theirs is due")
        if not self.least(p) <= len(cards) <= self.most(p):
            raise NotAllowed(f"a draw of {self.least(p)} to {self.most(p)} cards is due")
        for card in cards:
            self._demand(p, card)
        for card in cards:
            self._where[card] = _SPREAD + p
        self._draws[p] += 1
        self._deal(p, len(cards), _HAND + p)
        if self._draws[p] == 3:
            self._deal(p, self._left[p], _SPREAD + p)
        self.said.add(DREW, dt, p, self._draws[p], len(cards))

    def _deal(self, p: int, cards: int, where: int) -> None:
        """Move cards from the top of a stock."""
        for card in self.stock(p)[:cards]:
            self._where[card] = where
        self._left[p] -= cards

    def _face(self, p: int, card: int, choice: int, dt: int) -> None:
        """6.4."""
        if self._draws[p] < 3 or self._announced[p] >= 0:
            raise NotAllowed("no announcement of theirs is due")
        if card >= 0:
            self._demand(p, card)
            choice = MELDS if _RED >> (card & 3) & 1 else TRICKS
        elif not self.one_colour(p):
            raise NotAllowed("the hand is not all of one colour")
        self._faced[p] = card
        self._announced[p] = choice
        both = self._announced[1 - p] >= 0
        if both:
            self.next = 1 - self.dealer
        self.said.add(FACED, dt, p, both)

    def _play(self, p: int, card: int, snap: int, dt: int) -> None:
        """6.5, 6.6."""
        if p != self.next:
            raise NotAllowed("no card of theirs is due")
        self._demand(p, card)
        if not self.follows(p, card):
            raise NotAllowed("the suit led has to be followed")
        self._where[card] = 0
        self.said.add(PLAYED, dt, p, card, snap)
        if self.led < 0:
            self.led = card
            self.next = 1 - p
        else:
            self._trick(p, card, snap, dt)

    def _trick(self, p: int, card: int, snap: int, dt: int) -> None:
        """6.6, 6.7: p has played second."""
        points = 6
        taken = False
        if card & 3 == self.led & 3:
            points = 2
            taken = card > self.led
        elif snap and card >> 2 == self.led >> 2:
            points = 10
            taken = True
        winner = p if taken else 1 - p
        self._points[winner] += points
        self.led = -1
        self._tricks += 1
        self.next = winner if self._tricks < 13 else -1
        self.said.add(TRICK, dt, winner, points)
        if self._tricks == 13:
            self._end_by_size(dt)

    def _demand(self, p: int, card: int) -> None:
        """A card has to be in p's hand."""
        if self._where[card] != _HAND + p:
            raise NotAllowed("that card is not in the hand")

    def _held(self, where: int) -> bytes:
        return bytes([card for card in range(52) if self._where[card] == where])
