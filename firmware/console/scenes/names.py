"""The names of the seats: a list of them, and a wheel of letters to write one."""

from console import tunes
from console.choosing import Choosing
from console.nameplates import LONGEST
from console.taps import Taps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.texts import Section

_DELETE = "←"
_DONE = "✓"
_SEEN = 9  # letters on either side of the one at hand


class Names(Choosing):
    """Holding a seat's line opens the wheel for it."""

    def __init__(self, console: "Console") -> None:
        seats = [str(seat) for seat in range(console.board.seats)]
        super().__init__(console, "names", seats + ["back"])
        self._wheel: "Wheel | None" = None

    def label(self, item: str) -> str:
        return self.words()["back"] if item == "back" else self.console.board.labels[int(item)]

    def value(self, item: str) -> str:
        if item == "back":
            return ""
        return self.console.nameplates[int(item)] or self.words()["none"]

    def help(self, item: str) -> str:
        return self.words()["back.help" if item == "back" else "help"]

    def press(self, t: int, seat: int, down: bool) -> None:
        (self._wheel or self._taps).press(t, seat, down)
        self._close_wheel()

    def until(self, horizon: int) -> None:
        (self._wheel or self._taps).until(horizon)
        self._close_wheel()

    def deadline(self, now: int) -> int:
        return (self._wheel or self._taps).deadline(now)

    def menu(self, now: int) -> None:
        if self._wheel is None:
            self.take("back", -1)
        else:
            self._wheel.done = True
            self._close_wheel()

    def take(self, item: str, seat: int) -> None:
        if item == "back":
            self.console.nameplates.save()
            self.console.go("settings")
        else:
            self._wheel = Wheel(self.console, self.words(), int(item), seat)

    def _close_wheel(self) -> None:
        wheel = self._wheel
        if wheel is not None and wheel.done:
            self.console.nameplates.rename(wheel.seat, wheel.name)
            self.console.stage.show(self._screen)
            self._wheel = None
            self.draw()


class Wheel(Taps):
    """The button that opened it goes on, any other one goes back; holding takes the letter.

    It begins anew at the first letter each time: the sign for done is one step back from there.
    """

    def __init__(self, console: "Console", say: "Section", seat: int, hand: int) -> None:
        """seat: whose name; hand: the seat that opened the wheel."""
        super().__init__(console.board.seats, self._turn, self._take)
        self.seat = seat
        self.name = console.nameplates[seat]
        self.done = False
        self._console = console
        self._hand = hand
        self._letters = say["letters"] + _DELETE + _DONE
        self._at = len(self._letters) - 1 if self.name else 0
        self._screen = console.stage.open("wheel", "LetterWheel")
        self._title = say.fill("whose", console.board.labels[seat])
        self._hint = say.fill("hint", console.board.labels[hand])
        self._draw()

    def _turn(self, seat: int) -> None:
        step = 1 if seat == self._hand else -1
        self._at = (self._at + step) % len(self._letters)
        self._sound(tunes.STEP)
        self._draw()

    def _take(self, seat: int) -> None:
        letter = self._letters[self._at]
        self._sound(tunes.TAKE)
        if letter == _DONE:
            self.done = True
        elif letter == _DELETE:
            self.name = self.name[:-1]
        else:
            self.name += small(letter) if self.name else letter
            self._at = len(self._letters) - 1 if len(self.name) == LONGEST else 0
        self._draw()

    def _sound(self, tune: bytes) -> None:
        self._console.sound.play(tune, self._console.board.now())

    def _draw(self) -> None:
        self._screen.update(self._title, self.name, self._hint)
        letters = self._letters
        around = [letters[(self._at + i) % len(letters)] for i in range(-_SEEN, _SEEN + 1)]
        before, after = "".join(around[:_SEEN]), "".join(around[_SEEN + 1 :])
        self._screen.turn(before, letters[self._at], after)


def small(letter: str) -> str:
    """The small letter for a large one of English, French or Russian."""
    return chr(ord(letter) + (0x50 if letter == "Ё" else 0x20))


def open(console: "Console") -> Names:
    """The scene for `console.go`."""
    return Names(console)
