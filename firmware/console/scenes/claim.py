"""Before the deal of menagerie everyone claims an animal (5.1): tap for the next, hold to keep."""

from console.deal import take_seats
from console.games.menagerie import ANIMALS
from console.names import short_name
from console.noises import NOISES
from console.screens.claim import FREE, HERE, TAKEN
from console.taps import TapScene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console


class Claim(TapScene):
    """Everyone looks at an animal of their own from the start, so no two are ever alike.

    _animals   by player: the animal that is looked at or claimed
    _claimed   bit mask of the players who have made up their minds
    """

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        take_seats(console)
        party = console.party
        self._animals = bytearray(range(party.count))
        self._claimed = 0
        for player in range(party.count):
            self._claimed |= party.is_bot(player) << player
        say = console.texts.section("claim")
        self._screen = console.stage.open("claim", "Claim")
        self._screen.update(say["title"], say["hint"])
        self._draw()

    def advance(self, now: int) -> None:
        if self._claimed == (1 << self.console.party.count) - 1:
            self.console.party.animals = tuple(self._animals)
            self.console.go("deal")

    def menu(self, now: int) -> None:
        self.console.go("setup")

    def tapped(self, seat: int) -> None:
        """On to the next animal that nobody looks at or has."""
        player = self.console.party.player_at(seat)
        if player < 0 or self._claimed >> player & 1:
            return
        animal = self._animals[player]
        while bytes((animal,)) in self._animals:  # MicroPython looks for no number in a bytearray
            animal = (animal + 1) % ANIMALS
        self._animals[player] = animal
        self._draw()

    def held(self, seat: int) -> None:
        player = self.console.party.player_at(seat)
        if player >= 0:
            self._claimed |= 1 << player
            noise = NOISES[self._animals[player]]
            self.console.sound.play(noise, self.console.board.now())
            self._draw()

    def _draw(self) -> None:
        for animal in range(ANIMALS):
            player = self._animals.find(bytes((animal,)))
            if player < 0:
                self._screen.animal(animal, "", FREE)
            else:
                state = TAKEN if self._claimed >> player & 1 else HERE
                self._screen.animal(animal, short_name(self.console, player), state)


def open(console: "Console") -> Claim:
    """The scene for `console.go`."""
    return Claim(console)
