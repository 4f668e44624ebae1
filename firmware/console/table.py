"""A game of calls in play, classic or central: who acts, and what everybody sees of it."""

from console.bots.namer import Namer
from console.bots.snappers import Snappers
from console.bulletin import bulletin
from console.choices import Choices
from console.countdown import Countdown
from console.gestures import recogniser
from console.hands import Hands
from console.names import short_name
from console.naming import Naming
from console.served import Served
from console.ticks import ticks_add, ticks_diff
from snap.said import ROUND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from console.interlude import Interlude
    from console.scenes.play import Play
    from console.texts import Section
    from snap.said import Said


class Table(Served):
    """Hands that call, and name pairs; bots that do the same; rounds and choices to look at."""

    def __init__(self, console: "Console", say: "Section") -> None:
        super().__init__(console, say)
        deal, game = console.deal, self.game
        self.places = deal.rules.Places(game)
        self.naming = Naming(self.croupier, game)
        call = str(console.settings["call"])
        self.hands = Hands(self.croupier, recogniser(call, game.players), self.naming)
        self._countdown = Countdown(deal.header.options, say)
        self._choices: "Choices | None" = None
        self._seat_bots(call)
        self.screen = deal.rules.table(console, game)
        self.name_seats()
        self.screen.hint(console.texts.section("deal")[call])

    def _seat_bots(self, call: str) -> None:
        deal, levels = self.console.deal, self.console.party.levels
        eyes = deal.rules.eyes(self.game, deal.header)
        self.bots = Snappers(self.croupier, self.game, eyes, call, levels, deal.luck)
        self.namer = Namer(self.croupier, self.game, self.naming, self.places, levels)

    def start(self, now: int, wait: int) -> None:
        super().start(now, wait)
        if self.turns:  # the game goes on: a pair may be live
            self.bots.look(self.quiet_until(now), False)

    def sources(self) -> "tuple[Any, ...]":
        return (self.hands, self.naming, self.bots, self.namer)

    def name_seats(self) -> None:
        """Write the names over the seats."""
        for player in range(self.game.players):
            self.screen.name(player, short_name(self.console, player))

    def is_settled(self) -> bool:
        """No round and no choice is open."""
        return bool(self.game.over or self.game.resume_at() >= 0)

    def quiet_until(self, now: int) -> int:
        """Late hands are counted in quiet time (2.11)."""
        if self.game.over:
            return now
        resume = ticks_add(self.croupier.zero, self.game.resume_at())
        return resume if ticks_diff(resume, now) > 0 else now

    def bulletin(self, play: "Play", now: int) -> "Interlude":
        """The picture for the news that has been taken."""
        return bulletin(play, now)

    def attend(self, now: int) -> None:
        """Where a pair is to be named, the table makes room for the pairs in question."""
        if self.game.choice_count:
            self._show_choices()
        elif self._choices is not None:
            self.return_to_view()
        super().attend(now)

    def return_to_view(self) -> None:
        self._choices = None
        super().return_to_view()

    def _show_choices(self) -> None:
        if self._choices is None or self._choices.count != self.game.choice_count:
            self._choices = Choices(self.console, self, self.say)
        self._choices.update()

    def prepare(self) -> int:
        self._countdown.update(self)
        self.pace.hurried = self._is_left_to_bots()
        self.bots.mean_ms = self.pace.mean_ms(self.turns)
        return super().prepare()

    def _is_left_to_bots(self) -> bool:
        """Persons play, and all of them are out (2.14): nobody's hand is waited for."""
        persons = False
        for player in range(self.game.players):
            if not self.console.party.is_bot(player):
                if self.game.is_in(player):
                    return False
                persons = True
        return persons

    def tell(self, said: "Said", do: int) -> None:
        for i in range(said.n):
            if said.what[i] == ROUND:
                self.places.note()
        super().tell(said, do)
        self.naming.heard(said)
        self.namer.heard(said)
        self.bots.heard(said, do)
