"""The terminal front in a real pseudo-terminal, which answers as a person's would."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST_S = 30
SIZE = struct.pack("HHHH", 40, 140, 0, 0)  # rows, columns, pixels
# What a program asks: whether key-ups are reported, and where the cursor is.
KITTY = b"\x1b[?u"
CURSOR = b"\x1b[6n"


class Person:
    """Someone at a terminal: `kitty` if theirs reports key-ups."""

    def __init__(self, kitty, *options):
        self.kitty = kitty
        self.seen = b""
        self.pid, self.screen = pty.fork()
        if not self.pid:
            fcntl.ioctl(0, termios.TIOCSWINSZ, SIZE)
            environment = {**os.environ, "TERM": "xterm-256color"}
            command = [sys.executable, "-m", "sim", "--front", "terminal", "--mute", *options]
            os.chdir(ROOT)
            os.execve(sys.executable, command, environment)

    def see(self, text):
        """Read on until the text has been on the screen."""
        while text not in self.seen:
            ready, _, _ = select.select([self.screen], [], [], LONGEST_S)
            assert ready, self.seen[-500:]
            self.seen += os.read(self.screen, 65536)
            self._answer()
        self.seen = self.seen.split(text, 1)[1]

    def type(self, keys):
        os.write(self.screen, keys)

    def leave(self):
        """The exit status, once the program has ended."""
        latest = time.monotonic() + LONGEST_S
        try:
            while os.read(self.screen, 65536):
                assert time.monotonic() < latest, "it does not end"
        except OSError:  # how a pseudo-terminal says that nobody is there any more
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _answer(self):
        """A terminal tells where its cursor is, and, if it can, that it reports key-ups."""
        if KITTY in self.seen and self.kitty:
            self.type(b"\x1b[?0u")
        self.type(b"\x1b[1;1R" * self.seen.count(CURSOR))
        self.seen = self.seen.replace(KITTY, b"").replace(CURSOR, b"")


@pytest.fixture
def sit_down(tmp_path):
    people = []

    def start(kitty=False):
        people.append(Person(kitty, "--board", "oled", "--store", str(tmp_path / "kept")))
        return people[-1]

    yield start
    for person in people:
        os.close(person.screen)
        try:
            os.kill(person.pid, signal.SIGKILL)
            os.waitpid(person.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass


def test_a_picture_in_half_blocks_and_a_key_that_taps(sit_down):
    person = sit_down()
    person.see("▀▀".encode())
    person.see(b" S ")
    person.type(b"s")
    person.see(b"[S]")
    person.see(b" S ")  # nobody reports the key-up: the button is let go all the same
    person.type(b"\x03")
    assert person.leave() == 0


def test_where_key_ups_are_reported_a_key_is_down_until_then(sit_down):
    person = sit_down(kitty=True)
    person.see(b" L ")
    person.type(b"\x1b[108;1:1u")
    person.see(b"[L]")
    person.type(b"\x1b[115;1:1u")
    person.see(b"[S]")
    person.see(b"[L]")
    person.type(b"\x1b[108;1:3u")
    person.see(b" L ")
    person.type(b"\x1b[99;5u")
    assert person.leave() == 0
