"""Sound and light for what the table hears. Nothing sounds before the card can be seen."""

from console import tunes
from console.lights import QUICK, SLOW, STEADY
from snap.const import const
from snap.said import AWARD, DISPUTE, END, FALSE_CALL, OUT, TURNED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.finish import Finish
    from snap.said import Said

_FLASH_US = const(1_500_000)
_WIN_US = const(4_000_000)


class Signals:
    """Tunes, and the lamps of whom it concerns."""

    def __init__(self, console: "Console", finish: "Finish") -> None:
        self._console = console
        self._finish = finish

    def heard(self, said: "Said", next_player: int) -> None:
        """The table has heard this; the turn is now `next_player`'s, or nobody's (-1)."""
        for i in range(said.n):
            self._tell(said.what[i], said.p[i], said.a[i])
        self._console.lights.glow(self._seats(1 << next_player if next_player >= 0 else 0))

    def _tell(self, what: int, p: int, a: int) -> None:
        if what == TURNED:
            self._play(tunes.TURN)
        elif what == AWARD:
            self._signal(tunes.SNAP, 1 << p, STEADY, _FLASH_US)
        elif what == DISPUTE:
            self._signal(tunes.TIE, self._finish.callers, SLOW, _FLASH_US)
        elif what == FALSE_CALL:
            self._signal(tunes.FALSE_CALL, 1 << p, QUICK, _FLASH_US)
        elif what == OUT:
            self._play(tunes.OUT)
        elif what == END:
            self._signal(tunes.WIN, 1 << p if p >= 0 else a, SLOW, _WIN_US)

    def _signal(self, tune: bytes, players: int, half: int, length: int) -> None:
        self._play(tune)
        self._console.lights.flash(self._seats(players), half, length, self._console.board.now())

    def _play(self, tune: bytes) -> None:
        self._console.sound.play(tune, self._console.board.now())

    def _seats(self, players: int) -> int:
        return self._console.party.mask(players)
