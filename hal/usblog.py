"""Lines for whoever listens on USB, dropped where nobody reads: a full buffer would block."""

import select
import sys


class UsbLog:
    """Writes while the host takes it."""

    def __init__(self) -> None:
        self._poll = select.poll()
        self._poll.register(sys.stdout, select.POLLOUT)

    def write(self, text: str) -> None:
        """One line, cut off where the host stops reading."""
        for letter in text + "\n":
            if not self._poll.poll(0):
                return
            sys.stdout.write(letter)
