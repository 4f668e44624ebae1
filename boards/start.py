"""What a Pico does when it is switched on: the board, then the console, and never a locked door.

Button 1 held at power-on, or three starts that failed, is safe mode: nothing is started and the
REPL is free. Ctrl-C leaves at any time, and leaving always stops the watchdog.
"""

import gc
import sys
import time

import machine

from boards.assemble import Board, load
from hal.stages import Stages
from hal.watchdog import Watchdog, failed_starts, set_failed_starts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from boards.spec import Spec
    from console.app import Console

_MOST_FAILED = 3
_GOOD_AFTER_MS = 20_000
_READ_MS = 3_000  # how long an error stays on the screen before the next start


def main() -> None:
    """Start, run until something ends it, and restart after a failure."""
    spec = load()
    if _held(spec.buttons[0]) or failed_starts() >= _MOST_FAILED:
        set_failed_starts(0)
        _safe_mode(spec)
        return
    set_failed_starts(failed_starts() + 1)
    board = Board(spec)
    del spec  # what read it would stay with it
    stages = Stages(board.display)
    try:
        _run(board, stages)
    except Exception as error:
        _tell(board, error)
        time.sleep_ms(_READ_MS)
        machine.reset()
    finally:
        board.stop()


def _held(pin: int) -> bool:
    button = machine.Pin(pin, machine.Pin.IN, machine.Pin.PULL_UP)
    time.sleep_ms(5)  # the pull-up charges the cable
    return not button.value()


def _safe_mode(spec: "Spec") -> None:
    text = "Safe mode: USB is free"
    print(text)
    Stages(Board(spec).display).say(text)


def _run(board: Board, stages: Stages) -> None:
    stages.say(str(board.seats) + " buttons")
    stages.say("Loading game")
    from console.app import Console

    stages.say("Starting")
    console = Console(board)
    gc.collect()
    board.log("ready")
    watchdog = Watchdog()
    try:
        _loop(board, console, watchdog)
    finally:
        watchdog.stop()


def _loop(board: Board, console: "Console", watchdog: Watchdog) -> None:
    started = time.ticks_ms()
    unproven = True
    while True:
        deadline = console.step(board.now())
        watchdog.feed()
        if unproven and time.ticks_diff(time.ticks_ms(), started) > _GOOD_AFTER_MS:
            set_failed_starts(0)
            unproven = False
        if time.ticks_diff(deadline, board.now()) > 1000:
            time.sleep_ms(1)  # not longer: presses wait to be taken in


def _tell(board: Board, error: Exception) -> None:
    """Say what failed on USB and on the panel."""
    sys.print_exception(error)
    Stages(board.display).say("Failed: " + repr(error))
