"""Places as numbers: a seat is its pile; POOL + n is pool n, for n in the order of birth.

A number is never used again, so a place goes on meaning the same while other pools come and go.
"""

from snap.const import const

POOL = const(16)
MIDDLE = const(8)  # the one pile of the central game


def place_name(place: int) -> str:
    """As the record writes it: `s2` the pile of seat 2, `m0` pool 0."""
    return f"m{place - POOL}" if place >= POOL else f"s{place}"


def parse_place(text: str) -> int:
    """The code of a place as the record writes it; ValueError where it is none."""
    kind, digits = text[:1], text[1:]
    if not digits.isdigit() or len(digits) > 9 or str(int(digits)) != digits:
        raise ValueError(text)
    if kind == "m":
        return POOL + int(digits)
    if kind == "s" and int(digits) < 8:
        return int(digits)
    raise ValueError(text)
