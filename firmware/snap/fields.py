"""The keys of one line of a record, each asked for by kind; what is left over is an error."""

from snap.cards import parse_card
from snap.jsonline import BadLine, parse, shown
from snap.places import parse_place


class Fields:
    """Every method takes a key out, and raises BadLine where it is missing or of the wrong kind."""

    def __init__(self, value: object) -> None:
        if not isinstance(value, dict):
            raise BadLine("not a JSON object")
        self._left = value

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def end(self) -> None:
        """Nothing may be left. The first of the alphabet is named, for MicroPython's dicts have no
        order of their own."""
        for key in sorted(self._left):
            raise BadLine("unknown key " + shown(key))

    def whole(self, key: str) -> int:
        """A whole number."""
        return _whole(key, self._take(key))

    def count(self, key: str, least: int = 0) -> int:
        """A whole number, not less than `least`."""
        number = self.whole(key)
        if number < least:
            raise BadLine('"' + key + '" is less than ' + str(least))
        return number

    def word(self, key: str, words: "tuple[str, ...]") -> int:
        """Which of several words."""
        text = _text(key, self._take(key))
        if text not in words:
            raise BadLine("unknown " + key + " " + shown(text))
        return words.index(text)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._take(key)
        if value is True or value is False:
            return value
        raise BadLine('"' + key + '" is neither true nor false')

    def fields(self, key: str) -> "Fields":
        """An object."""
        value = self._take(key)
        if not isinstance(value, dict):
            raise BadLine('"' + key + '" is not an object')
        return Fields(value)

    def card(self, key: str) -> int:
        """One card."""
        return _card(key, self._take(key))

    def cards(self, key: str) -> bytes:
        """A list of cards, no two alike."""
        cards: "list[int]" = []
        for item in self._list(key):
            card = _card(key, item)
            if card in cards:
                raise BadLine('"' + key + '" has a card twice')
            cards.append(card)
        return bytes(cards)

    def numbers(self, key: str) -> "tuple[int, ...]":
        """A list of whole numbers."""
        return tuple([_whole(key, item) for item in self._list(key)])

    def places(self, key: str) -> "list[int]":
        """A list of places, codes of places.py."""
        return [_place(key, item) for item in self._list(key)]

    def _take(self, key: str) -> object:
        if key not in self._left:
            raise BadLine('no "' + key + '"')
        return self._left.pop(key)

    def _list(self, key: str) -> "list[object]":
        value = self._take(key)
        if not isinstance(value, list):
            raise BadLine('"' + key + '" is not a list')
        return value


def _whole(key: str, value: object) -> int:
    # CPython counts true as 1; a record does not.
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadLine('"' + key + '" is not a whole number')
    return value


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadLine('"' + key + '" is of the wrong kind')
    return value


def _card(key: str, value: object) -> int:
    text = _text(key, value)
    try:
        return parse_card(text)
    except ValueError:
        raise BadLine("unknown card " + shown(text)) from None


def _place(key: str, value: object) -> int:
    text = _text(key, value)
    try:
        return parse_place(text)
    except ValueError:
        raise BadLine("unknown place " + shown(text)) from None


def read(line: bytes) -> Fields:
    """The keys of a line."""
    return Fields(parse(line))
