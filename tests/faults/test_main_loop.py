"""The loop that runs on the device: it alone feeds the watchdog, which stops however it ends."""

import ast
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.hal.fake_machine import chip, load

__all__ = ["chip"]
ROOT = Path(__file__).parents[2]
CTRL_CLEAR, SCRATCH = 0x40058000 + 0x3000, 0x40058000 + 0x0C


class Console:
    """Takes `steps` steps, each `ms` long, and then fails."""

    def __init__(self, chip, steps, error, ms=1):
        self.chip, self.steps, self.error, self.ms = chip, steps, error, ms
        self.fed = []

    def step(self, now):
        self.fed.append(self.chip.fed)
        self.chip.now += self.ms * 1000
        if len(self.fed) > self.steps:
            raise self.error
        return now


@pytest.fixture
def start(chip, monkeypatch):
    """boards.start on the chip, with nothing that draws."""
    assemble = ModuleType("boards.assemble")
    assemble.Board, assemble.load = object, lambda: None
    stages = ModuleType("hal.stages")
    stages.Stages = lambda display: stages
    stages.said = []
    stages.say = stages.said.append
    monkeypatch.setitem(sys.modules, "boards.assemble", assemble)
    monkeypatch.setitem(sys.modules, "hal.stages", stages)
    chip.memory[SCRATCH] = 0
    monkeypatch.setattr(sys.implementation, "_machine", "Pico with RP2040", raising=False)
    for name, call in {
        "ticks_ms": lambda: chip.now // 1000,
        "ticks_diff": lambda a, b: a - b,
        "sleep_ms": lambda ms: None,
    }.items():
        monkeypatch.setattr(time, name, call, raising=False)
    load("hal.watchdog")
    module = load("boards.start")
    module.said = stages.said
    return module


class Board:
    seats = 4
    display = None

    def __init__(self, chip):
        self._chip = chip
        self.logged = []
        self.stopped = False

    def now(self):
        return self._chip.now

    def log(self, text):
        self.logged.append(text)

    def stop(self):
        self.stopped = True


@pytest.mark.parametrize("error", [ValueError("x"), MemoryError(), KeyboardInterrupt()])
def test_the_loop_feeds_after_each_step_and_stops_the_watchdog_when_it_ends(
    chip, start, monkeypatch, error
):
    console = Console(chip, 5, error)
    monkeypatch.setattr("console.app.Console", lambda board: console)
    with pytest.raises(type(error)):
        start._run(Board(chip), sys.modules["hal.stages"])
    assert console.fed == [0, 1, 2, 3, 4, 5]
    assert chip.memory[CTRL_CLEAR] == 1 << 30


def test_a_step_that_never_ends_is_not_fed(chip, start):
    """Then the watchdog resets the chip, and the console offers to go on with the table."""
    source = (ROOT / "firmware/console").rglob("*.py")
    source = [*source, *(ROOT / "firmware/snap").rglob("*.py"), *(ROOT / "hal").rglob("*.py")]
    feeds = [
        (path.name, ast.unparse(node.func))
        for path in [*source, *(ROOT / "boards").glob("*.py")]
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".feed", "WDT"))
    ]
    feeds = [feed for feed in feeds if feed[1] != "self.feed"]  # of a press ring
    assert sorted(feeds) == [
        ("start.py", "watchdog.feed"),
        ("watchdog.py", "machine.WDT"),
        ("watchdog.py", "self._timer.feed"),
    ]


FROZEN = 40_000_000


class Bite(BaseException):
    """The chip resets, whatever the program is doing."""


class ChipBoard(FakeBoard):
    """Its time is the chip's, which passes while it is looked at."""

    def __init__(self, chip, **more):
        self.chip = chip
        super().__init__(4, **more)

    def now(self):
        self.chip.now += 50
        self.time = self.chip.now
        return super().now()


def hang(chip):
    """A step that never ends, and what the watchdog makes of it."""
    fed, since = chip.fed, chip.now
    while chip.fed == fed:
        chip.now += 1000
        if chip.now - since > 8_000_000:
            raise Bite


def test_a_game_that_hangs_is_reset_by_the_watchdog_and_offered_again(chip, start, monkeypatch):
    monkeypatch.setattr(time, "sleep_ms", lambda ms: setattr(chip, "now", chip.now + ms * 1000))
    board = ChipBoard(chip, seed=4)
    evening = Evening(board, persons=0, bots=3, pace="fast")
    advance = evening.console.sound.advance
    evening.console.sound.advance = lambda now: hang(chip) if now > FROZEN else advance(now)
    with pytest.raises(Bite):
        start._loop(board, evening.console, load("hal.watchdog").Watchdog())
    kept = board.store.load(evening.console.journal.name).count(b'"turn"')
    again = FakeBoard(4, seed=9)
    again.store = board.store
    after = Evening(again).run(100_000)
    assert after.scene == "Resume" and kept > 5
    after.press(1).run(to="Play").run(to="Over")


def test_a_start_is_called_good_after_twenty_seconds_of_play(chip, start, monkeypatch):
    watchdog = load("hal.watchdog")
    watchdog.set_failed_starts(2)
    for seconds, failed in ((19, 2), (22, 0)):
        chip.now = 0
        monkeypatch.setattr(start, "set_failed_starts", watchdog.set_failed_starts)
        console = Console(chip, seconds, ValueError(), ms=1000)
        with pytest.raises(ValueError):
            start._loop(Board(chip), console, watchdog.Watchdog())
        assert watchdog.failed_starts() == failed


def test_what_fails_is_said_and_the_chip_reset(chip, start, monkeypatch):
    board = Board(chip)
    monkeypatch.setattr(start, "load", lambda: type("Spec", (), {"buttons": (2,)}))
    monkeypatch.setattr(start, "Board", lambda spec: board)
    monkeypatch.setattr(sys, "print_exception", lambda error: None, raising=False)
    resets = []
    monkeypatch.setattr(start.machine, "reset", lambda: resets.append(board.stopped), raising=False)
    console = Console(chip, 1, ZeroDivisionError("no way"))
    monkeypatch.setattr("console.app.Console", lambda board: console)
    start.main()
    assert resets == [False] and board.stopped
    assert start.said[-1] == "Failed: ZeroDivisionError('no way')"
