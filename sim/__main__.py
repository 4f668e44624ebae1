"""`python -m sim`: play, or work with records."""

import sys

from boards.command import print_anything
from sim.errors import SimError


def main(arguments: list[str]) -> int:
    """Exit status: 0, or 2 for what cannot be done as asked."""
    print_anything()
    try:
        if arguments[:1] == ["replay"]:
            from sim import replay  # it draws nothing: what draws is not even imported

            return replay.main(arguments[1:])
        if arguments[:1] == ["stats"]:
            from sim import stats

            return stats.main(arguments[1:])
        from sim import play

        play.main(arguments)
    except SimError as error:
        print(f"sim: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # as the shell says it
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
