"""Blobs that outlive a cut of power and a bad flash: sealed, and in two generations.

A blob NAME lies in NAME.0 and NAME.1, written by turns; the newer one counts. Each is a line
`snap-save VERSION GENERATION LENGTH CHECKSUM` and the data; the checksum, a CRC-32 in hexadecimal,
covers both. The first consoles kept bare data in NAME.json: version 0, which is still read.
"""

import binascii
import json

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.troubles import Troubles
    from hal.contract import Store

TABLE = "table"  # the blob of console.sitting: there is a table to go on with

_VERSION = const(1)
_LONGEST = const(64)  # bytes of a first line
_WORDS = const(5)
_NONE = (-1, None)


def seal(data: bytes, generation: int) -> bytes:
    """What is written for data; generations count from 0."""
    line = f"snap-save {_VERSION} {generation} {len(data)} ".encode()
    checksum = binascii.crc32(data, binascii.crc32(line)) & 0xFFFFFFFF
    return line + f"{checksum:08x}\n".encode() + data


def unseal(blob: bytes) -> "tuple[int, bytes]":
    """Generation and data; ValueError where it is torn, foreign or of a version to come."""
    end = blob.find(b"\n", 0, _LONGEST)
    words = blob[: max(0, end)].split(b" ")
    if len(words) == _WORDS and words[2].isdigit():
        generation, data = int(words[2]), blob[end + 1 :]
        if seal(data, generation) == blob:
            return generation, data
    raise ValueError("not a save")


class Vault:
    """A store that fails or holds rubbish costs what was in it, not the game; `troubles` hears."""

    def __init__(self, store: "Store", troubles: "Troubles") -> None:
        self._store = store
        self._troubles = troubles

    def load(self, name: str) -> "bytes | None":
        """The newest good generation, or None. Bad ones are set aside, as NAME.aside."""
        found = self._newest(name)[1]
        return self._blob(name + ".json") if found is None else found

    def read(self, name: str) -> "Any":
        """What the newest good generation says as JSON; None where it says nothing."""
        try:
            return json.loads(self.load(name) or b"null")
        except (ValueError, RuntimeError, MemoryError):  # no JSON, nested too deeply, too large
            return None

    def save(self, name: str, data: bytes) -> None:
        """Replace the older generation."""
        generation = self._newest(name)[0] + 1
        try:
            self._store.save(_slot(name, generation), seal(data, generation))
            self._store.remove(name + ".json")
        except OSError as error:
            self._troubles.store_failed(error)

    def remove(self, name: str) -> None:
        """Forget both generations, the older one first: it must not come back."""
        newest = max(0, self._newest(name)[0])
        try:
            self._store.remove(_slot(name, newest + 1))
            self._store.remove(_slot(name, newest))
        except OSError as error:
            self._troubles.store_failed(error)

    def set_aside(self, name: str, aside: str) -> None:
        """Give what cannot be used another name, and say so; nothing where it is not there."""
        try:
            if name in self._store.names():
                self._store.rename(name, aside)
                self._troubles.tell("aside", name, aside)
        except OSError as error:
            self._troubles.store_failed(error)

    def _newest(self, name: str) -> "tuple[int, bytes | None]":
        first, second = self._generation(name, 0), self._generation(name, 1)
        return first if first[0] > second[0] else second

    def _generation(self, name: str, slot: int) -> "tuple[int, bytes | None]":
        blob = self._blob(_slot(name, slot))
        if blob is None:
            return _NONE
        try:
            return unseal(blob)
        except ValueError:
            self.set_aside(_slot(name, slot), name + ".aside")
            return _NONE

    def _blob(self, name: str) -> "bytes | None":
        try:
            return self._store.load(name)
        except MemoryError:  # none of ours is that large
            self.set_aside(name, name + ".aside")
            return None
        except OSError as error:
            self._troubles.store_failed(error)
            return None


def _slot(name: str, generation: int) -> str:
    return name + "." + str(generation & 1)
