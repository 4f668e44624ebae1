"""A source file without what a device has no use for.

mpy-cross inlines every `const` and drops what an `if` of a constant rules out, so neither the
import of `const` nor the types' own imports need to run. As many lines stay as there were.
"""

_CHANGES = (
    ("TYPE_CHECKING = False\n", "_TYPE_CHECKING = const(0)\n"),
    ("if TYPE_CHECKING:\n", "if _TYPE_CHECKING:\n"),
    ("\nfrom snap.const import const\n", "\n\n"),
)


def slim(source: bytes) -> bytes:
    """For mpy-cross alone: CPython would look for `const`."""
    text = source.decode()
    for old, new in _CHANGES:
        text = text.replace(old, new)
    return text.encode()
