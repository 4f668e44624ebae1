"""A flash that remembers every operation on it, and the real littlefs on it as MicroPython's `os`.

`hal.store` runs unchanged on it: `Mounted` takes the place of its `os` and `open`.
"""

import errno
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

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

    def __init__(self, blocks: int = 64, image: bytes | None = None) -> None:
        super().__init__(buffer=bytearray(image) if image else bytearray(b"\xff") * blocks * BLOCK)
        self.log: list[tuple[str, int, int, bytes]] = []
        self.erased: Counter[int] = Counter()
        self.worn: set[int] = set()
        self.dead = False

    def prog(self, cfg: Any, block: int, off: int, data: bytes) -> int:
        self.log.append(("program", block, off, bytes(data)))
        return self._failure(block) or int(super().prog(cfg, block, off, data))

    def erase(self, cfg: Any, block: int) -> int:
        self.log.append(("erase", block, 0, b"\xff" * BLOCK))
        self.erased[block] += 1
        return self._failure(block) or int(super().erase(cfg, block))

    def _failure(self, block: int) -> int:
        return _IO if self.dead else _CORRUPT if block in self.worn else 0

    def sync(self, cfg: Any) -> int:
        self.log.append((SYNC, 0, 0, b""))
        return 0


class Mounted:
    """littlefs with the figures of MicroPython's rp2 port, behind the functions of `os`."""

    def __init__(self, flash: Flash) -> None:
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

    def format(self) -> "Mounted":
        """Make it empty."""
        self._fs.format()
        return self.mount()

    def mount(self) -> "Mounted":
        """As when the device is switched on."""
        self._fs.mount()
        return self

    def __getattr__(self, name: str) -> Any:
        return translated(getattr(self._fs, name))

    def store(self) -> FileStore:
        """The device's own store on this file system, until `own_files`."""
        hal.store.os = self  # type: ignore[assignment, attr-defined]
        hal.store.open = self.open  # type: ignore[attr-defined]
        return FileStore("/saves")

    def open(self, path: str, mode: str) -> "File":
        """A file as MicroPython's."""
        return File(translated(self._fs.open)(path, mode, buffering=0))


class File:
    """A file that raises as MicroPython's does."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:
        return translated(getattr(self._file, name))

    def __enter__(self) -> "File":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def translated(function: Callable[..., Any]) -> Callable[..., Any]:
    """littlefs's errors as MicroPython raises them."""

    def call(*args: Any, **more: Any) -> Any:
        try:
            return function(*args, **more)
        except LittleFSError as error:
            code = errno.EIO if error.code == _CORRUPT else -error.code
            raise OSError(code, str(error)) from None

    return call


def own_files() -> None:
    """Stores lie on the computer's own files again."""
    hal.store.os = os  # type: ignore[attr-defined]
    hal.store.open = open  # type: ignore[attr-defined]
