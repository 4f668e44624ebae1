"""`python -m sim.fonts` writes the sheets; with `--check` it only says which are not up to date."""

import sys

from sim.fonts.build import FIRMWARE, outputs


def main(arguments: list[str]) -> int:
    """Exit status 0: all is up to date or written; 1: the check found something; 2: misuse."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m sim.fonts [--check]", file=sys.stderr)
        return 2
    status = 0
    for path, data in outputs().items():
        if path.exists() and path.read_bytes() == data:
            continue
        print(path.relative_to(FIRMWARE), "is out of date" if arguments else "written")
        if arguments:
            status = 1
        else:
            path.write_bytes(data)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
