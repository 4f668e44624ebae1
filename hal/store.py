"""Named blobs as files in one folder: littlefs on the device, any file system elsewhere."""

import os

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

_NEW = ".new"
_PIECE = const(512)


class FileStore:
    """The store of the contract in `folder`, which is made where there is none.

    A name is a file name without a slash. Every call may raise OSError, but not the first: a
    console whose flash fails plays on, and says so.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        try:
            os.mkdir(folder)
        except OSError:
            self._sweep()  # there already, or it cannot be used

    def _sweep(self) -> None:
        """Remove what a save that was cut short has left."""
        try:
            for name in os.listdir(self._folder):
                if name.endswith(_NEW):
                    os.remove(self._path(name))
        except OSError:
            pass  # whoever saves is told

    def load(self, name: str) -> "bytes | None":
        """The whole blob, or None where there is none of that name."""
        if name not in self.names():
            return None
        with self.open(name) as file:
            return file.read()

    def open(self, name: str) -> "BinaryIO":
        """A blob, opened for reading; OSError where there is none of that name."""
        file: "BinaryIO" = open(self._path(name), "rb")  # noqa: SIM115 (the caller closes it)
        return file

    def save(self, name: str, data: bytes) -> None:
        """Replace a blob: a new file, flushed, then renamed, which littlefs does at one stroke."""
        with open(self._path(name + _NEW), "wb") as file:
            file.write(data)
            self.flush(file)
        self.rename(name + _NEW, name)

    def append(self, name: str, data: bytes) -> None:
        """Add to the end of a blob, which is made where there is none."""
        if name not in self.names():
            self.save(name, data)  # a file that is opened is there at once, and empty
            return
        with open(self._path(name), "ab") as file:
            file.write(data)
            self.flush(file)

    def truncate(self, name: str, size: int) -> None:
        """Keep only the first `size` bytes of a blob; MicroPython cannot shorten a file."""
        with self.open(name) as old, open(self._path(name + _NEW), "wb") as new:
            for at in range(0, size, _PIECE):
                new.write(old.read(min(_PIECE, size - at)))
            self.flush(new)
        self.rename(name + _NEW, name)

    def rename(self, old: str, new: str) -> None:
        """Give a blob another name; one that had that name goes."""
        os.rename(self._path(old), self._path(new))

    def remove(self, name: str) -> None:
        """Remove a blob; nothing happens where there is none."""
        if name in self.names():
            os.remove(self._path(name))

    def names(self) -> "list[str]":
        """The names of all blobs, sorted; a save that was cut short is none."""
        return sorted(name for name in os.listdir(self._folder) if not name.endswith(_NEW))

    def flush(self, file: "Any") -> None:
        """See that what was written to a file is kept; littlefs writes it to the flash."""
        file.flush()

    def _path(self, name: str) -> str:
        return self._folder + "/" + name
