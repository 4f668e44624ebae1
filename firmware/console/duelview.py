"""The picture of a duel: what both duellists see, in step, and whether their buttons count."""

from console.names import short_name
from snap.const import const
from snap.said import RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.carousel import Carousel
    from console.texts import Section
    from snap.menagerie import Menagerie
    from snap.said import Said

# States of console.screens.duel.
_OPEN = const(0)
_CLOSED = const(1)
_RIGHT = const(2)


class DuelView:
    """By name, with a picture, or by noise, a word alone (5.3)."""

    def __init__(
        self, console: "Console", game: "Menagerie", carousel: "Carousel", say: "Section"
    ) -> None:
        self._carousel = carousel
        self._say = say
        self._by_noise = console.settings["named_by"] == "noise"
        self.screen = console.stage.open("duel", "Duel")
        self.screen.names(short_name(console, game.duel_a), short_name(console, game.duel_b))

    def step(self) -> None:
        """Show the animals that come now."""
        left, right = self._carousel.coming(0), self._carousel.coming(1)
        for side in range(2):
            is_open = self._carousel.is_open(side, self._carousel.step + 1)
            self.screen.state(side, _OPEN if is_open else _CLOSED)
        kind = "noise." if self._by_noise else "animal."
        words = self._say[kind + str(left)], self._say[kind + str(right)]
        if self._by_noise:
            left = right = -1
        self.screen.step(left, right, words[0], words[1])

    def heard(self, said: "Said") -> None:
        """Mark who was right; a wrong press closes a button."""
        for i in range(said.n):
            side = self._carousel.side_of(said.p[i])
            if side >= 0 and said.what[i] == RIGHT:
                self.screen.state(side, _RIGHT)
        for side in range(2):
            if not self._carousel.is_open(side, self._carousel.step):
                self.screen.state(side, _CLOSED)
