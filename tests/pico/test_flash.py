"""`flash` over mpremote's transport, against MicroPython on an independent emulator, rp2040py."""

import re
import subprocess
import sys

import pytest

from boards import flash as tool
from boards.payload import payload

# It runs a fraction as fast as time passes: enough files to make folders, and no more.
FEW = ("main.py", "boot.py", "board.txt", "snap/packs.mpy", "texts/en.txt")


@pytest.fixture
def port(firmware):
    """The address of a Pico with an empty file system."""
    options = ["micropython", "--image", str(firmware), "--tcp-port", "0"]
    with subprocess.Popen(
        [sys.executable, "-m", "rp2040py", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        for line in server.stdout:
            if found := re.search(r"socket://[\d.]+:\d+", line):
                yield found[0]
                break
        server.kill()


def test_twice_and_the_second_copies_nothing(port, monkeypatch):
    files = payload("pico_oled")
    few = {path: files[path] for path in FEW} | {"main.py": b"", "boot.py": b""}
    monkeypatch.setattr(tool, "payload", lambda board: dict(few))
    monkeypatch.setattr("boards.remote.Remote.restart", lambda remote: None)
    said: list[str] = []
    tool.flash("pico_oled", port, said.append)
    assert f"{len(few)} files copied" in said[-1]
    tool.flash("pico_oled", port, said.append)
    assert f"0 files copied (0 bytes), 0 removed, {len(few)} unchanged" in said[-1]
    del few["snap/packs.mpy"]
    few["board.txt"] += b"# changed\n"
    tool.flash("pico_oled", port, said.append)
    assert "1 files copied" in said[-1] and "1 removed" in said[-1]
