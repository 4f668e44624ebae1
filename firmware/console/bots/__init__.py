"""Players without a button. A bot knows what a player in its place could know, and no more."""
