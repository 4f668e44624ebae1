"""The piezo by way of pygame-ce's mixer: square waves."""

from array import array

import pygame

from sim.fronts.silence import silence

SoundError = pygame.error

_RATE = 44_100
_LOUDEST = 8_000  # of 32,767: a square wave is loud enough at a quarter
_LENGTH = _RATE // 10  # samples in a loop, about


class MixerSpeaker:
    """One tone at a time; SoundError where the computer has no sound."""

    def __init__(self) -> None:
        with silence():  # ALSA tells at length that there is no sound card
            pygame.mixer.init(frequency=_RATE, size=-16, channels=1, buffer=256)
        self._channel = pygame.mixer.Channel(0)
        self._waves: dict[int, pygame.mixer.Sound] = {}

    def tone(self, hz: int, volume: int) -> None:
        if hz == 0 or volume == 0:
            self._channel.stop()
            return
        self._channel.set_volume(volume / 10)
        self._channel.play(self._wave(hz), loops=-1)

    def _wave(self, hz: int) -> pygame.mixer.Sound:
        if hz not in self._waves:
            self._waves[hz] = pygame.mixer.Sound(buffer=square_wave(hz))
        return self._waves[hz]


def square_wave(hz: int) -> "array[int]":
    """Whole periods of about a tenth of a second in all, so that they join without a click."""
    periods = max(1, round(hz * _LENGTH / _RATE))
    samples = round(periods * _RATE / hz)
    return array("h", (_sample(2 * periods * i // samples) for i in range(samples)))


def _sample(half_period: int) -> int:
    return -_LOUDEST if half_period % 2 else _LOUDEST
