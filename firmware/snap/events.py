"""What can be applied to a game (record.md), as small numbers.

`game.apply(do, dt, p, a, b)`, with `a` and `b` where the event has more to say:

    TURN                      the next card is shown
    CALL  p, a = word         AUTO, SNAP or POOL
    PAIR  p, a, b = places    in either order, codes of places.py
    NAME  p, a = animal
    PASS                      nothing; time has passed
    PICK  p, a = hand         0 or 1
    DRAW  p, a = cards        a sequence of the cards laid off
    FACE  p, a = card         or a = -1 and b = TRICKS or MELDS
    PLAY  p, a = card, b = 1 with the call "Snap!", else 0
"""

from snap.const import const

TURN = const(0)
CALL = const(1)
PAIR = const(2)
NAME = const(3)
PASS = const(4)
PICK = const(5)
DRAW = const(6)
FACE = const(7)
PLAY = const(8)

AUTO = const(0)
SNAP = const(1)
POOL = const(2)

TRICKS = const(0)
MELDS = const(1)
