"""The games, a file each: what the console has to know of one; imported at need."""
