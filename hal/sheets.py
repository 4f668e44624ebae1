"""All glyph sheets in one file, for each open file takes over a kilobyte of memory."""

from hal.displayio.bitmap import Bitmap, load_sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_ENOENT = 2


class Sheets:
    """One sheet after the other, each behind a line with its name."""

    def __init__(self, file: "BinaryIO") -> None:
        """The file stays open: tiles are read as they are drawn."""
        self._file = file

    def find(self, name: str) -> Bitmap:
        """The sheet of that name; OSError where there is none, ValueError where it is damaged."""
        file = self._file
        wanted = name.encode() + b"\n"
        file.seek(0)
        line = file.readline()
        while line:
            sheet = load_sheet(file)
            if line == wanted:
                return sheet
            file.seek(sheet.end)
            line = file.readline()
        raise OSError(_ENOENT)
