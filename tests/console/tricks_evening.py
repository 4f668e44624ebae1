"""A match of tricks and melds on the buttons, and players who press anything that makes sense."""

import random

from console.ui.wrap import tile_of
from sim import FIRMWARE
from sim.adafruit import displayio, vectorio
from sim.sheets import load_sheet
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

MARKS = "23456789TJQKA"
CHARS = {tile_of(chr(code)): chr(code) for code in range(0x20, 0x7F)}
CHARS[tile_of("…")] = "…"


class Glass:
    """A display that keeps, of each frame, which cards can be seen and what is written."""

    width, height, colors, brightness, rotation, fault = 128, 64, 2, 255, 0, None

    def __init__(self):
        self.root_group = None
        self.sheets = {}  # by id of the bitmap
        self.watchers = []

    def refresh(self):
        if self.root_group is None or not self.watchers:
            return
        cards, texts = set(), []
        self.read(self.root_group, cards, texts)
        for watcher in self.watchers:
            watcher(cards, texts)

    def read(self, group, cards, texts):
        for leaf in group:
            if getattr(leaf, "hidden", False):
                continue
            if isinstance(leaf, displayio.Group):
                self.read(leaf, cards, texts)
            elif isinstance(leaf, displayio.TileGrid):
                name = self.sheets[id(leaf.bitmap)]
                if name.startswith("text-"):
                    tiles = [leaf[i] for i in range(leaf.width * leaf.height)]
                    texts.append("".join([CHARS.get(tile, "?") for tile in tiles]).strip())
                elif name.startswith(("cards-", "mini-")):
                    cards |= self.card(leaf, name)

    def card(self, grid, name):
        """Tiles are in the order of sim/fonts/build.py: two a rank, suits from 39; mini one, 20."""
        if name.startswith("mini-"):
            mark, suit = grid[0] - 1, grid[1] - 20
        else:
            mark, suit = (grid[0] - 1) // 2, grid[2 * grid.width] - 39
        return {mark * 4 + suit} if 0 <= suit < 4 and mark < 13 else set()


class GlassBoard(FakeBoard):
    displayio, vectorio = displayio, vectorio

    def __init__(self, seats, seed=1):
        super().__init__(seats, seed=seed)
        self.display = Glass()
        self._sheets = {}

    def sheet(self, name):
        if name not in self._sheets:
            self._sheets[name] = load_sheet(FIRMWARE / "assets" / f"{name}.sheet")
            self.display.sheets[id(self._sheets[name])] = name
        return self._sheets[name]


class TricksEvening(Evening):
    """`persons` at the first seats, a bot where there is only one."""

    def __init__(self, board=None, persons=2, seed=1, **chosen):
        self.luck = random.Random(seed)
        board = board or FakeBoard(6, seed=seed)
        super().__init__(board, persons, game="tricks", bots=2 - persons, **chosen)
        if persons:
            self.run(to="Ready")

    @property
    def now_at(self):
        """The scene's step."""
        return self.console._scene.step

    @property
    def kind(self):
        return type(self.now_at).__name__ if hasattr(self.console._scene, "step") else self.scene

    @property
    def game(self):
        return self.console.deal.game

    def seat(self, player):
        return self.console.party.seats[player]

    def tap(self, player):
        return self.press(self.seat(player))

    def until(self, *kinds):
        """Let everybody press at random until one of these steps is up."""
        for _ in range(20_000):
            if self.kind in kinds:
                return self
            self.anything()
        raise AssertionError(f"never came to {kinds}")

    def anything(self):
        """One press that makes sense here, or a moment's wait."""
        step, kind = self.now_at, self.kind
        if kind in ("HandOver", "Prompt", "Line"):
            self.tap(self.who(step._player))
        elif kind == "Pick":
            self.choose(step._player, step._buttons)
        elif kind in ("Draw", "Announce", "Turn"):
            self.choose(step.player, step._buttons)
        elif kind == "Laid" and self.luck.random() < 0.3:
            self.press(step._seat)
        else:
            self.run(200_000)

    def who(self, player):
        if player >= 0:
            return player
        return 1 if self.console.party.is_bot(0) else 0

    def choose(self, player, buttons):
        on = self.luck.random() < 0.6
        if buttons._on < 0:
            self.press(self.seat(player), 60_000 if on else 600_000)
        else:
            others = [seat for seat in (buttons._on, buttons._back) if seat >= 0]
            self.press(self.luck.choice(others) if on else self.seat(player))

    def whole_match(self):
        """To the end of the match; the records of its deals."""
        records = []
        while True:
            self.until("Over")
            records.append(self.record())
            if self.console.series.over:
                return records
            self.again(self.seat(0))
            self.run(to="Ready")
