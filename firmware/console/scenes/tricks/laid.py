"""A card has been laid; for a short while its player may slap their button for "Snap!" (6.6).

Nothing asks for it. The card goes to the rules core when the slap has come, or once the horizon of
the presses has passed the last moment for it.
"""

from console import tunes
from console.bots.reaction import COURT, notices, reaction_us
from console.scenes.tricks.step import Step
from console.ticks import ticks_add, ticks_diff
from snap.const import const
from snap.events import PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.tricks.public import Public

SLAP_US = const(1_500_000)
_SOON_US = const(2000)
_UNSLAPPED_US = const(800_000)  # how long a bot's card lies that it will not slap for


class Laid(Step):
    """A person's card, laid at ticks `t`."""

    may_pause = False

    def __init__(self, scene: "Public", player: int, card: int, t: int) -> None:
        self._scene = scene
        self._player = player
        self._seat = scene.console.party.seats[player]
        self._card = card
        self._t = t
        self._last = ticks_add(t, SLAP_US)
        scene.lay(player, card)
        scene.play(tunes.TURN)

    def press(self, t: int, seat: int, down: bool) -> None:
        self.until(t)
        if down and seat == self._seat and not self.done:
            self.settle(True)

    def until(self, horizon: int) -> None:
        if not self.done and ticks_diff(horizon, self._last) > 0:
            self.settle(False)

    def deadline(self, now: int) -> int:
        return self._last if ticks_diff(self._last, now) > 0 else ticks_add(now, _SOON_US)

    def settle(self, snap: bool) -> None:
        """Play the card, with the call or without it."""
        self.done = True
        scene = self._scene
        said = scene.ledger.apply(self._t, PLAY, self._player, self._card, int(snap))
        scene.heard(said, snap)


class BotLaid(Laid):
    """A bot's card: where a slap wins, it slaps as fast as it can."""

    def __init__(self, scene: "Public", player: int, card: int) -> None:
        now = scene.console.board.now()
        luck, level = scene.console.deal.luck, scene.console.party.levels[player]
        led = scene.game.led
        self._slaps = led >= 0 and led >> 2 == card >> 2 and notices(level, luck)
        super().__init__(scene, player, card, now)
        wait = _UNSLAPPED_US
        if self._slaps:
            wait = reaction_us(level, luck, COURT >> (card >> 2) & 1 != 0)
            self._slaps = wait <= SLAP_US
        self._last = ticks_add(now, min(wait, SLAP_US))

    def press(self, t: int, seat: int, down: bool) -> None:
        self.until(t)

    def until(self, horizon: int) -> None:
        if not self.done and ticks_diff(horizon, self._last) >= 0:
            self.settle(self._slaps)
