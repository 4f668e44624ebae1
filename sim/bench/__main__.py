"""`python -m sim.bench [PART ...]`: measures, and prints a line a figure."""

import argparse
import pkgutil
import sys
from importlib import import_module

import sim.bench
from boards.command import printed
from sim.command import Parser
from sim.errors import SimError

# What is not done within seconds: about how many minutes, on a computer that does other things too.
MINUTES = {"bots": 12, "day": 4, "duels": 6, "lengths": 7, "wear": 2}
# The short ones first: there is something to read meanwhile.
NAMES = sorted(
    (m.name for m in pkgutil.iter_modules(sim.bench.__path__) if m.name != "__main__"),
    key=lambda name: (MINUTES.get(name, 0), name),
)


def main(arguments: list[str]) -> int:
    """Exit status: 0, or 2 for what cannot be measured."""
    try:
        names = _names(arguments)
    except SimError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    return printed(lambda: _measure(names))


def _names(arguments: list[str]) -> list[str]:
    """Those that were named, else all."""
    listed = "\n".join(f"  {name:<9}{_lasts(name):<12}{_about(name)}" for name in NAMES)
    parser = Parser(
        prog="python -m sim.bench",
        description="Measures, and prints a line a figure.",
        epilog=f"The parts, and about how long each takes:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("part", nargs="*", help="what to measure; all, where none is named")
    parts = parser.parse_args(arguments).part
    for name in parts:
        if name not in NAMES:
            raise SimError(f"'{name}' is not one of {', '.join(NAMES)}")
    return parts or NAMES


def _lasts(name: str) -> str:
    return f"{MINUTES[name]} minutes" if name in MINUTES else "seconds"


def _about(name: str) -> str:
    return (import_module(f"sim.bench.{name}").__doc__ or "").splitlines()[0]


def _measure(names: list[str]) -> int:
    for name in names:
        _print(name)
    return 0


def _print(name: str) -> None:
    """Its name and how long it takes before anything else: the first figure may be long to come."""
    print(f"{name} ({_lasts(name)}): {_about(name)}", flush=True)
    try:
        for what, figure in import_module(f"sim.bench.{name}").measure():
            print(f"  {what:<72} {figure:>14}", flush=True)
    except SimError as error:
        print(f"  not measured: {error}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
