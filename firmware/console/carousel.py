"""A duel on the buttons (5.7): animals come past one by one; press at the other's.

A press is judged by what could be seen at its own time, like a call. A wrong one closes that
duellist's button for the next two animals, and so does one while it is closed: whoever presses
at random has a closed button.

A source of the croupier's, whose presses the bots' come after.
"""

from array import array

from console.parade import ROW, Parade
from console.ticks import MASK, ticks_add, ticks_diff
from snap.const import const
from snap.events import NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.croupier import Croupier
    from console.luck import Luck
    from snap.menagerie import Menagerie

STEP_US = const(1_150_000)
_SPREAD_MS = const(200)
_CLOSED = const(3)  # steps from a wrong one until the button is open again
_SEEN = const(4)  # steps that are kept: a press is confirmed within milliseconds


class Carousel:
    """running   whether a duel is on and animals come past
    step         how many have come, less 1; -1 before the first
    next_at      ticks at which the next one comes
    """

    def __init__(self, croupier: "Croupier", game: "Menagerie", luck: "Luck") -> None:
        self._croupier = croupier
        self._game = game
        self._luck = luck
        self._parade = Parade(luck)
        self._shown = array("i", [0] * _SEEN)  # ticks, by step modulo _SEEN
        self._animals = bytearray(2 * _SEEN)
        self._open_from = array("h", [0, 0])  # the step from which each side's button counts
        self.running = False
        self.step = -1
        self.next_at = 0

    def begin(self, t: int) -> None:
        """A new duel; its first animals come at ticks `t`."""
        self.running = True
        self.step = -1
        self.next_at = t
        self._open_from[0] = self._open_from[1] = 0

    def stop(self) -> None:
        """The duel is over."""
        self.running = False

    def target(self, side: int) -> int:
        """The animal that a side has to press at: the other's."""
        game = self._game
        return game.animals[game.duel_a if side else game.duel_b]

    def go_on(self) -> None:
        """Take the next step; `shown` follows when it can be seen."""
        step = self.step + 1
        if step % ROW == 0:
            self._parade.draw((self.target(0), self.target(1)))
        for side in range(2):
            self._animals[2 * (step % _SEEN) + side] = self._parade.rows[side][step % ROW]

    def coming(self, side: int) -> int:
        """The animal of the step that `go_on` has taken."""
        return self._parade.rows[side][(self.step + 1) % ROW]

    def shown(self, t: int) -> None:
        """The step can be seen from ticks `t` on."""
        self.step += 1
        self._shown[self.step % _SEEN] = t
        wait = STEP_US + self._luck.below(_SPREAD_MS) * 1000
        self.next_at = ticks_add(t, wait)

    def side_of(self, player: int) -> int:
        """0 or 1 for a duellist, -1 for anybody else."""
        if player == self._game.duel_a:
            return 0
        return 1 if player == self._game.duel_b else -1

    def is_open(self, side: int, step: int) -> bool:
        """Whether a side's button counts at a step."""
        return step >= self._open_from[side]

    def is_target(self, side: int) -> bool:
        """Whether the animal that is seen now is the one to press at."""
        return self._animals[2 * (self.step % _SEEN) + side] == self.target(side)

    def press(self, t: int, player: int, down: bool) -> None:
        """An edge of a player's button at ticks `t`."""
        side = self.side_of(player)
        step = self._step_at(t)
        if down and self.running and side >= 0 and step >= 0:
            self._judge(t, player, side, step)

    def _judge(self, t: int, player: int, side: int, step: int) -> None:
        animal = self._animals[2 * (step % _SEEN) + side]
        is_open = self.is_open(side, step)
        if animal != self.target(side):
            self._open_from[side] = step + _CLOSED
        if is_open:
            self._croupier.act(t, NAME, player, animal)

    def _step_at(self, t: int) -> int:
        """The step that could be seen at ticks `t`; -1 before the first."""
        for step in range(self.step, max(-1, self.step - _SEEN), -1):
            if ticks_diff(t, self._shown[step % _SEEN]) >= 0:
                return step
        return -1

    # As a source it only lets paused time pass.

    at = 0

    def waiting(self) -> int:
        """Nobody acts by themselves."""
        return -1

    def shift(self, us: int) -> None:
        """Time stood still for `us` microseconds."""
        self.next_at = (self.next_at + us) & MASK
        for i in range(_SEEN):
            self._shown[i] = (self._shown[i] + us) & MASK
