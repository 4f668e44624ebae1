"""Modules in packs: one file a folder instead of one a module, since flash goes by blocks of 4 KB.

A pack is b"SNP1", the length of the names (u16, little-endian), the names, a newline before and
after each, then for each the place of its .mpy in the file (u32), then these. `console.ui.pack`
holds the modules of `console/ui`.
"""

import os
import sys

import vfs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_HEAD = 6
_NOTHING = OSError(2)  # ENOENT; made beforehand: a call could be interrupted
_FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class Packs:
    """The packs of a folder as a file system for `import`: it is asked for `stat` and `open`."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._interrupted = False
        self._names: "dict[str, bytes]" = {}  # by folder, as /console/ui
        for name in os.listdir(folder):
            if name.endswith(".pack"):
                with open(folder + "/" + name, "rb") as file:
                    head = file.read(_HEAD)
                    self._names["/" + name[:-5].replace(".", "/")] = file.read(_length(head))

    def mount(self, readonly: bool, mkfs: bool) -> None:
        """Nothing is to be prepared."""

    def umount(self) -> None:
        """Nothing is to be written."""

    def stat(self, path: str) -> "tuple[int, ...]":
        """What a path is; OSError where it is nothing.

        `import` takes whatever is raised here for "no such file", so Ctrl-C is put off to `open`.
        It can come at every call and jump; between the last two lines there is none.
        """
        interrupted = self._interrupted
        try:
            kind = self._kind(path)
            if kind:
                return kind
            self._interrupted = True  # if it comes from here on
        except KeyboardInterrupt:
            self._interrupted = interrupted = True
            kind = self._kind(path)
            if kind:
                return kind
        self._interrupted = interrupted
        raise _NOTHING

    def open(self, path: str, mode: str) -> "BinaryIO":
        """The pack, at where the module begins: `import` reads no further than its end."""
        if self._interrupted:
            self._interrupted = False
            raise KeyboardInterrupt
        number = self._number(path)
        folder = path.rpartition("/")[0]
        name = self._folder + "/" + folder[1:].replace("/", ".") + ".pack"
        file = open(name, "rb")  # noqa: SIM115
        file.seek(_HEAD + len(self._names[folder]) + 4 * number)
        file.seek(int.from_bytes(file.read(4), "little"))
        return file  # type: ignore[no-any-return]

    def _kind(self, path: str) -> "tuple[int, ...] | None":
        if path in self._names:
            return _FOLDER
        return _FILE if self._number(path) >= 0 else None

    def _number(self, path: str) -> int:
        """Which module of its pack it is; -1 where it is none."""
        folder, _, name = path.rpartition("/")
        names = self._names.get(folder, b"")
        at = names.find(b"\n" + name[:-4].encode() + b"\n")
        if at < 0 or name[-4:] != ".mpy":
            return -1
        return names.count(b"\n", 0, at)


def _length(head: bytes) -> int:
    if head[:4] != b"SNP1":
        raise ValueError("not a pack: flash again")
    return head[4] | head[5] << 8


def mount(folder: str, at: str) -> None:
    """Let `import` find the modules in the packs of a folder."""
    vfs.mount(Packs(folder), at)
    sys.path.insert(0, at)
