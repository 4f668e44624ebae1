"""Plays tunes on a speaker that knows one tone at a time; driven by `advance`, never waits."""

from array import array

from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Speaker

# Hertz of the twelve semitones from C8 up; every octave below halves them.
_OCTAVE_8 = array("H", (4186, 4435, 4699, 4978, 5274, 5588, 5920, 6272, 6645, 7040, 7459, 7902))
_TOP = const(7)  # octaves from C1 to C8
_UNIT_US = const(10_000)


def pitch_hz(semitone: int) -> int:
    """Hertz of a pitch in semitones above C1, 1 to 95; 0 for a rest."""
    if semitone == 0:
        return 0
    return _OCTAVE_8[semitone % 12] >> (_TOP - semitone // 12)


class Sound:
    """One tune at a time; a new one cuts the old one short."""

    def __init__(self, speaker: "Speaker", volume: int) -> None:
        """volume: 0 (silence) to 10."""
        self._speaker = speaker
        self.volume = volume
        self._tune = b""
        self._note = 0
        self._ends = 0

    def play(self, tune: bytes, now: int) -> None:
        """Begin a tune (see tunes.py) at ticks `now`."""
        self._tune = tune
        self._note = 0
        self._ends = now
        self.advance(now)

    def playing(self) -> bool:
        """Whether `advance` has something to do, at the ticks of `ends`."""
        return len(self._tune) > 0

    def ends(self) -> int:
        """Ticks at which the note that sounds is over."""
        return self._ends

    def advance(self, now: int) -> None:
        """Sound what is due at ticks `now`."""
        while self._tune and ticks_diff(now, self._ends) >= 0:
            self._begin_note()

    def _begin_note(self) -> None:
        i = self._note
        if i >= len(self._tune):
            self._tune = b""
            self._speaker.tone(0, 0)
            return
        self._speaker.tone(pitch_hz(self._tune[i]), self.volume)
        self._ends = ticks_add(self._ends, self._tune[i + 1] * _UNIT_US)
        self._note = i + 2
