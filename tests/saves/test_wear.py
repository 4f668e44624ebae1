"""How long the flash lasts, and that it never fills: counted on the real littlefs.

The flash of a Pico stands 100,000 erases a sector (W25Q16JV datasheet, 1).
"""

from sim.flash import BLOCK, BLOCK_CYCLES, Flash, Mounted
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

GAMES = 10  # a day
EVENINGS = 3
DAYS = 365
YEARS = 10
ENDURANCE = 100_000
FREE = 110  # sectors that the project's files leave on a Pico W, the smallest, and fewer


def an_evening(mounted, seed):
    """Ten games of four players, the flash written as on the device."""
    board = FakeBoard(4, seed=seed)
    board.store = mounted.store()
    evening = Evening(board, persons=0, bots=4, game="classic").run(to="Over")
    for _ in range(GAMES - 1):
        evening.again().run(3_500_000).run(to="Over")
    return board


def test_ten_games_a_day_wear_no_sector_out_in_ten_years():
    flash = Flash(FREE)
    mounted = Mounted(flash).format()
    flash.erased.clear()
    for day in range(EVENINGS):
        an_evening(mounted.mount(), day)
    mean = sum(flash.erased.values()) / FREE
    assert mean / EVENINGS * DAYS * YEARS < ENDURANCE / 2
    assert max(flash.erased.values()) < 3 * mean + BLOCK_CYCLES, "littlefs spreads it"


def test_records_are_rotated_so_that_the_disk_never_fills():
    mounted = Mounted(Flash(FREE)).format()
    for day in range(EVENINGS):
        board = an_evening(mounted.mount(), day)
        assert board.logged == []
        assert sum(name.endswith(".jsonl") for name in board.store.names()) <= 8
    assert sum(len(board.store.load(name)) for name in board.store.names()) < FREE * BLOCK // 2
