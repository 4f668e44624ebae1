"""The `said` objects of record.md, for replay and tests; the console never loads this."""

from collections import OrderedDict

from snap import said as codes
from snap.cards import card_name
from snap.places import place_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.said import Said

_NAMES = (
    "turned", "turned over", "round", "joined", "again", "choice", "award", "dispute",
    "false call", "late", "ignored", "out", "duel", "right", "wrong", "duel over", "picked",
    "drew", "faced", "played", "trick", "end",
)  # fmt: skip


def heard(said: "Said", zero: int) -> "list[OrderedDict[str, object]]":
    """What the table heard, with times from the start; `zero` is the moment of dt 0."""
    return [_entry(said, i, zero) for i in range(said.n)]


def _entry(said: "Said", i: int, zero: int) -> "OrderedDict[str, object]":
    entry: "OrderedDict[str, object]" = OrderedDict()
    entry["what"] = _NAMES[said.what[i]]
    if said.p[i] >= 0:
        entry["p"] = said.p[i]
    key = _detail(said, i)
    if key:
        entry[key[0]] = key[1]
    entry["t"] = zero + said.dt[i]
    return entry


def _detail(said: "Said", i: int) -> "tuple[str, object] | None":
    """What more there is to say."""
    what, a, b = said.what[i], said.a[i], said.b[i]
    if what in (codes.TURNED, codes.PLAYED):
        return "card", card_name(a)
    if what in (codes.AWARD, codes.DISPUTE):
        return "pair", [place_name(a), place_name(b)]
    if what == codes.FALSE_CALL and a >= 0:
        return "to", place_name(a)
    if what == codes.DUEL:
        return "seats", [a, b]
    if what == codes.DREW:
        return "cards", b
    if what == codes.TRICK:
        return "points", a
    return None
