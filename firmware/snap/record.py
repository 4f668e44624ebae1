"""A game's record, line by line: the strict reader (record.md). The writer is in write.py."""

from snap.events import CALL, DRAW, FACE, NAME, PAIR, PASS, PICK, PLAY, TURN
from snap.fields import Fields, read
from snap.jsonline import BadLine
from snap.names import CHOICES, DOINGS, GAMES, MENAGERIE, MOST_PLAYERS, WORDS
from snap.shuffle import shuffled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_OF_CALLS = ("tie_us", "quiet_us", "choose_us", "false_start_us", "limit_s", "limit_snaps")
_OPTIONS = (_OF_CALLS, _OF_CALLS, ("tie_us", "choose_us"), ())
_FLAGS = ("owners_only", "", "", "double_both")
_EVENTS = (
    (TURN, CALL, PAIR, PASS),
    (TURN, CALL, PAIR, PASS),
    (TURN, CALL, NAME, PASS),
    (PICK, DRAW, FACE, PLAY, PASS),
)


class Header:
    """The first line: game (an index of GAMES), players, dealer, deck, seed, options, animals.

    `deck` is there for a seed too; `seed` is -1 where the deck was given.
    """

    def __init__(self, line: bytes) -> None:
        """Raises BadLine."""
        fields = read(line)
        if fields.whole("snap") != 1:
            raise BadLine('"snap" is not 1')
        self.game = fields.word("game", GAMES)
        self.players = fields.count("players", 2)
        if self.players > MOST_PLAYERS[self.game]:
            raise BadLine("too many players for " + GAMES[self.game])
        self.dealer = _seat(fields, "dealer", self.players)
        self.animals = self._read_animals(fields) if self.game == MENAGERIE else ()
        self._read_deck(fields)
        self.options = self._read_options(fields)
        fields.end()

    def _read_deck(self, fields: Fields) -> None:
        self.seed = -1
        if ("deck" in fields) == ("seed" in fields):
            raise BadLine('either "deck" or "seed" has to be there')
        if "seed" in fields:
            self.seed = fields.count("seed")
            if self.seed >> 64:
                raise BadLine('"seed" is more than 2^64 - 1')
            self.deck = bytes(shuffled(self.seed))
        else:
            self.deck = fields.cards("deck")
            if len(self.deck) != 52:
                raise BadLine('"deck" is not the 52 cards')

    def _read_animals(self, fields: Fields) -> "tuple[int, ...]":
        animals = fields.numbers("animals")
        if len(animals) != self.players or len(set(animals)) != self.players:
            raise BadLine('"animals" are not one for each player, all different')
        return animals

    def _read_options(self, fields: Fields) -> "dict[str, int]":
        options: "dict[str, int]" = {}
        if "options" not in fields:
            return options
        given = fields.fields("options")
        for name in _OPTIONS[self.game]:
            if name in given:
                options[name] = given.count(name, 1 if name.startswith("limit") else 0)
        flag = _FLAGS[self.game]
        if flag and flag in given:
            options[flag] = given.flag(flag)
        given.end()
        return options


class Event:
    """Any other line: its time `t` in microseconds, and `do`, `p`, `a`, `b` of events.py."""

    def __init__(self, line: bytes, header: Header) -> None:
        """Raises BadLine."""
        fields = read(line)
        self.t = fields.count("t")
        self.do = fields.word("do", DOINGS)
        self.p = 0
        self.a: "Any" = 0
        self.b = 0
        if self.do not in _EVENTS[header.game]:
            raise BadLine("no event of " + GAMES[header.game])
        if self.do not in (TURN, PASS):
            self.p = _seat(fields, "p", header.players)
            self._read_more(fields)
        fields.end()

    def _read_more(self, fields: Fields) -> None:
        do = self.do
        if do == CALL:
            self.a = fields.word("as", WORDS) if "as" in fields else 0
        elif do == PAIR:
            self._read_pair(fields)
        elif do == NAME:
            self.a = fields.whole("animal")
        elif do == PICK:
            self.a = fields.count("hand")
            if self.a > 1:
                raise BadLine('"hand" is neither 0 nor 1')
        elif do == DRAW:
            self.a = fields.cards("discard")
        elif do == FACE:
            self._read_face(fields)
        else:
            self.a = fields.card("card")
            self.b = fields.flag("snap") if "snap" in fields else 0

    def _read_pair(self, fields: Fields) -> None:
        places = fields.places("pair")
        if len(places) != 2:
            raise BadLine('"pair" is not two places')
        self.a, self.b = places

    def _read_face(self, fields: Fields) -> None:
        if ("card" in fields) == ("choice" in fields):
            raise BadLine('either "card" or "choice" has to be there')
        if "card" in fields:
            self.a = fields.card("card")
        else:
            self.a = -1
            self.b = fields.word("choice", CHOICES)


def _seat(fields: Fields, key: str, players: int) -> int:
    """A seat that is there."""
    seat = fields.count(key)
    if seat >= players:
        raise BadLine(f'there is no player {seat} ("{key}")')
    return seat
