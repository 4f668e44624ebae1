"""The pools in the middle of the table: oldest first, each with a number never used again."""

from snap.packets import POOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.packets import Packets


class Pools:
    """Pool i, from 0 the oldest, lies in slot POOLS + i."""

    def __init__(self, packets: "Packets") -> None:
        self._packets = packets
        self._born = 0
        self.count = 0
        self.numbers = [0] * 52

    def open(self) -> int:
        """Begin a new, empty pool; its slot."""
        i = self.count
        self.numbers[i] = self._born
        self._born += 1
        self.count = i + 1
        return POOLS + i

    def close(self, i: int) -> None:
        """Pool i is empty and gone."""
        self.count -= 1
        for j in range(i, self.count):
            self.numbers[j] = self.numbers[j + 1]
            self._packets.rename(POOLS + j + 1, POOLS + j)

    def find(self, number: int) -> int:
        """Which pool has this number; -1 where none has."""
        for i in range(self.count):
            if self.numbers[i] == number:
                return i
        return -1
