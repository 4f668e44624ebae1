"""Named blobs as files in one folder: littlefs on the device, any file system elsewhere."""

import os

_NEW = ".new"


class FileStore:
    """The store of the contract in `folder`, which is made where there is none.

    A name is a file name without a slash. Every call may raise OSError.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        try:
            os.mkdir(folder)
        except OSError:
            os.listdir(folder)  # there already, or it cannot be used

    def load(self, name: str) -> "bytes | None":
        """The whole blob, or None where there is none of that name."""
        if name not in self.names():
            return None
        with open(self._path(name), "rb") as file:
            data: bytes = file.read()
            return data

    def save(self, name: str, data: bytes) -> None:
        """Replace a blob: a new file, flushed, then renamed, which littlefs does at one stroke."""
        with open(self._path(name + _NEW), "wb") as file:
            file.write(data)
            file.flush()
        os.rename(self._path(name + _NEW), self._path(name))

    def append(self, name: str, data: bytes) -> None:
        """Add to the end of a blob, which is made where there is none."""
        with open(self._path(name), "ab") as file:
            file.write(data)
            file.flush()

    def remove(self, name: str) -> None:
        """Remove a blob; nothing happens where there is none."""
        if name in self.names():
            os.remove(self._path(name))

    def names(self) -> "list[str]":
        """The names of all blobs, sorted; a save that was cut short is none."""
        return sorted(name for name in os.listdir(self._folder) if not name.endswith(_NEW))

    def _path(self, name: str) -> str:
        return self._folder + "/" + name
