"""The time that passes on an emulated bench: only while something waits or bits go over a wire."""


class BenchClock:
    """Counts microseconds."""

    def __init__(self) -> None:
        self.us = 0.0

    def now(self) -> int:
        """Microseconds modulo 2^30, as the device's clock."""
        return int(self.us) & 0x3FFFFFFF

    def wait(self, ms: int) -> None:
        """Let milliseconds pass."""
        self.us += ms * 1000
