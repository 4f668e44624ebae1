"""Lamps and a speaker that only remember what they were told."""


class Lamps:
    """`levels` by seat, 0 to 255."""

    def __init__(self, seats: int) -> None:
        self.levels = [0] * seats

    def set(self, seat: int, level: int) -> None:
        self.levels[seat] = level


class SilentSpeaker:
    """The tone that would sound now."""

    def __init__(self) -> None:
        self.hz = 0
        self.volume = 0

    def tone(self, hz: int, volume: int) -> None:
        self.hz = hz
        self.volume = volume
