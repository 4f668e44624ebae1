"""Shows who is naming a pair (2.6), the pairs in question, and which of them a hold would take."""

from console.names import short_name
from snap.places import POOL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.table import Table
    from console.texts import Section


class Choices:
    """Shown while choices are open; made anew when one more opens or one ends."""

    def __init__(self, console: "Console", table: "Table", say: "Section") -> None:
        self._console = console
        self._table = table
        self._say = say
        self.count = table.game.choice_count
        self._at = bytearray(self.count)
        self._screen = console.stage.open("choice", "Choice", self.count)
        self._screen.update(say["which"], say["which.help"])
        for c in range(self.count):
            self._fill(c)

    def update(self) -> None:
        """Move to the pairs that are at hand now."""
        for c in range(self.count):
            k = self._table.naming.cursor[self._table.game.choice_player(c)]
            if k != self._at[c]:
                self._at[c] = k
                self._screen.current(c, k)

    def _fill(self, c: int) -> None:
        game, places = self._table.game, self._table.places
        player = game.choice_player(c)
        self._screen.name(c, short_name(self._console, player))
        for k in range(game.pair_count(c)):
            game.pair(c, k)
            a, b = game.pair_a, game.pair_b
            text = self._place(a) + " + " + self._place(b)
            self._screen.pair(c, k, places.card(a), places.card(b), text)
        self._at[c] = self._table.naming.cursor[player]
        self._screen.current(c, self._at[c])

    def _place(self, place: int) -> str:
        """Whose pile, or how many cards are in the pool."""
        if place < POOL:
            return short_name(self._console, place)
        return self._say.fill("pool", self._table.places.size(place))
