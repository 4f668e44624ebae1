"""A piezo or a small speaker with its transistor on one PWM pin."""

import machine

# The ear hears ratios: each step of volume is about 1.7 times the one before, 10 a square wave.
_DUTY = (0, 280, 470, 800, 1350, 2300, 3900, 6600, 11200, 19100, 32768)


class NoSpeaker:
    """A board without a speaker."""

    def tone(self, hz: int, volume: int) -> None:
        """Do nothing."""


class PwmSpeaker:
    """One tone at a time; the pin's PWM slice must be its own, since a slice has one frequency."""

    def __init__(self, pin: int) -> None:
        self._pwm = machine.PWM(machine.Pin(pin), freq=1000, duty_u16=0)

    def tone(self, hz: int, volume: int) -> None:
        """Sound until the next call; hz 0 is silence, else 20 to 20,000; volume 0 to 10."""
        if not hz or not volume:
            self._pwm.duty_u16(0)
            return
        self._pwm.freq(hz)
        self._pwm.duty_u16(_DUTY[volume])
