"""More than one game: a series (1.3, 2.16), and a match of tricks and melds (6.10)."""


class Series:
    """A number of games agreed before, one win each; a game drawn is nobody's.

    dealer   who deals the game to come
    wins     a number a seat
    """

    def __init__(self, players: int, dealer: int, games: int) -> None:
        self._games = games
        self.dealer = dealer
        self.wins = bytearray(players)
        self.played = 0

    def add(self, winner: int) -> None:
        """A game is over; `winner` is a seat, -1 for a draw. The deal passes left."""
        self.played += 1
        self.dealer = (self.dealer + 1) % len(self.wins)
        if winner >= 0:
            self.wins[winner] += 1

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return self.played >= self._games

    def standing(self) -> "list[int]":
        """How it stands, to be kept for `go_on`."""
        return [self.dealer, self.played] + list(self.wins)

    def go_on(self, standing: "list[int]") -> None:
        """Go on from there; ValueError or TypeError where that cannot be."""
        dealer, played = standing[:2]
        if len(standing) != 2 + len(self.wins) or not 0 <= dealer < len(self.wins):
            raise ValueError("another series")
        self.dealer, self.played, self.wins = dealer, played, bytearray(standing[2:])

    def leaders(self) -> int:
        """Bit mask of the seats with the most wins: who share the series when it is over."""
        seats = 0
        for seat in range(len(self.wins)):
            if self.wins[seat] == max(self.wins):
                seats |= 1 << seat
        return seats


class Match:
    """Deals between seats 0 and 1: to a target, or a number of them.

    dealer   who deals the deal to come
    totals   of both seats so far
    """

    def __init__(self, dealer: int, target: int = 250, deals: int = 0) -> None:
        """`deals`, an even number, counts instead of the target where it is not 0."""
        self._target = target
        self._deals = deals
        self._played = 0
        self.dealer = dealer
        self.totals = [0, 0]
        self.winner = -1

    def add(self, first: int, second: int) -> None:
        """A deal is over, with these totals of seats 0 and 1. The deal alternates."""
        self._played += 1
        self.dealer = 1 - self.dealer
        self.totals[0] += first
        self.totals[1] += second
        if self._complete():
            if self.totals[0] == self.totals[1]:
                self._deals += 2 if self._deals else 0
            else:
                self.winner = 0 if self.totals[0] > self.totals[1] else 1

    def standing(self) -> "list[int]":
        """How it stands, to be kept for `go_on`."""
        return [self.dealer, self._played, self._deals] + self.totals

    def go_on(self, standing: "list[int]") -> None:
        """Go on from there; ValueError or TypeError where that cannot be."""
        dealer, played, deals, first, second = [0 + number for number in standing]
        if not 0 <= dealer <= 1:
            raise ValueError("another match")
        self.dealer, self._played, self._deals, self.totals = dealer, played, deals, [first, second]

    def _complete(self) -> bool:
        if self._deals:
            return self._played >= self._deals
        return max(self.totals) >= self._target

    @property
    def over(self) -> bool:
        """Whether there is a winner; equal totals play on."""
        return self.winner >= 0
