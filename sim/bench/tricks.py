"""How often the bot of tricks and melds beats a player who does anything that the rules allow.

Seeded matches to 250, in both seats by turns.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Protocol

import sim  # noqa: F401  puts firmware/ on the path

from console.bots.tricks_play import choose  # isort: skip
from console.bots.tricks_ready import announcement, discards  # isort: skip
from snap.events import DRAW, FACE, PICK, PLAY  # isort: skip
from snap.series import Match  # isort: skip
from snap.shuffle import shuffled  # isort: skip
from snap.tricks import Tricks  # isort: skip

_MATCHES = 1000


class Seen:
    """What one player knows: cards that nobody will play any more, suits the other has not."""

    def __init__(self) -> None:
        self.cards = bytearray(52)
        self.voids = 0


class Player(Protocol):
    """Whoever plays: each answer is for seat `p` of a game."""

    def discard(self, game: Tricks, p: int, seen: Seen) -> bytes: ...
    def announce(self, game: Tricks, p: int, seen: Seen) -> int: ...
    def play(self, game: Tricks, p: int, seen: Seen) -> tuple[int, bool]: ...


class Bot:
    """The console's own; `snaps` in 100 of the slaps that it wants come in time."""

    def __init__(self, luck: random.Random, snaps: int = 100) -> None:
        self._luck = luck
        self._snaps = snaps

    def discard(self, game: Tricks, p: int, seen: Seen) -> bytes:
        return discards(game, p, seen.cards)

    def announce(self, game: Tricks, p: int, seen: Seen) -> int:
        return announcement(game.hand(p), seen.cards)

    def play(self, game: Tricks, p: int, seen: Seen) -> tuple[int, bool]:
        card = choose(game.hand(p), game.led, seen.cards, seen.voids)
        return card, self._luck.randrange(100) < self._snaps


class Anyhow:
    """Any legal draw, announcement and card; slaps every time, which never does harm (6.6)."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def discard(self, game: Tricks, p: int, seen: Seen) -> bytes:
        count = self._luck.randint(game.least(p), game.most(p))
        return bytes(self._luck.sample(list(game.hand(p)), count))

    def announce(self, game: Tricks, p: int, seen: Seen) -> int:
        return self._luck.choice(list(game.hand(p)))

    def play(self, game: Tricks, p: int, seen: Seen) -> tuple[int, bool]:
        legal = [card for card in game.hand(p) if game.follows(p, card)]
        return self._luck.choice(legal), True


def play_deal(players: Sequence[Player], dealer: int, seed: int) -> Tricks:
    """One deal to its end."""
    game = Tricks(2, dealer, bytes(shuffled(seed)), {})
    seen = Seen(), Seen()
    for p in (0, 1):
        _prepare(game, p, players[p], seen[p])
    while not game.over:
        p, led = game.next, game.led
        card, snap = players[p].play(game, p, seen[p])
        game.apply(PLAY, 0, p, card, int(snap))
        seen[0].cards[card] = seen[1].cards[card] = 1
        if led >= 0 and led & 3 != card & 3:
            seen[1 - p].voids |= 1 << (led & 3)
    return game


def _prepare(game: Tricks, p: int, player: Player, seen: Seen) -> None:
    game.apply(PICK, 0, p, 0)
    while game.draws(p) < 3:
        laid = player.discard(game, p, seen)
        for card in laid:
            seen.cards[card] = 1
        game.apply(DRAW, 0, p, laid)
    game.apply(FACE, 0, p, player.announce(game, p, seen))


def play_match(players: Sequence[Player], seed: int) -> int:
    """To 250 (6.10); the winner."""
    match = Match(seed & 1)
    while not match.over:
        game = play_deal(players, match.dealer, seed << 8 | match.totals[0] + match.totals[1] & 255)
        match.add(game.total(0), game.total(1))
    return match.winner


def wins(matches: int, snaps: int = 100) -> int:
    """Of matches of the bot against anyhow, in both seats by turns, how many the bot wins."""
    won = 0
    for seed in range(matches):
        luck = random.Random(seed)
        seat = seed & 1
        players: list[Player] = [Anyhow(luck), Anyhow(luck)]
        players[seat] = Bot(luck, snaps)
        won += play_match(players, seed) == seat
    return won


def measure() -> Iterator[tuple[str, str]]:
    """For a bot that always slaps in time, and for one that never does."""
    for snaps in (100, 0):
        won = wins(_MATCHES, snaps)
        yield f"{snaps} % of slaps in time: matches won of {_MATCHES:,}", f"{won}"
