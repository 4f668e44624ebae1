"""`python -m sim stats FILE...`: what the players of these records have done."""

import csv
import sys
from collections.abc import Iterable
from itertools import chain

from console.spreadsheet import COUNTS, FIGURES, figures
from sim.command import Parser
from sim.printout import BadRecord, fail, lines_of, steps
from snap.events import PASS
from snap.tally import BIN_US, BINS, Tally

SEATS = bytes(range(8))
BLOCKS = " ▁▂▃▄▅▆▇█"
BINS_A_BLOCK = 4


def main(argv: list[str]) -> int:
    """Run the command on its arguments; the exit status. Raises SimError."""
    parser = Parser("python -m sim stats", description="Count what was played.")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record; - reads standard input")
    parser.add_argument("--csv", action="store_true", help="one line a seat, for a spreadsheet")
    options = parser.parse_args(argv)
    total = Tally(len(SEATS))
    try:
        for name in options.files:
            total.merge(tally_of(name, lines_of(name)), SEATS)
    except BadRecord as error:
        return fail(str(error))
    (_print_csv if options.csv else _print_table)(total)
    return 0


def tally_of(name: str, lines: Iterable[bytes]) -> Tally:
    """The tally of one record. Raises BadRecord."""
    replays = steps(name, lines)
    deal = next(replays)
    tally = Tally(deal.game.players)
    for replay in chain((deal,), replays):
        tally.heard(replay.game.said, replay.last.do if replay.last else PASS)
    return tally


def _seats(tally: Tally) -> list[int]:
    """Who has done anything at all."""
    counts = range(len(COUNTS))
    return [p for p in SEATS if tally.has_best(p) or any(tally.count(p, i) for i in counts)]


def _print_csv(tally: Tally) -> None:
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["seat", *FIGURES])
    out.writerows([p + 1, *figures(tally, p)] for p in _seats(tally))


def _print_table(tally: Tally) -> None:
    seats = _seats(tally)
    for p in seats:
        counts = [f"{head} {tally.count(p, i)}" for i, head in enumerate(COUNTS)]
        print(f"seat {p + 1}: " + ", ".join(counts))
        if tally.has_best(p):
            best, median = tally.best[p] / 1000, tally.median_us(p) // 1000
            print(f"  best {best:.3f} ms, median {median} ms  |{_plot(tally, p)}|")
    if not seats:
        print("There is nothing to count: nobody has pressed, no game has ended.")
    elif any(tally.has_best(p) for p in seats):
        print(f"Plotted: how many reactions in each {BINS_A_BLOCK * BIN_US // 1000} ms from 0.")
    else:
        print("Nothing is plotted: nobody has called in time.")


def _plot(tally: Tally, p: int) -> str:
    """A histogram a character a block of bins; the last holds all slower ones."""
    mine = tally.reactions[p * BINS : (p + 1) * BINS]
    sums = [sum(mine[i : i + BINS_A_BLOCK]) for i in range(0, BINS, BINS_A_BLOCK)]
    most = max(sums)
    return "".join(BLOCKS[-(-count * (len(BLOCKS) - 1) // most)] for count in sums)
