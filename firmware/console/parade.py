"""The animals that come past in a duel (5.7): for each duellist a row, both in step.

Each row has ROW animals, all different, the opponent's among them; both opponents' come at the
same step, which is drawn afresh for each row.
"""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from console.luck import Luck

ROW = const(6)
_ANIMALS = const(12)


class Parade:
    """rows[0] and rows[1]: what comes past the duellist found first, and the other."""

    def __init__(self, luck: "Luck") -> None:
        self._luck = luck
        self.rows = (bytearray(ROW), bytearray(ROW))

    def draw(self, targets: "Sequence[int]") -> None:
        """Draw the next rows, so that each duellist's target comes at one step in both."""
        self._luck.refill()
        at = self._luck.below(ROW)
        for side in range(2):
            self._fill(self.rows[side], targets[side])
            self.rows[side][0], self.rows[side][at] = self.rows[side][at], self.rows[side][0]

    def _fill(self, row: bytearray, target: int) -> None:
        """The target first, then others in an order drawn by exchanges."""
        others = bytearray([i for i in range(_ANIMALS) if i != target])
        row[0] = target
        for i in range(ROW - 1):
            k = i + self._luck.below(len(others) - i)
            others[i], others[k] = others[k], others[i]
            row[i + 1] = others[i]
