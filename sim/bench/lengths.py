"""How long classic games last between average bots at normal pace, and what ends them."""

import json
from collections import Counter
from collections.abc import Iterator
from statistics import median, quantiles

from console.bots.reaction import LEVELS
from sim.company import Company

GAMES = 500
ENDS = ("one player in", "nobody in", "limit", "dead table")


def measure() -> Iterator[tuple[str, str]]:
    """By number of players: turns, minutes at the table with what is shown between, ends."""
    for players in range(2, 7):
        turns, minutes, ends, draws = play(players, GAMES)
        yield f"{players} players: turns, median (middle 80 %)", _middle(turns)
        yield f"{players} players: minutes, median (middle 80 %)", _middle(minutes)
        for end in ENDS:
            yield f"{players} players: ended by: {end}", f"{ends[end] * 100 / GAMES:.1f} %"
        yield f"{players} players: drawn", f"{draws * 100 / GAMES:.1f} %"
    for minutes_agreed in (5, 10):
        ends = play(4, GAMES, limit_s=minutes_agreed * 60)[2]
        share = ends["limit"] * 100 / GAMES
        yield f"4 players, {minutes_agreed} minutes agreed: ended by the limit", f"{share:.1f} %"


def play(
    players: int, games: int, **chosen: int
) -> tuple[list[int], list[float], Counter[str], int]:
    """Turns, minutes and ends of so many games, and how many were drawn."""
    turns, minutes, ends, draws = [], [], Counter[str](), 0
    levels = [LEVELS.index("average")] * players
    for seed in range(games):
        company = Company(seed, levels, None, game="classic", pace="normal", **chosen).play()
        turns.append(sum(b'"turn"' in line for line in company.record()))
        minutes.append(company.minutes)
        ends[end(company)] += 1
        draws += company.game.winner < 0
    return turns, minutes, ends, draws


def end(company: Company) -> str:
    """Which rule ended a game of calls: 2.15 twice, 2.17, 2.19."""
    game, settings = company.game, company.console.settings
    left = sum(game.is_in(seat) for seat in range(game.players))
    if left < 2:
        return ENDS[1 - left]
    seconds = json.loads(company.record()[-1])["t"] / 1e6
    timed = 0 < int(settings["limit_s"]) <= seconds
    counted = 0 < int(settings["limit_snaps"]) <= game.limits.snaps
    return "limit" if timed or counted else "dead table"


def _middle(figures: list[int] | list[float]) -> str:
    tenths = quantiles(figures, n=10)
    return f"{median(figures):.0f} ({tenths[0]:.0f}-{tenths[-1]:.0f})"
