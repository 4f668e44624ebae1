"""How finely presses are timed by a front that has to ask for them."""

import time


class Grain:
    """Between two looks at the keys nothing can be told apart: this measures those gaps."""

    def __init__(self) -> None:
        self._last = 0
        self._looks = 0
        self._total = 0
        self._longest = 0

    def look(self) -> None:
        """Call at each look."""
        now = time.perf_counter_ns()
        if self._last:
            gap = now - self._last
            self._looks += 1
            self._total += gap
            self._longest = max(self._longest, gap)
        self._last = now

    def report(self) -> str:
        """One line for people."""
        mean = self._total / max(1, self._looks) / 1e6
        return (
            f"Keys were looked at every {mean:.1f} ms, at worst after {self._longest / 1e6:.0f} ms:"
            " presses are no finer than that here."
        )
