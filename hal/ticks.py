"""The clock that everything here goes by."""

import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# Microseconds modulo 2^30. The stubs give them a type of their own, which is an int.
now: "Callable[[], int]" = time.ticks_us  # type: ignore[assignment]
