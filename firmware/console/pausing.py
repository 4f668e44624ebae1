"""Pauses: the menu while the clock stands still, and the question whether anybody wants one."""

from console.bots.reaction import LEVELS
from console.choosing import Choosing
from console.interlude import Interlude
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from console.app import Console
    from console.scenes.play import Play

_ASK_US = const(1_800_000)
_PICTURE = const(3)  # PAUSE of console.screens.notice


def ask(play: "Play", now: int) -> Interlude:
    """For a board without a menu button: a moment in which a hold is no call, but a pause."""
    screen = play.console.stage.open("notice", "Notice")
    screen.update(_PICTURE, play.say["ask"], "", play.say["ask.text"], "")
    return Interlude(play.console.board.seats, now, _ASK_US)


class Pause(Choosing):
    """Go on, let a bot take over for whoever holds the button, or end the game."""

    pause = False

    def __init__(self, console: "Console", replaced: "Callable[[], None]") -> None:
        """replaced: called when a bot has taken over."""
        super().__init__(console, "pause", ["on", "bot", "end"])
        self._replaced = replaced
        self._done = False

    def take(self, item: str, seat: int) -> None:
        if item == "on":
            self._done = True
        elif item == "end":
            self._end()
        else:
            self._replace(self.console.party.player_at(seat))

    def is_done(self, now: int) -> bool:
        """Whether play goes on."""
        return self._done

    def _end(self) -> None:
        from console import sitting

        sitting.forget(self.console)
        self.console.go("title")

    def _replace(self, player: int) -> None:
        if player < 0:
            return
        console = self.console
        console.party.replace(player, LEVELS.index(console.settings["level"]))
        from console import sitting

        sitting.keep(console, console.journal.name)
        self._replaced()
        self._done = True
