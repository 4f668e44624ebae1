"""What ends a command with one line and exit status 2."""


class SimError(Exception):
    """What is wrong, and what to do about it."""
