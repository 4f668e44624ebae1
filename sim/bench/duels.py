"""People who press without looking, against an average bot: duels of menagerie, games of Snap.

Their presses go the way of all presses: contacts, confirmation, console, rules.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator

from console.bots.reaction import LEVELS
from sim.company import Company, Person
from sim.people import AtEach, Steady

DUELS = 1000
GAMES = 100
Make = Callable[[random.Random], Person]

# How they press; a person's fingers manage about 8 a second.
MASHERS: dict[str, Make] = {
    "as fast as possible": lambda luck: Steady(120_000, True, luck),
    "twice a second, evenly": lambda luck: Steady(500_000, True, luck),
    "every 4 s, evenly": lambda luck: Steady(4_000_000, True, luck),
    "at random, 0.5 s apart": lambda luck: Steady(500_000, False, luck),
    "at random, 2 s apart": lambda luck: Steady(2_000_000, False, luck),
    "at random, 4 s apart": lambda luck: Steady(4_000_000, False, luck),
    "once at each new picture": lambda luck: AtEach(False, luck),
}


def measure() -> Iterator[tuple[str, str]]:
    """Shares won, in per cent."""
    for name, make in MASHERS.items():
        won = duels(make, DUELS)
        yield f"duels: pressing {name}, won", _share(won[0], DUELS)
        yield f"duels: pressing {name}, lost", _share(won[1], DUELS)
    won = duels(lambda luck: AtEach(True, luck), DUELS)
    yield "duels: only while the button is open, won", _share(won[0], DUELS)
    for game, too_early in (("classic", 0), ("classic", 100_000), ("central", 0)):
        kind = f"{game}, false starts (2.18)" if too_early else game
        for name, make in MASHERS.items():
            won = games(make, GAMES, game, false_start_us=too_early)
            yield f"{kind}: pressing {name}, games won", _share(won[0], GAMES)


def duels(make: Make, count: int) -> Counter[int]:
    """So many duels of a person, 0, and an average bot, 1; by winner, -1 where nobody won."""
    won: Counter[int] = Counter()
    seed = 0
    while won.total() < count:
        company = _company(make, seed, "menagerie")
        on = False
        while not company.game.over and won.total() < count:
            company.step()
            if on and company.game.duel_a < 0:
                won[company.table.past.winner] += 1
            on = company.game.duel_a >= 0
        seed += 1
    return won


def games(make: Make, count: int, game: str, **chosen: int) -> Counter[int]:
    """So many games of calls, by winner; -1: drawn."""
    return Counter(_company(make, seed, game, **chosen).play().game.winner for seed in range(count))


def _company(make: Make, seed: int, game: str, **chosen: int) -> Company:
    person = make(random.Random(seed))
    return Company(seed, (0, LEVELS.index("average")), {0: person}, game=game, **chosen)


def _share(part: int, whole: int) -> str:
    return f"{part * 100 / whole:.1f} %"
