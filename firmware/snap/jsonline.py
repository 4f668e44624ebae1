"""One line of JSON, read strictly: MicroPython's own reader lets more pass than CPython's.

Whatever a record may hold is ASCII, so any other byte is refused at once. A number that is not
whole comes back as `NOT_WHOLE`. Verdict and words are the same on every runtime.
"""

from snap.const import const

_DEEPEST = const(4)  # a record needs two
_LONGEST = const(400)  # digits; CPython itself gives up at 4300

NOT_WHOLE = object()
_WORDS = ((b"true", True), (b"false", False), (b"null", None))
_ESCAPES = {34: 34, 92: 92, 47: 47, 98: 8, 102: 12, 110: 10, 114: 13, 116: 9}


class BadLine(Exception):  # noqa: N818
    """What is wrong with a line, in one line."""


def parse(line: bytes) -> object:
    """The value that a line holds; BadLine where it is not JSON, or says a key twice."""
    if line and max(line) > 126:
        raise BadLine(f"a byte that no record has (0x{max(line):02X})")
    return _Scanner(line).document()


def shown(text: str) -> str:
    """Text from a line, quoted, fit to be printed in a message."""
    plain = "".join([c if " " <= c <= "~" else "?" for c in text[:40]])
    return '"' + plain + ('..."' if len(text) > 40 else '"')


class _Scanner:
    """Recursive descent over the bytes of a line."""

    def __init__(self, line: bytes) -> None:
        self._line = line
        self._i = 0

    def document(self) -> object:
        value = self._value(0)
        self._blank()
        if self._i < len(self._line):
            raise self._bad()
        return value

    def _bad(self) -> BadLine:
        return BadLine(f"not JSON at column {self._i + 1}")

    def _blank(self) -> int:
        """Skip blanks; the byte that follows, 0 at the end."""
        line = self._line
        i = self._i
        while i < len(line) and line[i] in b" \t\r\n":
            i += 1
        self._i = i
        return line[i] if i < len(line) else 0

    def _next(self, byte: int) -> bool:
        """Skip blanks, and this byte if it follows."""
        if self._blank() != byte:
            return False
        self._i += 1
        return True

    def _expect(self, byte: int) -> None:
        if not self._next(byte):
            raise self._bad()

    def _value(self, depth: int) -> object:
        if depth > _DEEPEST:
            raise BadLine("nested too deeply")
        byte = self._blank()
        if byte == 0x7B:
            return self._object(depth)
        if byte == 0x5B:
            return self._array(depth)
        if byte == 0x22:
            return self._string()
        if byte == 0x2D or 0x30 <= byte <= 0x39:
            return self._number()
        return self._word()

    def _object(self, depth: int) -> "dict[str, object]":
        self._i += 1
        found: "dict[str, object]" = {}
        if self._next(0x7D):
            return found
        while True:
            if self._blank() != 0x22:
                raise self._bad()
            key = self._string()
            if key in found:
                raise BadLine("key " + shown(key) + " twice")
            self._expect(0x3A)
            found[key] = self._value(depth + 1)
            if not self._next(0x2C):
                self._expect(0x7D)
                return found

    def _array(self, depth: int) -> "list[object]":
        self._i += 1
        found: "list[object]" = []
        if self._next(0x5D):
            return found
        while True:
            found.append(self._value(depth + 1))
            if not self._next(0x2C):
                self._expect(0x5D)
                return found

    def _word(self) -> object:
        for word, value in _WORDS:
            if self._line[self._i : self._i + len(word)] == word:
                self._i += len(word)
                return value
        raise self._bad()

    def _number(self) -> object:
        line = self._line
        start = self._i
        if line[start] == 0x2D:
            self._i += 1
        if line[self._i : self._i + 1] == b"0":
            self._i += 1
        else:
            self._digits()
        whole = self._i
        if line[self._i : self._i + 1] == b".":
            self._i += 1
            self._digits()
        if line[self._i : self._i + 1] in (b"e", b"E"):
            self._i += 1
            if line[self._i : self._i + 1] in (b"+", b"-"):
                self._i += 1
            self._digits()
        if self._i > whole:
            return NOT_WHOLE
        if whole - start > _LONGEST:
            raise BadLine("a number too long")
        return int(line[start:whole])

    def _digits(self) -> None:
        """One digit or more."""
        start = self._i
        while self._line[self._i : self._i + 1].isdigit():
            self._i += 1
        if self._i == start:
            raise self._bad()

    def _string(self) -> str:
        line = self._line
        start = self._i + 1
        end = line.find(b'"', start)
        if end >= 0 and line.find(b"\\", start, end) < 0:
            self._i = end + 1
            return self._plain(line[start:end])
        return self._escaped()

    def _plain(self, piece: bytes) -> str:
        if piece and min(piece) < 32:
            raise BadLine("a control character in a string")
        return piece.decode()

    def _escaped(self) -> str:
        line = self._line
        self._i += 1
        piece = bytearray()
        while True:
            byte = line[self._i] if self._i < len(line) else 0
            if byte < 32:
                raise self._bad()
            self._i += 1
            if byte == 0x22:
                return piece.decode()
            piece.append(self._escape() if byte == 0x5C else byte)

    def _escape(self) -> int:
        """The character after a backslash; beyond ASCII, where no word of a record goes, DEL."""
        byte = self._line[self._i] if self._i < len(self._line) else 0
        if byte in _ESCAPES:
            self._i += 1
            return _ESCAPES[byte]
        digits = self._line[self._i + 1 : self._i + 5].lower()
        if byte != 0x75 or len(digits) != 4 or digits.strip(b"0123456789abcdef"):
            raise self._bad()
        self._i += 5
        return min(int(digits, 16), 127)
