"""When the console turns the next card: a pace, with jitter so that nobody can beat the beat."""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.luck import Luck

PACES = ("slow", "normal", "fast", "rising")
_MEAN_MS = (2600, 1800, 1100, 2600)
_RISING = const(3)
_RISE_MS = const(20)  # what a rising pace takes off at each turn
_SHORTEST_MS = const(850)
# A wait lies evenly between 70 % and 130 % of the mean.
_LEAST = const(70)
_SPREAD = const(60)


class Pace:
    """The waits between cards; `hurried`: as short as they come, whatever was chosen."""

    def __init__(self, name: str, luck: "Luck") -> None:
        """name: one of PACES."""
        self._kind = PACES.index(name)
        self._luck = luck
        self.hurried = False

    def mean_ms(self, turn: int) -> int:
        """Milliseconds between cards on the average, at turn 0, 1, ..."""
        if self.hurried:
            return _SHORTEST_MS
        mean = _MEAN_MS[self._kind]
        if self._kind != _RISING:
            return mean
        return max(_SHORTEST_MS, mean - _RISE_MS * turn)

    def wait_us(self, turn: int) -> int:
        """Microseconds until the next card, drawn afresh at each call."""
        mean = self.mean_ms(turn)
        spread = self._luck.below(mean * _SPREAD // 100)
        return (mean * _LEAST // 100 + spread) * 1000 + self._luck.below(1000)
