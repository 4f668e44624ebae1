"""The records of the house: the best that anybody has ever done here, with their names."""

import json

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.vault import Vault

FASTEST = "fastest"  # microseconds of a hand
SNAPS = "snaps"  # in one game
POOLS = "pools"  # in one game
KINDS = (FASTEST, SNAPS, POOLS)
_BLOB = "house"
_MOST = const(10_000_000)
_LONGEST = const(12)  # letters


class House:
    """`best(kind)`: (how much, who), or None where nobody has done it yet."""

    def __init__(self, vault: "Vault") -> None:
        self._vault = vault
        self._best: "dict[str, tuple[int, str]]" = {}
        self._load()

    def best(self, kind: str) -> "tuple[int, str] | None":
        """The record of one of KINDS."""
        return self._best.get(kind)

    def offer(self, kind: str, amount: int, name: str) -> None:
        """Somebody has done this; whoever was there first keeps an equal record."""
        best = self._best.get(kind)
        if best is None or (amount < best[0] if kind == FASTEST else amount > best[0]):
            self._best[kind] = (amount, name)

    def save(self) -> None:
        """Keep them."""
        self._vault.save(_BLOB, json.dumps(self._best).encode())

    def _load(self) -> None:
        kept = self._vault.read(_BLOB)
        for kind in KINDS:
            best = kept.get(kind) if isinstance(kept, dict) else None
            if isinstance(best, list) and len(best) == 2 and _can_be(best[0], best[1]):
                self._best[kind] = (best[0], best[1])


def _can_be(amount: object, name: object) -> bool:
    """Whether a file from anywhere names a record that can be shown."""
    if not isinstance(amount, int) or not isinstance(name, str):
        return False
    return 0 < amount < _MOST and len(name) <= _LONGEST
