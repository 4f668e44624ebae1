"""The duel of two animals (5.7): a half for each duellist, and both step together.

duel = Duel(ui)
duel.names(left, right)
duel.step(left, right, left_word, right_word)    animals 0 to 11, -1 for a word alone
duel.state(side, state)                          side 0 left, 1 right; OPEN, CLOSED or RIGHT
"""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.ui.kit import Ui
    from console.ui.panel import Panel

OPEN = const(0)
CLOSED = const(1)  # a wrong press: the button does nothing for a while
RIGHT = const(2)
_MARKS = b"\x00\x01\x05"  # tiles of the marks: crossed out, a tick


class Duel:
    """Each duellist sees animals, or reads noises, and presses at the other's."""

    def __init__(self, ui: "Ui") -> None:
        page = ui.page("duel")
        self.group = page.group
        self._halves = [_Half(page, side) for side in range(2)]
        page.box("middle")

    def names(self, left: str, right: str) -> None:
        """Who duels."""
        self._halves[0].name.show(left)
        self._halves[1].name.show(right)

    def step(self, left: int, right: int, left_word: str, right_word: str) -> None:
        """What comes past now."""
        self._halves[0].step(left, left_word)
        self._halves[1].step(right, right_word)

    def state(self, side: int, state: int) -> None:
        """Whether a half's button counts, or has been right."""
        self._halves[side].state(state)


class _Half:
    def __init__(self, page: "Panel", side: int) -> None:
        ui = page.ui
        self._inks = (ui.palette("ink", "card"), ui.palette("goneink", "gone"))
        self._verdicts = (ui.palette("bad", "felt"), ui.palette("good", "felt"))
        half = page.width // 2
        cell = page.cell(side * half, 0, half)
        self._bar = cell.box("namebar")
        self.name = cell.label("name")
        self._picture = cell.icon("picture")
        self._word = cell.label("word")
        self._noise = cell.label("noise")
        self._mark = cell.icon("mark")
        self._mark.hidden = True

    def step(self, animal: int, word: str) -> None:
        self._picture.hidden = animal < 0
        self._picture[0] = 1 + animal
        self._word.show(word if animal >= 0 else "")
        self._noise.show(word if animal < 0 else "")

    def state(self, state: int) -> None:
        self._mark.hidden = state == OPEN
        self._mark[0] = _MARKS[state]
        self._mark.pixel_shader = self._verdicts[state == RIGHT]
        self._picture.pixel_shader = self._inks[state == CLOSED]
