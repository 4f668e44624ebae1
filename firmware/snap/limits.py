"""The early ends that may be agreed before a game (2.17)."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snap.game import Clock


class Limits:
    """`snaps`: pairs won so far."""

    def __init__(self, options: "dict[str, int]", clock: "Clock") -> None:
        self._seconds = options.get("limit_s", 0)
        self._most_snaps = options.get("limit_snaps", 0)
        self._clock = clock
        self.snaps = 0

    def reached(self, dt: int) -> bool:
        """Whether by `dt` an end has come."""
        if self._most_snaps and self.snaps >= self._most_snaps:
            return True
        clock = self._clock
        left = self._seconds - clock.seconds
        return self._seconds > 0 and left <= (clock.micros + dt) // 1000000

    def time(self) -> int:
        """The `dt` of the time limit, of any size; there has to be one."""
        return (self._seconds - self._clock.seconds) * 1000000 - self._clock.micros

    def due(self) -> int:
        """The `dt` of the time limit; -1 where there is none, or it is 1000 seconds away."""
        near = 0 < self._seconds <= self._clock.seconds + 1000
        return self.time() if near else -1
