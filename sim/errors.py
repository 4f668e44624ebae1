"""What ends a command with one line and exit status 2."""


class SimError(Exception):
    """What is wrong, and what to do about it."""


def why(error: OSError) -> str:
    """The reason, where a folder is wanted: that a file of its name "exists" says too little."""
    return "a file, not a folder" if isinstance(error, FileExistsError) else str(error.strerror)
