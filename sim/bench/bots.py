"""Who wins: bots by level, and people of known reaction times against bots.

Whole games on the console, seeded; who sits where is drawn for each game.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from console.bots.reaction import LEVELS
from sim.company import Company
from sim.people import Reader

GAMES = 1000
AVERAGE = LEVELS.index("average")
# Means and deviations as published for choosing between a few pictures: adults 250 to 450 ms, the
# practised at the lower end, children of six to eight about twice as long. Mean: mu + tau.
_PEOPLE = {
    "a practised adult, mean 400 ms": (330, 40, 70),
    "an adult, mean 500 ms": (400, 60, 100),
    "an adult of no hurry, mean 650 ms": (500, 80, 150),
    "a child, mean 900 ms": (650, 120, 250),
}


def measure() -> Iterator[tuple[str, str]]:
    """Shares of games won, in per cent."""
    levels = range(1, len(LEVELS))
    for game in ("classic", "central", "menagerie"):
        won = wins(levels, GAMES, game)
        for level in levels:
            yield f"{game}, one bot of each level: {LEVELS[level]} wins", _share(won[level], GAMES)
        yield f"{game}, one bot of each level: draws", _share(won[-1], GAMES)
        for level in levels:
            won = wins((level, AVERAGE), GAMES, game)
            mine = won[level] if level != AVERAGE else won[level] // 2
            yield f"{game}, two: {LEVELS[level]} beats an average one", _share(mine, GAMES)
    for name, times in _PEOPLE.items():
        for level in levels:
            won = wins((0, level), GAMES // 5, "classic", times)
            yield f"classic, two: {name}, beats {LEVELS[level]}", _share(won[0], GAMES // 5)


def wins(
    levels: Sequence[int], games: int, game: str, times: tuple[int, int, int] = (0, 0, 0)
) -> Counter[int]:
    """Games won by level, 0 for a person of these reaction times; -1: drawn."""
    won: Counter[int] = Counter()
    for seed in range(games):
        luck = random.Random(seed)
        seated = luck.sample(levels, len(levels))
        people = {p: Reader(*times, luck) for p, level in enumerate(seated) if not level}
        winner = Company(seed, seated, people, game=game).play().game.winner
        won[seated[winner] if winner >= 0 else -1] += 1
    return won


def _share(part: int, whole: int) -> str:
    return f"{part * 100 / whole:.1f} %"
