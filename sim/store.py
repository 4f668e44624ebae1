"""Where the desktop board keeps what survives power-off: a folder, or memory alone."""

import os
from pathlib import Path


class FolderStore:
    """A blob a file."""

    def __init__(self, folder: Path) -> None:
        """OSError where the folder cannot be made."""
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def load(self, name: str) -> bytes | None:
        try:
            return self._path(name).read_bytes()
        except FileNotFoundError:
            return None

    def save(self, name: str, data: bytes) -> None:
        fresh = self._folder / (name + ".new")
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._path(name))

    def append(self, name: str, data: bytes) -> None:
        with self._path(name).open("ab") as file:
            file.write(data)

    def remove(self, name: str) -> None:
        self._path(name).unlink(missing_ok=True)

    def names(self) -> list[str]:
        return sorted(path.name for path in self._folder.iterdir() if path.suffix != ".new")

    def _path(self, name: str) -> Path:
        return self._folder / name


class MemoryStore:
    """Forgets at the end; what a script plays must not depend on what was played before."""

    def __init__(self) -> None:
        self._blobs: dict[str, bytes] = {}

    def load(self, name: str) -> bytes | None:
        return self._blobs.get(name)

    def save(self, name: str, data: bytes) -> None:
        self._blobs[name] = bytes(data)

    def append(self, name: str, data: bytes) -> None:
        self._blobs[name] = self._blobs.get(name, b"") + bytes(data)

    def remove(self, name: str) -> None:
        self._blobs.pop(name, None)

    def names(self) -> list[str]:
        return sorted(self._blobs)
