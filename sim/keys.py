"""Which key is whose button.

Letters that lie apart on a keyboard and in the same place on QWERTY, QWERTZ and AZERTY, left and
right hand in turn. The digits 1 to 8 work as well.
"""

LETTERS = "SLTNEOCU"
_RUSSIAN = "ЫДЕТУЩСГ"  # what the same keys give on a Russian keyboard
_DIGITS = "12345678"


def labels(seats: int) -> tuple[str, ...]:
    """What is printed on the buttons of `seats` seats, 2 to 8."""
    return tuple(LETTERS[:seats])


def seat_of(text: str, seats: int) -> int:
    """The seat whose key gives this character, or -1."""
    for row in (LETTERS, _RUSSIAN, _DIGITS):
        seat = row.find(text.upper()) if len(text) == 1 else -1
        if 0 <= seat < seats:
            return seat
    return -1
