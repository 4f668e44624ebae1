"""`const` for both runtimes: mpy-cross inlines what it wraps, CPython just runs it."""


def const(value: int) -> int:
    """Return the value; a name assigned from `const(...)` never changes."""
    return value
