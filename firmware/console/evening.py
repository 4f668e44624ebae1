"""What everyone has done since the console was switched on, by seat; the bots together."""

from snap.tally import GAMES, Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.party import Party


class Evening:
    """`tally` has a row for each seat of the board, and the last one for all bots."""

    def __init__(self, seats: int) -> None:
        self.tally = Tally(seats + 1)
        self.bots = seats

    def add(self, game: Tally, party: "Party") -> None:
        """A game is over."""
        self.tally.merge(game, bytes([self._row(party, p) for p in range(game.players)]))

    def played(self) -> "list[int]":
        """The rows of whoever has played."""
        return [row for row in range(self.bots + 1) if self.tally.count(row, GAMES)]

    def _row(self, party: "Party", player: int) -> int:
        return self.bots if party.is_bot(player) else party.seats[player]
