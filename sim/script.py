"""Scripts of presses: a small text format, read strictly.

    # a remark
    at 1.5s press 1 hold 80ms     at a time since the start
    +250ms press 2                that much after the line before
    press 3 bounce 2ms            at the same time as the line before
    wait 2s                       the line after begins that much later
    at 3s shot title              a picture, SHOTS/title.png
    menu                          the menu button is pressed
    end                           nothing is played after this

Buttons are numbered from 1. A time is a number with its unit: us, ms, s or min; it comes out in
whole microseconds, and never goes back from line to line. A press is held 80 ms unless the line
says otherwise. `bounce` lets the contact chatter that long, on closing and on opening.

The console begins at its title, in English or in --language, and never goes to sleep but with
--set idle_min=2 or more. With --store FOLDER it finds there what was kept, goes to sleep as on a
device, and on its first day it asks for the language.
"""

from dataclasses import dataclass
from fractions import Fraction

from sim.errors import SimError

HOLD_US = 80_000
CHATTER_US = 300  # half a period of a bouncing contact
_UNITS = {"us": 1, "ms": 1000, "s": 1_000_000, "min": 60_000_000}
_MOST_US = 24 * 3600 * 1_000_000


class ScriptError(SimError):
    """FILE:LINE: what is wrong."""


@dataclass(frozen=True)
class Step:
    """One thing to do at `t` microseconds; `do` is press, menu, shot or end."""

    t: int
    do: str
    seat: int = 0
    hold: int = 0
    bounce: int = 0
    name: str = ""


def read_script(text: str, name: str, seats: int) -> list[Step]:
    """The steps in time order; ScriptError for the first line that is wrong."""
    steps: list[Step] = []
    now = 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        try:
            now, step = _read_line(words, now, seats)
        except ValueError as error:
            raise ScriptError(f"{name}:{number}: {_shown(error)}") from None
        if step:
            steps.append(step)
    return steps


def _shown(error: ValueError) -> str:
    """What is wrong, fit to be printed: a file from elsewhere may hold anything."""
    return "".join(c if c.isprintable() else "?" for c in str(error)[:200])


def _read_line(words: list[str], now: int, seats: int) -> tuple[int, Step | None]:
    now, words = _moment(words, now)
    if not words:
        return now, None
    do, *rest = words
    if do == "wait":
        return now + _time(_only(rest, "wait", "a time")), None
    if do == "press":
        return now, _press(rest, now, seats)
    if do == "shot":
        return now, Step(now, do, name=_file_name(_only(rest, "shot", "a name")))
    if do in ("menu", "end"):
        if rest:
            raise ValueError(f"nothing may follow '{do}', but '{rest[0]}' does")
        return now, Step(now, do)
    raise ValueError(f"'{do}' is not one of press, wait, shot, menu, end")


def _moment(words: list[str], now: int) -> tuple[int, list[str]]:
    """The time that a line names, and the words after it."""
    if words and words[0] == "at":
        if len(words) < 3:
            raise ValueError("'at' wants a time and what to do, as in: at 1.5s press 1")
        time = _time(words[1])
        if time < now:
            raise ValueError(f"'at {words[1]}' goes back: the line before is later")
        return time, words[2:]
    if words and words[0].startswith("+"):
        if len(words) < 2:
            raise ValueError(f"'{words[0]}' wants something to do, as in: +250ms press 2")
        return now + _time(words[0][1:]), words[1:]
    return now, words


def _press(words: list[str], now: int, seats: int) -> Step:
    if not words:
        raise ValueError("'press' wants a button, as in: press 1")
    seat = _seat(words[0], seats)
    times = {"hold": HOLD_US, "bounce": 0}
    options = words[1:]
    for key, value in zip(options[::2], options[1::2] + [""]):
        if key not in times:
            raise ValueError(f"'{key}' is not one of hold, bounce")
        times[key] = _time(value)
    if 2 * times["bounce"] > times["hold"]:
        raise ValueError("the contact would bounce for longer than it is held")
    return Step(now, "press", seat, times["hold"], times["bounce"])


def _seat(word: str, seats: int) -> int:
    if not (word.isdecimal() and 1 <= int(word) <= seats):
        raise ValueError(f"there is no button '{word}': they are numbered 1 to {seats}")
    return int(word) - 1


def _time(word: str) -> int:
    number = word.rstrip("abcdefghijklmnopqrstuvwxyz")
    unit = _UNITS.get(word[len(number) :])
    if unit is None or not number.replace(".", "", 1).isdecimal():
        raise ValueError(f"'{word}' is no time: write it as 250ms, 1.5s, 40us or 2min")
    time = Fraction(number) * unit
    if time.denominator != 1 or time > _MOST_US:
        raise ValueError(f"'{word}' is not a whole number of microseconds up to a day")
    return int(time)


def _only(words: list[str], do: str, what: str) -> str:
    if len(words) != 1:
        raise ValueError(f"'{do}' wants {what} and nothing else")
    return words[0]


def _file_name(word: str) -> str:
    if not word.replace("-", "").replace("_", "").isalnum():
        raise ValueError(f"'{word}' is no name for a picture: use letters, digits, - and _")
    return word


def edges(step: Step) -> list[tuple[int, bool]]:
    """A press as what the contact does: (microseconds, closed) in time order."""
    closing = _chatter(step.t, step.bounce, True)
    return closing + _chatter(step.t + step.hold, step.bounce, False)


def _chatter(t: int, length: int, closed: bool) -> list[tuple[int, bool]]:
    flips = 2 * (length // (2 * CHATTER_US)) + 1
    return [(t + i * CHATTER_US, closed == (i % 2 == 0)) for i in range(flips)]
