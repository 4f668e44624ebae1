"""A reader is fed bytes that its own branches guide (libFuzzer, by atheris).

    python -m tests.fuzz.guided TARGET FOLDER [-runs=N] [-seed=N]

FOLDER holds what to begin with. Anything but a clean refusal ends it with a traceback.
"""

import sys

import atheris

with atheris.instrument_imports(include=["snap", "console", "boards", "sim.script"]):
    from boards import spec, uf2
    from boards.check import check
    from console import settings, troubles, vault
    from sim.script import ScriptError, read_script
    from snap.game import NotAllowed
    from snap.jsonline import BadLine
    from snap.replay import Replay

from sim.store import MemoryStore
from tests.console.fake_board import FakeBoard

LINES = 200  # of a record; more of them find nothing new


def record(data: bytes) -> None:
    """The lines of a record, as they are replayed."""
    lines = data.split(b"\n")[:LINES]
    try:
        replay = Replay(lines[0])
        for line in lines[1:]:
            replay.step(line)
    except (BadLine, NotAllowed) as error:
        assert str(error).isprintable() and str(error)


def save(data: bytes) -> None:
    """Both generations of a blob: what comes out is what was sealed, or nothing."""
    store = MemoryStore()
    middle = len(data) // 2
    store.blobs.update({"x.0": data[:middle], "x.1": data[middle:]})
    found = vault.Vault(store, troubles.Troubles(FakeBoard(2))).load("x")
    assert found is None or data[:middle].endswith(found) or data[middle:].endswith(found)


def kept_settings(data: bytes) -> None:
    """Settings under a good seal: each is one of its choices, whatever was kept."""
    store = MemoryStore()
    store.blobs["settings.0"] = vault.seal(data, 0)
    chosen = settings.Settings(vault.Vault(store, troubles.Troubles(FakeBoard(2))))
    assert all(chosen[name] in settings.choices(name) for name in ("language", "tie_us", "level"))


def board(data: bytes) -> None:
    """A board file."""
    try:
        check(spec.read(data.decode("utf-8", "replace"), "name"))
    except spec.BoardError as error:
        assert all(line.startswith("name:") for line in str(error).splitlines())


def script(data: bytes) -> None:
    """A script of presses."""
    try:
        read_script(data.decode("utf-8", "replace"), "name", 8)
    except ScriptError as error:
        assert str(error).startswith("name:") and "\n" not in str(error)


def firmware(data: bytes) -> None:
    """A UF2 file."""
    try:
        uf2.read(data)
    except uf2.Uf2Error as error:
        assert "\n" not in str(error)


TARGETS = {
    function.__name__: function
    for function in (record, save, kept_settings, board, script, firmware)
}

if __name__ == "__main__":
    name, *arguments = sys.argv[1:]
    atheris.Setup([sys.argv[0], *arguments], TARGETS[name])
    atheris.Fuzz()
