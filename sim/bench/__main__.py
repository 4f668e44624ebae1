"""`python -m sim.bench [NAME ...]`: measures, and prints a line a figure."""

import pkgutil
import sys
from importlib import import_module

import sim.bench
from sim.errors import SimError

NAMES = sorted(m.name for m in pkgutil.iter_modules(sim.bench.__path__) if m.name != "__main__")


def main(arguments: list[str]) -> int:
    """Exit status: 0, or 2 for what cannot be measured."""
    for name in arguments or NAMES:
        if name not in NAMES:
            print(f"bench: '{name}' is not one of {', '.join(NAMES)}", file=sys.stderr)
            return 2
        module = import_module(f"sim.bench.{name}")
        print(f"{name}: {(module.__doc__ or '').splitlines()[0]}")
        try:
            for what, figure in module.measure():
                print(f"  {what:<58} {figure:>14}", flush=True)
        except SimError as error:
            print(f"  not measured: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
