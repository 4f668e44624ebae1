# Runs on the emulated Pico: takes presses in while the processor does something else.
import gc
import time
from array import array

from boards.assemble import Board, load
from hal.lamps import ChainLamps

board = Board(load())
chain = ChainLamps(28, 16)
keep = [bytearray(60) for _ in range(700)]
board.display.root_group = board.displayio.Group()


def idle():
    time.sleep_ms(1)


def garbage():
    for i in range(20):
        str(i) + "x"
    gc.collect()


def lamps():
    chain.set(3, 0)
    chain.set(3, 255)


def display():
    board.display.change_all()
    board.display.refresh()


def flash():
    board.store.save("race", bytes(600))
    time.sleep_ms(20)


def race(work, ms, count):
    """Print READY, then of each press: its ticks, its seat, and how long its decision took."""
    presses = board.presses
    found = array("i", bytes(12 * count))
    n = 0
    work()
    gc.collect()
    print("READY")
    start = time.ticks_ms()
    while time.ticks_diff(time.ticks_ms(), start) < ms:
        work()
        presses.poll()
        while presses.next():
            if presses.down and n < count:
                found[3 * n] = presses.t
                found[3 * n + 1] = presses.player
                found[3 * n + 2] = time.ticks_diff(time.ticks_us(), presses.t)
                n += 1
    print([list(found[3 * i : 3 * i + 3]) for i in range(n)], presses.overflows)
    presses.stop()
