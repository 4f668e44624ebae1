"""Each button: how often it was pressed, its edges, how long they bounced, whether it is stuck."""

from console.gestures import Hold
from console.scene import Scene
from console.screens.join import BAD, EMPTY, GOOD
from console.ticks import ticks_add, ticks_diff
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

LEAVE_US = const(2_000_000)
_BOUNCE_US = const(12_000)  # after a press all of its bounce is known
_SOON_US = const(20_000)
_LONG_US = const(5000)  # a contact that bounces longer should be looked at
_MOST = const(99)  # presses, as there is no room for more
_READ_US = const(3_000_000)


class Buttons(Scene):
    """A press lights the button's own lamp; a long hold leads back. The headline has the edges of
    the last press or release for a while."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        seats = console.board.seats
        self._say = console.texts.section("check_buttons")
        self._hold = Hold(seats, LEAVE_US)
        self._presses = [0] * seats
        self._worst = [0] * seats  # microseconds of bounce
        self._open: "list[tuple[int, int]]" = []  # presses whose bounce is not known yet
        self._stuck = 0
        self._down = 0
        self._told = False
        self._told_at = 0
        self._screen = console.stage.open("join", "Join", seats)
        self._screen.update(self._say["title"], self._say["hint"])
        for seat in range(seats):
            self._draw(seat)

    def press(self, t: int, seat: int, down: bool) -> None:
        self._hold.press(t, seat, down)
        self._down = self._down | 1 << seat if down else self._down & ~(1 << seat)
        self.console.lights.glow(self._down)
        self._open.append((seat, t))
        if down:
            self._presses[seat] += 1
            self._draw(seat)

    def until(self, horizon: int) -> None:
        seat = self._hold.waiting()
        if seat >= 0 and ticks_diff(self._hold.at, horizon) <= 0:
            self._leave()

    def advance(self, now: int) -> None:
        while self._open and ticks_diff(now, self._open[0][1]) > _BOUNCE_US:
            seat, t = self._open.pop(0)
            edges, us = self.console.board.presses.chatter(seat, t)
            self._worst[seat] = max(self._worst[seat], us)
            self._draw(seat)
            self._tell(seat, edges, us)
            self._told_at = now
        if self._told and ticks_diff(now, self._told_at) > _READ_US:
            self._told = False
            self._screen.update(self._say["title"], self._say["hint"])
        stuck = self.console.board.presses.stuck
        if stuck != self._stuck:
            self._stuck = stuck
            for seat in range(len(self._presses)):
                self._draw(seat)

    def deadline(self, now: int) -> int:
        return ticks_add(now, _SOON_US)

    def menu(self, now: int) -> None:
        self._leave()

    def _leave(self) -> None:
        self.console.lights.glow(0)
        self.console.go("check.menu")

    def _tell(self, seat: int, edges: int, us: int) -> None:
        say, label = self._say, self.console.board.labels[seat]
        self._told = True
        self._screen.update(
            say.fill("last", label, say.count("edges", edges), self._ms(us)), say["hint"]
        )

    def _ms(self, us: int) -> str:
        return f"{us // 1000}{self._say['point']}{us // 100 % 10}"

    def _draw(self, seat: int) -> None:
        label = self.console.board.labels[seat]
        if self._stuck >> seat & 1:
            self._screen.seat(seat, label, BAD, self._say["stuck"])
        elif not self._presses[seat]:
            self._screen.seat(seat, label, EMPTY, "")
        else:
            us = self._worst[seat]
            count = min(self._presses[seat], _MOST)
            text = f"{count}x{self._ms(us)}"
            self._screen.seat(seat, label, BAD if us > _LONG_US else GOOD, text)


def open(console: "Console") -> Buttons:
    """The scene for `console.go`."""
    return Buttons(console)
