"""Tricks and melds (rules 6), a file a part: ready, play, count; what they share is beside them."""
