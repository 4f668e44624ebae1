"""What a button does in play: it calls; for whoever has to name a pair, it names (2.6).

A source of the croupier's: a held call completes by itself.
"""

from snap.events import AUTO, CALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.croupier import Croupier
    from console.gestures import Tap
    from console.naming import Naming


class Hands:
    """The buttons of all players in the classic and the central game."""

    def __init__(self, croupier: "Croupier", gesture: "Tap", naming: "Naming") -> None:
        self._croupier = croupier
        self._gesture = gesture
        self._naming = naming
        self.at = 0

    def press(self, t: int, player: int, down: bool) -> None:
        """An edge of a player's button at ticks `t`."""
        self._gesture.forget(t)
        if self._naming.press(t, player, down):
            return
        if self._gesture.press(t, player, down):
            self._croupier.act(t, CALL, player, AUTO)

    def waiting(self) -> int:
        """The player whose call completes next by itself, at ticks `at`; -1 for nobody."""
        player = self._gesture.waiting()
        self.at = self._gesture.at
        return player

    def act(self, player: int, t: int) -> None:
        """A held call is complete."""
        self._gesture.take(player)
        self._croupier.act(t, CALL, player, AUTO)

    def shift(self, us: int) -> None:
        """Time stood still: no gesture spans a pause."""
        self._gesture.reset()
