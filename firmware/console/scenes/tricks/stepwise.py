"""A scene that goes from step to step, and what the scenes of tricks and melds have in common."""

from console.names import full_name, short_name
from console.scene import Scene
from console.scenes.tricks.step import Step
from console.ticks import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from console.app import Console
    from console.scenes.tricks.ledger import Ledger
    from snap.tricks import Tricks


class Stepwise(Scene):
    """Subclasses say which steps follow one another, from whatever state the game is in."""

    def __init__(self, console: "Console", section: str) -> None:
        super().__init__(console)
        self.game: "Tricks" = console.deal.game
        if console.deal.notes is None:
            console.deal.notes = console.deal.rules.notes(console)
        self.ledger: "Ledger" = console.deal.notes
        self.words = console.texts.section("tricks")  # what all parts say
        self.say = console.texts.section(section)
        self.step = Step()
        self._pause: "Any" = None
        self._flow: "Iterator[Step]"
        self._screens: "dict[str, Any]" = {}

    def flow(self) -> "Iterator[Step]":
        """The steps from here on; the last one is never done."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin, or begin again: what was private is behind a hand-over again."""
        self._flow = self.flow()
        self._go_on()

    def _go_on(self) -> None:
        self.step.close()
        self.step = next(self._flow)

    def screen(self, module: str, name: str) -> "Any":
        """A screen that is made once, and shown."""
        if name in self._screens:
            self.console.stage.show(self._screens[name])
        else:
            self._screens[name] = self.console.stage.open(module, name)
        return self._screens[name]

    # What the scene is driven by.

    def press(self, t: int, seat: int, down: bool) -> None:
        (self._pause or self.step).press(t, seat, down)
        self._follow()

    def until(self, horizon: int) -> None:
        (self._pause or self.step).until(horizon)
        self._follow()

    def advance(self, now: int) -> None:
        if self._pause is None:
            self.ledger.keep_up(now)
            self.step.advance(now)
            self._follow()
        elif self._pause.is_done(now):
            self._pause = None
            self.ledger.go_on(now)
            self.begin()
        else:
            self._pause.advance(now)

    def deadline(self, now: int) -> int:
        at = (self._pause or self.step).deadline(now)
        return at if ticks_diff(at, now) > 0 else ticks_add(now, 1)

    def menu(self, now: int) -> None:
        if self._pause is None:
            self.pause()
        else:
            self._pause.take("on", -1)

    def _follow(self) -> None:
        while self.step.done:
            self._go_on()

    # Pauses.

    def pause(self) -> None:
        """Show the pause's menu; afterwards the step begins again."""
        from console.pausing import Pause

        if self.step.may_pause:
            self.step.close()
            self.ledger.stop(self.console.board.now())
            self._pause = Pause(self.console, self.renamed)

    def renamed(self) -> None:
        """A bot took over; nothing shows names at the moment."""

    # Whom it concerns.

    def is_alone(self, player: int) -> bool:
        """Whether nobody else can look: the other player is a bot."""
        return self.console.party.is_bot(1 - player)

    def who(self, player: int) -> str:
        """What a player is called."""
        return full_name(self.console, self.words, player)

    def only(self, player: int) -> str:
        """Who is to take the device, and with which button they say that they have."""
        label = self.console.board.labels[self.console.party.seats[player]]
        return self.words.fill("only", self.who(player), label)

    def names(self) -> "tuple[str, str]":
        """Both players' names where there is little room."""
        return short_name(self.console, 0), short_name(self.console, 1)

    def glow(self, player: int) -> None:
        """Light the button of whoever is to press it; -1 for nobody's."""
        self.console.lights.glow(self.console.party.mask(1 << player if player >= 0 else 0))

    def play(self, tune: bytes) -> None:
        """Let a tune be heard."""
        self.console.sound.play(tune, self.console.board.now())
