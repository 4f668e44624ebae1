"""`python -m sim`: play, or work with records."""

import sys

from boards.command import complain, printed
from boards.payload import DeployError
from sim.errors import SimError


def main(arguments: list[str]) -> int:
    """Exit status: 0, or 2 for what cannot be done as asked."""
    try:
        return printed(lambda: _run(arguments))
    except (SimError, DeployError) as error:
        return complain("sim", error)


def _run(arguments: list[str]) -> int:
    """The command's own module alone is imported: replay draws nothing."""
    if arguments[:1] == ["replay"]:
        from sim import replay

        return replay.main(arguments[1:])
    if arguments[:1] == ["stats"]:
        from sim import stats

        return stats.main(arguments[1:])
    from sim import play

    play.main(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
