"""The tunes, as data: two bytes a note, pitch and length.

Pitch: semitones above C1 (so 36 is C4, middle C), 0 for a rest. Length: in 10 ms.
"""

TURN = bytes((48, 2))
SNAP = bytes((60, 6, 64, 6, 67, 6, 72, 16))
TIE = bytes((60, 8, 0, 3, 60, 8, 0, 3, 57, 18))
FALSE_CALL = bytes((43, 12, 42, 12, 41, 30))
DUEL = bytes((55, 6, 0, 3, 55, 6, 0, 3, 60, 12))
OUT = bytes((52, 14, 48, 14, 45, 14, 40, 34))
WIN = bytes((60, 10, 60, 5, 60, 5, 64, 10, 60, 10, 64, 10, 67, 40))
JOIN = bytes((55, 5, 60, 8))
LEAVE = bytes((60, 5, 55, 8))
STEP = bytes((72, 2))
TAKE = bytes((67, 4, 72, 6))
NO = bytes((48, 5, 43, 8))
