"""What can be tested."""

from console.choosing import Choosing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

# A scale of C major, loud and clear.
_SCALE = bytes((48, 20, 50, 20, 52, 20, 53, 20, 55, 20, 57, 20, 59, 20, 60, 40))


class CheckMenu(Choosing):
    """The speaker is tested at once; the other lines have scenes of their own, from which one
    comes back to their line."""

    def __init__(self, console: "Console") -> None:
        lines = ["buttons", "stick", "lamps", "speaker", "display", "box", "back"]
        test = console.last.split(".")[-1]
        super().__init__(console, "check", lines, lines.index(test) if test in lines else 0)

    def take(self, item: str, seat: int) -> None:
        if item == "speaker":
            self.console.sound.play(_SCALE, self.console.board.now())
        else:
            self.console.go("settings" if item == "back" else "check." + item)

    def menu(self, now: int) -> None:
        self.console.go("settings")


def open(console: "Console") -> CheckMenu:
    """The scene for `console.go`."""
    return CheckMenu(console)
