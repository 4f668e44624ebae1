"""How long people take to call: ex-Gaussian times by level, in whole numbers.

A reaction is a normal part (mu, sigma) and an exponential tail (tau). Court cards look alike and
take longer. Levels are 1 to 4 of LEVELS; 0 is a person.
"""

from console.gestures import HOLD_US
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.luck import Luck

LEVELS = ("person", "gentle", "slow", "average", "fast")
COURT = const(0b0111000000000)  # J, Q, K, a bit a rank

_MU_MS = (0, 950, 680, 560, 480)
_SIGMA_MS = (0, 190, 150, 130, 110)
_TAU_MS = (0, 450, 300, 220, 160)
_COURT_MS = (0, 160, 120, 80, 50)
_NOTICES = (0, 80, 90, 96, 99)  # of 100 live pairs
_SLIPS = (0, 30, 60, 70, 80)  # of 10,000 turns at _CALM_MS a card
_CALM_MS = const(1800)
_FASTEST_MS = const(180)
_TAP_MS = (0, 250, 210, 180, 150)  # from one press of a hand to its next
_TAP_LEAST = const(80)  # per cent of that; evenly up to 120
_TAP_SPREAD = const(41)
_PRESSES = ("press", "double", "triple")
_SEARCH = const(75)  # per cent of the time that a call takes
_LN2_PER_1000 = const(693)


def reaction_us(level: int, luck: "Luck", court: bool) -> int:
    """Microseconds from a card's showing to the call."""
    ms = _drawn_ms(level, luck)
    if court:
        ms += _COURT_MS[level]
    return max(ms, _FASTEST_MS) * 1000 + luck.below(1000)


def gesture_us(call: str, level: int, luck: "Luck") -> int:
    """Microseconds from the hand's coming down until its call is complete (3.3)."""
    if call == "hold":
        return HOLD_US
    ms = 0
    for _ in range(_PRESSES.index(call)):
        ms += _TAP_MS[level] * (_TAP_LEAST + luck.below(_TAP_SPREAD)) // 100
    return ms * 1000


def search_us(level: int, luck: "Luck") -> int:
    """Microseconds to know the one picture that is looked for: sooner than two are compared."""
    ms = _drawn_ms(level, luck) * _SEARCH // 100
    return max(ms, _FASTEST_MS) * 1000 + luck.below(1000)


def notices(level: int, luck: "Luck") -> bool:
    """Whether a live pair is seen at all, this time round."""
    return luck.below(100) < _NOTICES[level]


def slips(level: int, luck: "Luck", mean_ms: int) -> bool:
    """Whether a bot calls at nothing: the more often, the faster the cards come."""
    return luck.below(10_000) < _SLIPS[level] * _CALM_MS // mean_ms


def _drawn_ms(level: int, luck: "Luck") -> int:
    return _MU_MS[level] + _normal(luck, _SIGMA_MS[level]) + _exponential(luck, _TAU_MS[level])


def _normal(luck: "Luck", sigma: int) -> int:
    """Four even draws of 0 to 255 make a bell of mean 510 and deviation 148."""
    total = -510
    for _ in range(4):
        total += luck.below(256)
    return total * sigma // 148


def _exponential(luck: "Luck", tau: int) -> int:
    """-ln(x) of an even x in (0, 1), by a logarithm to base 2 that is straight between powers."""
    x = 1 + luck.below(32_767)
    log2 = 0  # in 64ths
    while x < 1 << 14:
        x <<= 1
        log2 += 64
    log2 += 64 - ((x - (1 << 14)) * 64 >> 14)
    return tau * log2 // 64 * _LN2_PER_1000 // 1000
