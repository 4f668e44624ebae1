"""Keeps memory free on the device: collects between rounds, unloads what has been left."""

import gc
import sys

from snap.const import const

_FLOOR = const(32_768)  # bytes; collected in good time before less than this is left
_mem_free = getattr(gc, "mem_free", None)
_SAVES = ("console.sitting", "console.mishap", "snap.playback")
_RECORDS = ("snap.replay", "snap.record", "snap.fields", "snap.jsonline")
_OF_A_SCENE = ("console.scenes.", "console.screens.") + _SAVES + _RECORDS
_OF_A_GAME = ("console.", "snap.")


def collect_if_low() -> None:
    """Collect when little is left; nothing on CPython, which counts references."""
    if _mem_free and _mem_free() < _FLOOR:
        gc.collect()


def collect() -> None:
    """Collect now."""
    if _mem_free:
        gc.collect()


class Loaded:
    """What was loaded at the start stays; a scene's modules go with it, a game's with the game.

    A module that is dropped while something still uses it would come a second time.
    """

    def __init__(self) -> None:
        self._kept = set(sys.modules)

    def unload(self, game: bool) -> None:
        """Drop the modules of the scene that has ended, or of a whole game. Nothing on CPython."""
        if not _mem_free:
            return
        dropped = _OF_A_GAME if game else _OF_A_SCENE
        for name in list(sys.modules):
            if name not in self._kept and name.startswith(dropped):
                self._drop(name)
        gc.collect()

    def _drop(self, name: str) -> None:
        parent, _, child = name.rpartition(".")
        if parent in sys.modules and hasattr(sys.modules[parent], child):
            delattr(sys.modules[parent], child)
        del sys.modules[name]
