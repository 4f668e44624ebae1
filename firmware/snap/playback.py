"""A record that was cut short, played again to the last moment at which nothing was open.

Lines are only ever added to a record, so a cut of power can leave no more than a torn last line.
"""

from snap.const import const
from snap.events import PLAY, TURN
from snap.game import NotAllowed
from snap.jsonline import BadLine
from snap.replay import Course
from snap.write import header_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

_LONGEST = const(1024)  # bytes of a line
_CARDS = (TURN, PLAY)


class Playback:
    """course   the game, and where its record has come to
    turns       cards turned, or laid
    at          bytes played
    good        bytes up to which no round, choice or duel was open
    more        whether something lies beyond the end: a torn line, or what is not wanted
    """

    def __init__(self, file: "BinaryIO", header: "Any", game: "Any", end: int = -1) -> None:
        """game: just dealt, as the header says, with which the record has to begin.

        end: how many bytes to play; all, where it is not given. Raises as `step` does.
        """
        self.course = Course(header, game)
        self._file = file
        self._end = end
        self.turns = 0
        self.at = self.good = 0
        self.more = False
        line = self._line()
        if line != (header_line(header) + "\n").encode():
            raise ValueError("the record of another game")
        self._played(line)

    def step(self) -> bool:
        """Play a line; False at the end. ValueError where it is wrong, OSError."""
        line = self._line()
        if line:
            try:
                self.turns += self.course.step(line) in _CARDS
            except (BadLine, NotAllowed) as error:
                raise ValueError(str(error)) from None
            self._played(line)
        return line != b""

    def close(self) -> None:
        """The file is not needed any more."""
        self._file.close()

    def _line(self) -> bytes:
        """The next whole line, nothing at the end."""
        self.more = self.at == self._end
        line = b"" if self.more else self._file.readline(_LONGEST)
        if line.endswith(b"\n"):
            return line
        if len(line) == _LONGEST:
            raise ValueError("too long")
        self.more = self.more or line != b""
        return b""

    def _played(self, line: bytes) -> None:
        game = self.course.game
        resume_at = getattr(game, "resume_at", None)
        self.at += len(line)
        if game.over or resume_at is None or resume_at() >= 0:
            self.good = self.at
