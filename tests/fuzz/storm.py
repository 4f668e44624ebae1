"""A table at which everybody presses everything at random, at any time: what must hold anyway.

The whole console runs on a board in memory, with its screens, the judgement of button edges that
ships, and a clock that wraps. Everything is drawn from one seed.
"""

import json
import random
from errno import EIO, ENOSPC

from console.app import Console
from console.ticks import ticks_diff
from sim.presses import Buttons
from sim.store import MemoryStore
from snap.names import GAMES
from snap.replay import Replay
from snap.states import state
from snap.write import header_line
from tests.console.fake_board import TURN
from tests.console.tricks_evening import GlassBoard

LANGUAGES = ("en", "fr", "ru")
MOOD = 400  # steps
_FAR_US = 1 << 29


class StormBoard(GlassBoard):
    def __init__(self, seats, seed, start, menu):
        super().__init__(seats, seed)
        self.start = start
        if not menu:
            self.menu = None
        self.presses = Buttons(seats, self)
        self.store = Flaky()
        self.millivolts = None

    def battery(self):
        return self.millivolts


class Flaky(MemoryStore):
    """A store that fails when it is `broken`, and now and then in the middle of a call."""

    broken = False

    def save(self, name, data):
        self._try()
        super().save(name, data)

    def append(self, name, data):
        self._try()
        super().append(name, data)

    def load(self, name):
        self._try()
        return super().load(name)

    def remove(self, name):
        self._try()
        super().remove(name)

    def names(self):
        self._try()
        return super().names()

    def _try(self):
        if self.broken:
            raise OSError(self.broken)


class Storm:
    """`presses` and `turns` are counted; every whole game is checked."""

    def __init__(self, game, seed):
        self.luck = luck = random.Random(f"{game} {seed}")
        self.game = game
        self.presses = self.turns = self.games = 0
        start = luck.choice((0, TURN - luck.randrange(60_000_000), luck.randrange(TURN)))
        board = StormBoard(luck.randint(2, 8), seed, start, luck.random() < 0.7)
        self.board = board
        self.console = Console(board, **self.settings())
        self._deal = None
        self._turned = 0  # in the game that is on
        self._checked_end = False
        self._down = []  # (when it opens, seat)

    def settings(self):
        """The game that is asked for, in any language, under any rules."""
        luck = self.luck
        return {
            "game": self.game,
            "language": luck.choice(LANGUAGES),
            "bots": luck.randint(0, 7),
            "pace": luck.choice(("slow", "normal", "fast", "rising")),
            "owners_only": luck.random() < 0.3,
            "grab": luck.random() < 0.3,
            "named_by": luck.choice(("name", "noise")),
            "call": luck.choice(("press", "press", "double", "triple", "hold")),
            "series": luck.choice((1, 3)),
            "match": luck.choice((100, 2)),
            "tie_us": luck.choice((0, 5000, 25_000)),
            "false_start_us": luck.choice((0, 100_000)),
        }

    def go(self, steps):
        """So many steps of the console, each after a press or some time, or both."""
        self.console.step(self.board.now())
        for step in range(steps):
            if step % MOOD == 0:
                self.change_mood()
            self.meddle()
            ahead = ticks_diff(self.step(), self.board.now())
            assert -_FAR_US < ahead < _FAR_US
            self.look()
            self.wait(ahead)
        self.check()
        self.turns += self._turned

    def step(self):
        deadline = self.console.step(self.board.now())
        assert not any("error" in line for line in self.board.logged), self.board.logged
        return deadline

    def change_mood(self):
        """How often buttons are pressed, how long they are held, and how exactly time passes."""
        luck = self.luck
        if type(self.console._scene).__name__ in ("Title", "Join", "Setup") and luck.random() < 0.7:
            self.sit_down()
        if luck.random() < 0.1:
            self.cut_power()
        self.board.display.fault = "gone" if luck.random() < 0.05 else None
        self.board.millivolts = luck.choice((None, None, 4800, 3000))
        self.board.store.broken = luck.random() < 0.1 and luck.choice((ENOSPC, EIO))
        self._nervous = luck.choice((0.01, 0.05, 0.2))
        self._held = luck.choice(((20_000, 200_000), (20_000, 1_500_000), None))
        self._menu = luck.choice((0, 0, 0.001))
        self._late = luck.choice((0, 0.02))

    def sit_down(self):
        """Begin the game that is asked for; menus lead to others as well."""
        self.console.settings.choose("game", self.game)
        self.console.play(self.luck.randint(0, self.board.seats))

    def cut_power(self):
        """Off and on again, on what the store has kept."""
        self.board.presses = Buttons(self.board.seats, self.board)
        self._down.clear()
        self.console = Console(self.board)
        self._deal = None
        self.turns += self._turned
        self._turned = 0

    def meddle(self):
        """Perhaps a button changes, or several at the very same moment."""
        luck, board = self.luck, self.board
        while self._down and self._down[0][0] <= board.time:
            board.presses.set(self._down.pop(0)[1], False)
        while luck.random() < self._nervous:
            self.press(luck.randrange(board.seats))
        if board.menu and luck.random() < self._menu:
            board.menu.down = True

    def press(self, seat):
        """Close a button for a while; in a wild mood it opens, or closes, at the next press."""
        contacts = self.board.presses
        self.presses += 1
        if self._held is None:
            contacts.set(seat, not contacts.closed >> seat & 1)
        elif not contacts.closed >> seat & 1:
            contacts.set(seat, True)
            self._down.append((self.board.time + self.luck.randint(*self._held), seat))
            self._down.sort()

    def wait(self, ahead):
        """Until the deadline, or less, or rather more."""
        luck = self.luck
        if self.board.presses.undecided() and luck.random() < 0.8:
            us = luck.choice((1, 400, 499, 500, 501, 3000))
        elif luck.random() < self._late:
            us = ahead + luck.choice((3000, 200_000, 20_000_000))
        elif luck.random() < 0.2:
            us = luck.randint(0, max(1, ahead))
        else:
            us = max(1, ahead)
        if self._down:
            us = min(us, max(1, self._down[0][0] - self.board.time))
        self.board.time += max(0, us)

    def look(self):
        """See which game is on; check it when it is over, and now and then before."""
        deal = getattr(self.console, "deal", None)
        if deal is None:
            return
        if deal is not self._deal:
            self._deal = deal
            self.games += 1
            self.turns += self._turned
            self._turned = 0
        if (deal.game.over and not self._checked_end) or self.luck.random() < 0.0003:
            self.check()
        self._checked_end = deal.game.over

    def check(self):
        """The record plays to the state of the table, and no card is lost or doubled."""
        deal, journal = self._deal, self.console.journal
        if deal is None or not journal.name or journal.fault:
            return
        if type(self.console._scene).__name__ == "Restore":
            return  # the table is being laid out from the record
        journal.write()
        lines = (self.board.store.blobs.get(journal.name) or b"-").splitlines()
        if journal.fault or lines[0].decode() != header_line(deal.header):
            return  # the store fails; or the deal has been made, its record not begun
        replay = Replay(lines[0])
        for line in lines[1:]:
            replay.step(line)
        kind = GAMES.index(json.loads(lines[0])["game"])
        found = state(kind, replay.game)
        assert found == state(kind, deal.game)
        check_cards(found)
        self._turned = sum(b'"turn"' in line or b'"play"' in line for line in lines)


def names_in(found):
    """Every card that a state names, wherever it lies."""
    if isinstance(found, str):
        return [found]
    if isinstance(found, dict):
        found = found.values()
    return [c for inner in found for c in names_in(inner)] if hasattr(found, "__iter__") else []


def check_cards(found):
    """52 cards, each once; what a trick has taken is out of the game."""
    places = ("stocks", "piles", "pools", "middle", "left", "hands", "spreads")
    cards = names_in([found[place] for place in places if place in found])
    assert len(cards) == len(set(cards))
    assert "hands" in found or len(cards) == 52


class FullHeap(Storm):
    """Memory is exhausted now and then, wherever; what is not survived is a new start.

    It is not while the storm itself looks at the table, nor at a new start, whose heap is empty.
    """

    def __init__(self, game, seed):
        super().__init__(game, seed)
        self._failing = []  # (owner, name) of what is to fail at its next call

    def mend(self):
        """Nothing fails any more."""
        for owner, name in self._failing:
            vars(owner).pop(name, None)
        self._failing.clear()

    def check(self):
        self.mend()
        super().check()

    def cut_power(self):
        self.mend()
        super().cut_power()

    def step(self):
        if self.luck.random() < 0.0005:
            self.exhaust()
        try:
            deadline = self.console.step(self.board.now())
        except MemoryError:
            self.cut_power()
            return self.board.now()
        errors = [line for line in self.board.logged if "error" in line]
        assert all("MemoryError" in line for line in errors), errors
        return deadline

    def exhaust(self):
        """The next call of something or other fails."""
        console, board, scene = self.console, self.board, self.console._scene
        owner, name = self.luck.choice(
            (
                (scene, "press"), (scene, "until"), (scene, "advance"), (scene, "deadline"),
                (board, "sheet"), (board, "open"), (board.display, "refresh"),
                (console.stage, "open"), (console.stage, "clear"), (console.sound, "play"),
                (console.lights, "glow"), (console.journal, "write"), (console.vault, "save"),
                (board.store, "append"), (board.store, "load"), (console.troubles, "show"),
            )
        )  # fmt: skip

        def fail(*_):
            delattr(owner, name)
            raise MemoryError("memory allocation failed")

        setattr(owner, name, fail)
        self._failing.append((owner, name))
