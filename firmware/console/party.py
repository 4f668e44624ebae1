"""Who plays: persons by their buttons, bots in free seats, clockwise in the order of the seats."""

from snap.const import const

PERSON = const(0)  # any other level is a bot's, of console.bots.reaction


class Party:
    """The evening's company.

    joined    the seats of persons, a bit a seat of the board
    count     players in this game; player p, from 0, sits at seats[p]
    levels    by player: PERSON or a bot's level
    animals   by player: what each has claimed, for menagerie (5.1); else empty
    seated    whether this company has sat down, to play on until somebody leaves
    """

    def __init__(self, board_seats: int) -> None:
        self._board_seats = board_seats
        self.joined = 0
        self.count = 0
        self.seats = bytearray(board_seats)
        self.levels = bytearray(board_seats)
        self.animals: "tuple[int, ...]" = ()
        self.seated = False

    def toggle(self, seat: int) -> bool:
        """A person joins, or leaves again; whether they are in now."""
        self.joined ^= 1 << seat
        return self.has_joined(seat)

    def has_joined(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.joined >> seat & 1 != 0

    def persons(self) -> int:
        """How many persons have joined."""
        return sum([self.joined >> seat & 1 for seat in range(self._board_seats)])

    def sit_down(self, bots: int, level: int, fewest: int, most: int) -> None:
        """Persons first, then as many bots as are wanted, needed and have a seat."""
        most = min(most, self._board_seats)
        bots = min(max(bots, fewest - self.persons()), most - self.persons())
        self.count = 0
        for seat in range(self._board_seats):
            if self.has_joined(seat):
                self._add(seat, PERSON, most)
            elif bots > 0:
                bots -= 1
                self._add(seat, level, most)
        if len(self.animals) != self.count:  # the same company keeps what it has just claimed
            self.animals = ()

    def sit_as(self, seats: "list[int]", levels: "list[int]", animals: "list[int]") -> None:
        """Sit as a company sat before; ValueError or TypeError where that cannot be here."""
        if len(levels) != len(seats) or len(set(seats)) != len(seats):
            raise ValueError("not a company")
        self.joined = self.count = 0
        for seat, level in zip(seats, levels):
            if seat not in range(self._board_seats):
                raise ValueError("no such seat")
            self._add(seat, level, self._board_seats)
            if level == PERSON:
                self.joined |= 1 << seat
        self.animals = tuple(animals)
        self.seated = True

    def _add(self, seat: int, level: int, most: int) -> None:
        if self.count < most:
            self.seats[self.count] = seat
            self.levels[self.count] = level
            self.count += 1

    def player_at(self, seat: int) -> int:
        """The person who has this button; -1 for nobody."""
        for player in range(self.count):
            if self.seats[player] == seat and self.levels[player] == PERSON:
                return player
        return -1

    def is_bot(self, player: int) -> bool:
        """Whether a bot plays for this player."""
        return self.levels[player] != PERSON

    def mask(self, players: int) -> int:
        """Bits of seats for bits of players."""
        seats = 0
        for player in range(self.count):
            if players >> player & 1:
                seats |= 1 << self.seats[player]
        return seats

    def replace(self, player: int, level: int) -> None:
        """A bot takes over for a person who has to go."""
        self.levels[player] = level
        self.joined &= ~(1 << self.seats[player])
