"""A moment that passes and stays in the past: ticks alone come round after 18 minutes."""

from console.ticks import ticks_diff


class Moment:
    """Has to be asked at least every nine minutes until it has passed. Allocates nothing."""

    def __init__(self, t: int) -> None:
        self.at = t
        self._passed = False

    def set(self, t: int) -> None:
        """Be another moment, ticks `t`."""
        self.at = t
        self._passed = False

    def passed(self, t: int) -> bool:
        """Whether ticks `t` are that moment, or later."""
        self._passed = self._passed or ticks_diff(t, self.at) >= 0
        return self._passed
