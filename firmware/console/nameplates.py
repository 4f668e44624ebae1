"""What the people at the seats are called: short names, kept in the store."""

import json

from console.ui.glyphs import MISSING
from console.ui.wrap import tile_of
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.vault import Vault

LONGEST = const(6)  # letters
_SEATS = const(8)
_BLOB = "names"


class Nameplates:
    """`plates[seat]`: a name, or "". What is kept but cannot be a name is left out."""

    def __init__(self, vault: "Vault") -> None:
        self._vault = vault
        self._names = [""] * _SEATS
        self._load()

    def __getitem__(self, seat: int) -> str:
        return self._names[seat]

    def rename(self, seat: int, name: str) -> None:
        """Give a seat a name; "" takes it away."""
        self._names[seat] = name

    def clear(self) -> None:
        """Take all names away."""
        self._names = [""] * _SEATS

    def save(self) -> None:
        """Keep them."""
        self._vault.save(_BLOB, json.dumps(self._names).encode())

    def _load(self) -> None:
        names = self._vault.read(_BLOB)
        if isinstance(names, list):
            for seat, name in enumerate(names[:_SEATS]):
                if _is_name(name):
                    self._names[seat] = name


def _is_name(name: object) -> bool:
    if not isinstance(name, str) or len(name) > LONGEST:
        return False
    return all(tile_of(char) != MISSING and char != " " for char in name)
