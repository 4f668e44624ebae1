"""What the animals say, as tunes (see tunes.py), in the order of the animals' pictures."""

NOISES = (
    bytes((60, 8, 64, 8, 67, 14, 62, 16)),  # cat
    bytes((43, 8, 0, 4, 43, 12)),  # dog
    bytes((31, 20, 33, 20, 30, 20)),  # cow
    bytes((50, 6, 0, 3, 50, 6, 0, 3, 48, 8)),  # duck
    bytes((34, 5, 0, 2, 36, 5, 0, 2, 34, 10)),  # pig
    bytes((52, 6, 50, 6, 52, 6, 50, 6, 49, 12)),  # sheep
    bytes((70, 6, 68, 6, 70, 6, 66, 6, 62, 12)),  # horse
    bytes((55, 8, 60, 8, 64, 18, 62, 6, 55, 20)),  # rooster
    bytes((40, 6, 0, 2, 52, 6, 0, 6, 40, 6, 0, 2, 52, 6)),  # frog
    bytes((47, 14, 0, 6, 47, 8, 45, 24)),  # owl
    bytes((26, 14, 28, 14, 24, 34)),  # lion
    bytes((82, 4, 0, 2, 84, 4, 0, 2, 82, 4)),  # mouse
)
