"""When nobody has pressed anything for long: dim the picture and the lamps, then sleep."""

from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.lights import Lights
    from console.stage import Stage

_SECOND = const(1_000_000)
_AWAKE = const(0)
_DIM = const(1)
_ASLEEP = const(2)
_DIMMED = const(6)  # by how much the light is divided


class Idle:
    """Dims after half of the time chosen, sleeps after all of it; whoever presses wakes it."""

    def __init__(self, stage: "Stage", lights: "Lights", now: int) -> None:
        self._stage = stage
        self._lights = lights
        self._seconds = 0
        self._since = now
        self._limit = 0
        self._brightness = 255
        self._lamps = 100
        self._state = _AWAKE

    def choose(self, minutes: int, brightness: int, lamps: int) -> None:
        """minutes until it sleeps, 0 for never; brightness 0 to 255, lamps 0 to 100 % when awake"""
        self._limit = 60 * minutes
        self._brightness = brightness
        self._lamps = lamps
        self._show(_AWAKE)

    def asleep(self) -> bool:
        """Whether picture and lamps are dark."""
        return self._state == _ASLEEP

    def stir(self, now: int) -> bool:
        """Something happens at ticks `now`; whether that ended a sleep. Allocates nothing."""
        slept = self.asleep()
        self._seconds = 0
        self._since = now
        if self._state != _AWAKE:
            self._show(_AWAKE)
        return slept

    def advance(self, now: int) -> None:
        """Nothing has happened until ticks `now`; to be called every few minutes at the least."""
        while ticks_diff(now, self._since) >= _SECOND:
            self._since = ticks_add(self._since, _SECOND)
            self._seconds += 1
        state = self._state
        if self._limit and self._seconds >= self._limit:
            state = _ASLEEP
        elif self._limit and 2 * self._seconds >= self._limit:
            state = _DIM
        if state != self._state:
            self._show(state)

    def _show(self, state: int) -> None:
        self._state = state
        if state == _ASLEEP:
            self._stage.light(0)
            self._lights.scale(0)
        elif state == _DIM:
            self._stage.light(max(1, self._brightness // _DIMMED))
            self._lights.scale(self._lamps // _DIMMED)
        else:
            self._stage.light(self._brightness)
            self._lights.scale(self._lamps)
