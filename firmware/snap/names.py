"""The words of record.md: what a game, an event or a call is called there."""

GAMES = ("classic", "central", "menagerie", "tricks")
CLASSIC, CENTRAL, MENAGERIE, TRICKS = range(4)
MOST_PLAYERS = (6, 6, 8, 2)  # by game

# In the order of the codes of events.py.
DOINGS = ("turn", "call", "pair", "name", "pass", "pick", "draw", "face", "play")
WORDS = ("auto", "snap", "pool")
CHOICES = ("tricks", "melds")
