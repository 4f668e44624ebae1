"""A person at a real pseudo-terminal, which answers as theirs would."""

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

ROOT = Path(__file__).resolve().parents[2]
LONGEST_S = 30
# What a program asks: whether key-ups are reported, and where the cursor is.
KITTY = b"\x1b[?u"
CURSOR = b"\x1b[6n"


class Person:
    """Someone who has started `python -m` a module: `kitty` if their terminal reports key-ups.

    It has 256 colours, and `size` columns and lines.
    """

    def __init__(self, *module, kitty=False, size=(140, 40)):
        self.kitty = kitty
        self.seen = b""
        self.pid, self.screen = pty.fork()
        if not self.pid:
            _resize(0, size)
            environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": ""}
            os.chdir(ROOT)
            os.execve(sys.executable, [sys.executable, "-m", *module], environment)

    def see(self, text):
        """Read on until the text has been on the screen; what came before it."""
        while text not in self.seen:
            ready, _, _ = select.select([self.screen], [], [], LONGEST_S)
            assert ready, self.seen[-500:]
            self.seen += os.read(self.screen, 65536)
            self._answer()
        before, self.seen = self.seen.split(text, 1)
        return before

    def resize(self, *size):
        """Give the terminal so many columns and lines."""
        _resize(self.screen, size)

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

    def go(self):
        """Whatever they have started is over, and the terminal closed."""
        os.close(self.screen)
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass


def _resize(terminal, size):
    columns, lines = size
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
