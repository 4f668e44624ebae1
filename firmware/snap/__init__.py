"""The rules core: cards, games, the referee, records. Pure: no clock, no hardware, no drawing."""
