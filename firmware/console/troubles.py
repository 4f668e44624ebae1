"""What went wrong and has to be said: on USB at once, on the screen at the next quiet time."""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from hal.contract import Board

_ENOSPC = const(28)
_MOST = const(6)
_FAULT = const(8)  # a picture of console.screens.notice


class Troubles:
    """A short queue of texts from the section `trouble`."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._waiting: "list[tuple[str, tuple[str, ...]]]" = []
        self._store_told = False

    def tell(self, key: str, *values: str) -> None:
        """Put a text in line, `values` in its gaps."""
        self._board.log("trouble: " + " ".join((key,) + values))
        if len(self._waiting) < _MOST:
            self._waiting.append((key, values))

    def store_failed(self, error: OSError) -> None:
        """The store is full, or does not work; said once, for every save would say it again."""
        if not self._store_told:
            self._store_told = True
            self.tell("full" if error.errno == _ENOSPC else "worn")

    def waiting(self) -> bool:
        """Whether there is something to show."""
        return bool(self._waiting)

    def show(self, console: "Console") -> None:
        """Show the first in line."""
        key, values = self._waiting.pop(0)
        say = console.texts.section("trouble")
        screen = console.stage.open("notice", "Notice")
        screen.update(_FAULT, say["head"], "", say.fill(key, *values), say["hint"])
