"""A flash that remembers every operation on it, and the real littlefs on it as MicroPython's `os`.

`hal.store` runs unchanged on it: `Mounted` takes the place of its `os` and `open`.
"""

import errno
from collections import Counter

from littlefs import LittleFS
from littlefs.context import UserContext
from littlefs.errors import LittleFSError

import hal.store
from hal.store import FileStore

BLOCK = 4096
BLOCK_CYCLES = 100  # erases after which littlefs moves a folder
_IO = -5
_CORRUPT = -84
SYNC = "sync"


class Flash(UserContext):
    """`log`: what was done, in order: (what, block, offset, data).

    `worn`: blocks that do not keep what is written; `dead`: nothing can be written at all.
    """

    def __init__(self, blocks=64, image=None):
        super().__init__(buffer=bytearray(image) if image else bytearray(b"\xff") * blocks * BLOCK)
        self.log = []
        self.erased = Counter()
        self.worn = set()
        self.dead = False

    def prog(self, cfg, block, off, data):
        self.log.append(("program", block, off, bytes(data)))
        return self._failure(block) or super().prog(cfg, block, off, data)

    def erase(self, cfg, block):
        self.log.append(("erase", block, 0, b"\xff" * BLOCK))
        self.erased[block] += 1
        return self._failure(block) or super().erase(cfg, block)

    def _failure(self, block):
        return _IO if self.dead else _CORRUPT if block in self.worn else 0

    def sync(self, cfg):
        self.log.append((SYNC, 0, 0, b""))
        return 0


class Mounted:
    """littlefs with the figures of MicroPython's rp2 port, behind the functions of `os`."""

    def __init__(self, flash):
        self.flash = flash
        self._fs = LittleFS(
            context=flash,
            block_size=BLOCK,
            block_count=len(flash.buffer) // BLOCK,
            read_size=32,
            prog_size=256,
            cache_size=1024,
            lookahead_size=32,
            block_cycles=BLOCK_CYCLES,
            mount=False,
        )

    def format(self):
        self._fs.format()
        return self.mount()

    def mount(self):
        self._fs.mount()
        return self

    def __getattr__(self, name):
        return translated(getattr(self._fs, name))

    def store(self):
        """The device's own store on this file system."""
        hal.store.os, hal.store.open = self, self.open
        return FileStore("/saves")

    def open(self, path, mode):
        return File(translated(self._fs.open)(path, mode, buffering=0))


class File:
    """A file that raises as MicroPython's does."""

    def __init__(self, file):
        self._file = file

    def __getattr__(self, name):
        return translated(getattr(self._file, name))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def translated(function):
    """littlefs's errors as MicroPython raises them."""

    def call(*args, **more):
        try:
            return function(*args, **more)
        except LittleFSError as error:
            code = errno.EIO if error.code == _CORRUPT else -error.code
            raise OSError(code, str(error)) from None

    return call
