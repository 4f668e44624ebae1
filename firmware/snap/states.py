"""The `state` objects of record.md, for replay and tests; the console never loads this."""

from collections import OrderedDict

from snap.cards import card_name
from snap.packets import PILE, POOLS, STOCK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from snap.game import Game

    _Pairs = tuple[tuple[str, object], ...]


def _names(cards: "Iterable[int]") -> "list[str]":
    return [card_name(card) for card in cards]


def _slots(game: "Any", slot: int) -> "list[list[str]]":
    """The packets of all seats, from `slot` on."""
    return [_names(game.packets.cards(slot + seat)) for seat in range(game.players)]


def _seat(seat: int) -> "int | None":
    return None if seat < 0 else seat


def result(game: "Game") -> "OrderedDict[str, object] | None":
    """null, {"winner": seat} or {"draw": [seats]}."""
    if not game.over:
        return None
    if game.winner >= 0:
        return OrderedDict((("winner", game.winner),))
    return OrderedDict((("draw", [s for s in range(game.players) if game.draw >> s & 1]),))


def _classic(game: "Any") -> "_Pairs":
    pools = [
        [game.pool_number(i), _names(game.packets.cards(POOLS + i))]
        for i in range(game.pool_count())
    ]
    return (
        ("stocks", _slots(game, STOCK)),
        ("piles", _slots(game, PILE)),
        ("pools", pools),
        ("next", _seat(game.next)),
        ("in", [game.is_in(seat) for seat in range(game.players)]),
    )


def _central(game: "Any") -> "_Pairs":
    return (
        ("stocks", _slots(game, STOCK)),
        ("middle", _names(game.packets.cards(POOLS))),
        ("next", _seat(game.next)),
        ("in", [game.is_in(seat) for seat in range(game.players)]),
    )


def _menagerie(game: "Any") -> "_Pairs":
    return (
        ("piles", _slots(game, PILE)),
        ("left", _names(game.undealt())),
        ("duel", None if game.duel_a < 0 else [game.duel_a, game.duel_b]),
        ("next", _seat(game.next)),
    )


def _tricks(game: "Any") -> "_Pairs":
    seats = range(2)
    return (
        ("hands", [_names(game.hand(seat)) for seat in seats]),
        ("stocks", [_names(game.stock(seat)) for seat in seats]),
        ("spreads", [_names(game.spread(seat)) for seat in seats]),
        ("led", None if game.led < 0 else card_name(game.led)),
        ("tricks", [game.trick_points(seat) for seat in seats]),
        ("melds", [game.meld_points(seat) for seat in seats] if game.over else None),
        ("totals", [game.total(seat) for seat in seats] if game.over else None),
        ("next", _seat(game.next)),
    )


_STATES = (_classic, _central, _menagerie, _tricks)


def state(kind: int, game: "Game") -> "OrderedDict[str, object]":
    """The state of a game; `kind` is an index of names.GAMES."""
    return OrderedDict(_STATES[kind](game) + (("result", result(game)),))
