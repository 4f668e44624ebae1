"""What is going on: a scene takes the presses and the time; its picture is a screen's."""

from console.ticks import ticks_add
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

_IDLE_US = const(500_000)


class Scene:
    """A scene that does nothing. `console.go(NAME)` ends it."""

    def __init__(self, console: "Console") -> None:
        self.console = console

    def lively(self) -> bool:
        """Whether things happen though nobody presses: then the console does not go to sleep."""
        return False

    def calm(self) -> bool:
        """Whether a few milliseconds and some garbage matter to nobody now."""
        return True

    def press(self, t: int, seat: int, down: bool) -> None:
        """An edge of a seat's button at ticks `t`; in the order of time."""

    def menu(self, now: int) -> None:
        """The menu button was pressed."""

    def until(self, horizon: int) -> None:
        """No press from before ticks `horizon` can come any more."""

    def advance(self, now: int) -> None:
        """Do what is due at ticks `now`."""

    def deadline(self, now: int) -> int:
        """Ticks at which `advance` has something to do next."""
        return ticks_add(now, _IDLE_US)
