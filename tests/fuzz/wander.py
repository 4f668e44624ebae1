"""Somebody presses buttons at random in the whole console: BASE SEED STEPS.

Runs on every runtime, which must say the same: each scene as it comes, what is logged, and the
records that were kept. BASE is the folder of texts and assets.
"""

import gc
import sys

from console.app import Console
from console.deal import first_scene
from console.settings import choices
from console.ticks import ticks_add, ticks_diff

LAG_US = 3000
TURN_US = 1 << 30
CALM = ("Title", "Join", "Setup", "Over")
RULES = (
    ("game", "language", "bots", "pace", "owners_only", "grab", "named_by", "call", "series")
    + ("double_both", "tie_us", "false_start_us", "limit_snaps", "letters")
)  # fmt: skip
PAGES = (
    ("title", "join", "setup", "rules", "language", "settings", "stats", "howto", "names")
    + ("check.menu", "check.buttons", "check.stick", "check.lamps", "check.display", "check.box")
)  # fmt: skip


class Luck:
    """The same numbers everywhere (Knuth's MMIX generator)."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 12345

    def next(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return self.state

    def below(self, n):
        return (self.next() >> 33) % n


class Part:
    """Lamps and a speaker that are not there."""

    def set(self, seat, level):
        pass

    def tone(self, hz, volume):
        pass


class Presses:
    name = "none"
    overflows = stuck = 0
    write_proof = True

    def __init__(self, board):
        self.board = board
        self.waiting = []
        self.t = self.player = 0
        self.down = False

    def poll(self):
        pass

    def next(self):
        if not self.waiting:
            return False
        self.t, self.player, self.down = self.waiting.pop(0)
        return True

    def add(self, seat, down):
        self.waiting.append((self.horizon(), seat, down))

    def horizon(self):
        return ticks_add(self.board.time, -LAG_US)

    def chatter(self, seat, t):
        return 3, 1800


class Store:
    def __init__(self):
        self.blobs = {}

    def load(self, name):
        return self.blobs.get(name)

    def save(self, name, data):
        self.blobs[name] = bytes(data)

    def append(self, name, data):
        self.blobs[name] = self.blobs.get(name, b"") + bytes(data)

    def remove(self, name):
        self.blobs.pop(name, None)

    def rename(self, name, other):
        self.blobs[other] = self.blobs.pop(name)

    def names(self):
        return sorted(self.blobs)

    def open(self, name):
        import io

        return io.BytesIO(self.blobs[name])

    def size(self, name):
        return len(self.blobs[name])


class Board:
    display = menu = None
    lamps = speaker = Part()

    def __init__(self, base, luck):
        self.base = base
        self.luck = luck
        self.time = TURN_US - 40_000_000  # it comes round on the way
        self.seats = 2 + luck.below(7)
        self.labels = tuple([str(seat + 1) for seat in range(self.seats)])
        self.presses = Presses(self)
        self.store = Store()

    def now(self):
        return self.time

    def log(self, text):
        print("log", text)

    def battery(self):
        return None

    def entropy(self):
        return self.luck.next()

    def open(self, name):
        return open(self.base + "/" + name, "rb")


class Wanderer:
    """Presses often or seldom, short or long, and now and then turns to another page or switches
    the console off and on."""

    def __init__(self, base, seed):
        self.luck = Luck(seed)
        self.board = Board(base, self.luck)
        chosen = {name: choices(name)[self.luck.below(len(choices(name)))] for name in RULES}
        chosen["game"] = choices("game")[seed % 4]
        self.console = Console(self.board, **chosen)
        self.held = {}
        self.scene = ""

    def go(self, steps):
        for i in range(steps):
            if i % 400 == 0:
                self.change()
            self.press()
            self.step(i)
        for name in self.board.store.names():
            if name.endswith((".jsonl", ".csv")):  # the others have keys in an order of their own
                print("kept", name, self.board.store.blobs[name])

    def change(self):
        below, console = self.luck.below, self.console
        self.nerves = (3, 10, 60)[below(3)]
        self.longest = (200_000, 1_500_000)[below(2)]
        what = below(10)
        if self.scene in CALM and what < 6:
            console.settings.choose("game", choices("game")[below(4)])
            console.party.joined = (1 << 1 + below(self.board.seats)) - 1
            console.party.seated = False
            console.go(first_scene(console))
        elif self.scene in CALM and what < 9:
            console.go(PAGES[below(len(PAGES))])
        elif what == 9:
            self.board.presses = Presses(self.board)
            self.held.clear()
            self.console = Console(self.board)
        gc.collect()

    def press(self):
        below, now = self.luck.below, self.board.time
        for seat in sorted(self.held):
            if ticks_diff(now, self.held[seat]) >= 0:
                del self.held[seat]
                self.board.presses.add(seat, False)
        seat = below(self.board.seats)
        if below(1000) < self.nerves and seat not in self.held:
            self.held[seat] = ticks_add(now, 20_000 + below(self.longest))
            self.board.presses.add(seat, True)

    def step(self, i):
        now = self.board.time
        ahead = ticks_diff(self.console.step(now), now)
        self.board.time = ticks_add(now, max(1, min(ahead, 100_000)))
        scene = type(self.console._scene).__name__
        if scene != self.scene:
            self.scene = scene
            deal = self.console.deal
            print(i, scene, deal and (deal.header.game, list(deal.header.animals)))


if __name__ == "__main__":
    Wanderer(sys.argv[1], int(sys.argv[2])).go(int(sys.argv[3]))
