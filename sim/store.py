"""Where the desktop board keeps what survives power-off: a folder, or memory alone."""

import io
import os
from pathlib import Path
from typing import BinaryIO

from hal.store import FileStore


class FolderStore(FileStore):
    """A blob a file."""

    def __init__(self, folder: Path) -> None:
        """OSError where the folder cannot be made."""
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(str(folder))
        self.names()

    def rename(self, old: str, new: str) -> None:
        os.replace(self._path(old), self._path(new))  # Windows renames onto nothing

    def flush(self, file: BinaryIO) -> None:
        file.flush()
        os.fsync(file.fileno())


class MemoryStore:
    """Forgets at the end; what a script plays must not depend on what was played before."""

    def __init__(self) -> None:
        self.blobs: dict[str, bytes] = {}

    def load(self, name: str) -> bytes | None:
        return self.blobs.get(name)

    def open(self, name: str) -> BinaryIO:
        if name not in self.blobs:
            raise FileNotFoundError(name)
        return io.BytesIO(self.blobs[name])

    def save(self, name: str, data: bytes) -> None:
        self.blobs[name] = bytes(data)

    def append(self, name: str, data: bytes) -> None:
        self.blobs[name] = self.blobs.get(name, b"") + bytes(data)

    def truncate(self, name: str, size: int) -> None:
        self.blobs[name] = self.blobs[name][:size]

    def rename(self, old: str, new: str) -> None:
        with self.open(old) as blob:
            self.blobs[new] = blob.read()
        del self.blobs[old]

    def remove(self, name: str) -> None:
        self.blobs.pop(name, None)

    def names(self) -> list[str]:
        return sorted(self.blobs)
