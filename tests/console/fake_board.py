"""A board in memory: a clock that a test turns, presses that are confirmed late, a log of all."""

import io
from pathlib import Path

from hypothesis import strategies as st

from sim.store import MemoryStore

TURN = 1 << 30
LAG_US = 3000  # what a press takes to be confirmed, as on the device
FIRMWARE = Path(__file__).parents[2] / "firmware"


class FakePresses:
    """Events are confirmed LAG_US after they happen, in the order of time."""

    write_proof = True

    def __init__(self, board):
        self._board = board
        self.name = "fake"
        self.script = []  # (microseconds since the start, seat, down)
        self._ready = []
        self._horizon = 0
        self.t = self.player = 0
        self.down = False
        self.overflows = self.stuck = 0

    def add(self, at, seat, held=60_000):
        """A press of `seat`, `held` microseconds long."""
        self.script += [(at, seat, True), (at + held, seat, False)]
        self.script.sort(key=lambda edge: edge[0])

    def poll(self):
        self._horizon = self._board.time - LAG_US
        while self.script and self.script[0][0] < self._horizon:
            self._ready.append(self.script.pop(0))

    def due(self):
        """Microseconds until the next edge is confirmed."""
        return max(0, self.script[0][0] + LAG_US + 1 - self._board.time) if self.script else TURN

    def next(self):
        if not self._ready:
            return False
        at, self.player, self.down = self._ready.pop(0)
        self.t = (self._board.start + at) % TURN
        return True

    def chatter(self, seat, t):
        return 3, 1800

    def horizon(self):
        return (self._board.start + self._horizon) % TURN


class FakeMenu:
    def __init__(self):
        self.down = False

    def pressed(self):
        down, self.down = self.down, False
        return down


class FakeLamps:
    def __init__(self, seats):
        self.levels = [0] * seats
        self.log = []

    def set(self, seat, level):
        self.levels[seat] = level
        self.log.append((seat, level))


class FakeSpeaker:
    def __init__(self, board):
        self._board = board
        self.log = []  # (microseconds since the start, hertz, volume)

    def tone(self, hz, volume):
        self.log.append((self._board.time, hz, volume))


class FakeStore(MemoryStore):
    @property
    def files(self):
        return self.blobs


class FakeBoard:
    """`time`: microseconds since the start, of any size; `start`: what the ticks were then."""

    display = displayio = vectorio = None

    def __init__(self, seats=4, start=0, menu=True, seed=1):
        self.time = 0
        self.start = start
        self.seats = seats
        self.labels = tuple(str(seat + 1) for seat in range(seats))
        self.presses = FakePresses(self)
        self.menu = FakeMenu() if menu else None
        self.lamps = FakeLamps(seats)
        self.speaker = FakeSpeaker(self)
        self.store = FakeStore()
        self.logged = []
        self._seed = seed

    def now(self):
        return (self.start + self.time) % TURN

    def open(self, name):
        return io.BytesIO((FIRMWARE / name).read_bytes())

    def entropy(self):
        self._seed = (self._seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return self._seed

    def battery(self):
        return None

    def log(self, text):
        self.logged.append(text)


starts = st.one_of(st.integers(0, TURN - 1), st.integers(TURN - 30_000_000, TURN - 1))
