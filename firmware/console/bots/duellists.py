"""Bots in a duel (5.7): they search as people do, and press a little late or sometimes wrongly.

A source of the croupier's.
"""

from console.agenda import Agenda
from console.bots.reaction import notices, search_us, slips
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.carousel import Carousel
    from console.luck import Luck
    from snap.menagerie import Menagerie

_COMMITTED_US = const(180_000)  # a hand this near to the button comes down
_STEP_MS = const(1200)  # animals keep coming about as fast


class Duellists:
    """The bots of a game; `levels[p]` is 0 for a person."""

    def __init__(
        self, game: "Menagerie", carousel: "Carousel", levels: bytearray, luck: "Luck"
    ) -> None:
        self._game = game
        self._carousel = carousel
        self._levels = levels
        self._luck = luck
        self._presses = Agenda(game.players)
        self.at = 0

    def stepped(self, t: int) -> None:
        """The next animals can be seen from ticks `t` on."""
        self._look(0, self._game.duel_a, t)
        self._look(1, self._game.duel_b, t)

    def _look(self, side: int, player: int, t: int) -> None:
        level = self._levels[player]
        presses = self._presses
        if presses.has(player) and ticks_diff(presses.when(player), t) > _COMMITTED_US:
            presses.drop(player)  # too late: another animal is there
        if level and not presses.has(player) and self._presses_now(side, level):
            presses.set(player, ticks_add(t, search_us(level, self._luck)))

    def _presses_now(self, side: int, level: int) -> bool:
        if not self._carousel.is_open(side, self._carousel.step):
            return False
        if self._carousel.is_target(side):
            return notices(level, self._luck)
        return slips(level, self._luck, _STEP_MS)

    def stop(self) -> None:
        """The duel is over."""
        self._presses.clear()

    def waiting(self) -> int:
        """The bot that presses next, at ticks `at`; -1 for none."""
        player = self._presses.first()
        self.at = self._presses.at
        return player

    def act(self, player: int, t: int) -> None:
        """A bot's hand comes down."""
        self._presses.drop(player)
        self._carousel.press(t, player, True)

    def shift(self, us: int) -> None:
        """Time stood still for `us` microseconds."""
        self._presses.shift(us)
