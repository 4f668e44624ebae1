"""What everyone at the table can see: which ranks match, a bit a rank.

Each is made for a game, and called with a player: which ranks could that player call now?
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.central import Central
    from snap.classic import Classic


class ClassicEyes:
    """Live pairs are two piles, or a pool and a pile (2.3); with 3.1 one's own alone count."""

    def __init__(self, game: "Classic", owners_only: bool) -> None:
        self._game = game
        self._owners_only = owners_only

    def __call__(self, player: int) -> int:
        game = self._game
        piles = live = 0
        for seat in range(game.players):
            bit = rank_bit(game.top(seat))
            live |= piles & bit
            piles |= bit
        for i in range(game.pool_count()):
            live |= piles & rank_bit(game.pool_top(i))
        return live & rank_bit(game.top(player)) if self._owners_only else live


class CentralEyes:
    """The two top cards of the pile in the middle (4.1); after a tie they are dead (4.3)."""

    def __init__(self, game: "Central") -> None:
        self._game = game

    def __call__(self, player: int) -> int:
        return rank_bit(self._game.middle_top(0)) if self._game.match else 0


def rank_bit(card: int) -> int:
    """The bit of a card's rank; 0 for no card, -1."""
    return 1 << (card >> 2) if card >= 0 else 0
