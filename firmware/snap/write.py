"""Writes a game's record, line by line (record.md); record.py reads it again."""

from snap.cards import card_name
from snap.events import CALL, DRAW, FACE, NAME, PAIR, PASS, PICK, PLAY, TURN
from snap.names import CHOICES, DOINGS, GAMES, WORDS
from snap.places import place_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


def header_line(header: "Any") -> str:
    """The first line, without a line end, of anything that has what record.Header has."""
    parts = ['{"snap": 1, "game": "', GAMES[header.game], '", "players": ', str(header.players)]
    parts += [', "dealer": ', str(header.dealer)]
    if header.animals:
        parts += [', "animals": ', str(list(header.animals))]
    if header.seed >= 0:
        parts += [', "seed": ', str(header.seed)]
    else:
        parts += [', "deck": ', _cards(header.deck)]
    options = ", ".join([_option(name, header.options[name]) for name in sorted(header.options)])
    return "".join(parts) + ', "options": {' + options + "}}"


def event_line(seconds: int, micros: int, do: int, p: int = 0, a: "Any" = 0, b: int = 0) -> str:
    """An event's line, without a line end; its time is the sum of both parts (any sizes)."""
    line = '{"t": ' + time_text(seconds, micros) + ', "do": "' + DOINGS[do] + '"'
    if do not in (TURN, PASS):
        line += ', "p": ' + str(p) + _more(do, a, b)
    return line + "}"


def time_text(seconds: int, micros: int) -> str:
    """A time in microseconds, without a number beyond MicroPython's small integers."""
    seconds += micros // 1000000
    return f"{seconds}{micros % 1000000:06d}" if seconds else str(micros)


def _more(do: int, a: "Any", b: int) -> str:
    if do == CALL:
        return ', "as": "' + WORDS[a] + '"'
    if do == PAIR:
        return ', "pair": ["' + place_name(a) + '", "' + place_name(b) + '"]'
    if do == DRAW:
        return ', "discard": ' + _cards(a)
    if do == PLAY:
        return ', "card": "' + card_name(a) + '", "snap": ' + _truth(b)
    if do == FACE and a < 0:
        return ', "choice": "' + CHOICES[b] + '"'
    if do == FACE:
        return ', "card": "' + card_name(a) + '"'
    return ', "' + {NAME: "animal", PICK: "hand"}[do] + '": ' + str(a)


def _cards(cards: "Iterable[int]") -> str:
    names = ['"' + card_name(card) + '"' for card in cards]
    return "[" + ", ".join(names) + "]"


def _option(name: str, value: int) -> str:
    flag = name in ("owners_only", "double_both")
    return '"' + name + '": ' + (_truth(value) if flag else str(value))


def _truth(value: int) -> str:
    return "true" if value else "false"
