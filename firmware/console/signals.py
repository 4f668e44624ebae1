"""Sound and light for what the table hears. Nothing sounds before the card can be seen."""

from console import tunes
from console.lights import QUICK, SLOW, STEADY
from snap.const import const
from snap.said import AWARD, DISPUTE, DUEL, DUEL_OVER, END, FALSE_CALL, OUT, TURNED, WRONG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.finish import Finish
    from snap.said import Said

_TUNES = {
    TURNED: tunes.TURN,
    AWARD: tunes.SNAP,
    DISPUTE: tunes.TIE,
    FALSE_CALL: tunes.FALSE_CALL,
    OUT: tunes.OUT,
    DUEL: tunes.DUEL,
    DUEL_OVER: tunes.TIE,
    WRONG: tunes.NO,
    END: tunes.WIN,
}
_FLASH_US = const(1_500_000)
_WIN_US = const(4_000_000)


class Signals:
    """Tunes, and the lamps of whom it concerns."""

    def __init__(self, console: "Console", finish: "Finish") -> None:
        self._console = console
        self._finish = finish

    def heard(self, said: "Said", lit: int) -> None:
        """The table has heard this; from now on the lamps of a bit mask of players glow."""
        for i in range(said.n):
            self._tell(said.what[i], said.p[i], said.a[i])
        self._console.lights.glow(self._seats(lit))

    def _tell(self, what: int, p: int, a: int) -> None:
        tune = _TUNES.get(what)
        if what == DUEL_OVER and p >= 0:
            tune = None  # the animal that was named is heard instead
        if tune is not None:
            self._console.sound.play(tune, self._console.board.now())
        if what == AWARD or (what == DUEL_OVER and p >= 0):
            self._flash(1 << p, STEADY, _FLASH_US)
        elif what == DISPUTE:
            self._flash(self._finish.callers(p), SLOW, _FLASH_US)
        elif what == FALSE_CALL:
            self._flash(1 << p, QUICK, _FLASH_US)
        elif what == END:
            self._flash(1 << p if p >= 0 else a, SLOW, _WIN_US)

    def _flash(self, players: int, half: int, length: int) -> None:
        self._console.lights.flash(self._seats(players), half, length, self._console.board.now())

    def _seats(self, players: int) -> int:
        return self._console.party.mask(players)
