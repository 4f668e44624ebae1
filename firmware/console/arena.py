"""Menagerie in play (rules 5): the deal face up, and duels on a carousel of animals."""

from console.bots.duellists import Duellists
from console.carousel import Carousel
from console.duelview import DuelView
from console.interlude import Interlude
from console.names import full_name, short_name
from console.noises import NOISES
from console.served import Served
from console.ticks import ticks_add, ticks_diff
from snap.const import const
from snap.events import NAME
from snap.said import DUEL, DUEL_OVER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from console.scenes.play import Play
    from console.texts import Section
    from snap.said import Said

_INTRO_US = const(1_500_000)  # who duels is seen at the table first
_RESULT_US = const(2_000_000)


class Arena(Served):
    """The table is shown until a duel's first animals come; after the duel, what came of it."""

    def __init__(self, console: "Console", say: "Section") -> None:
        super().__init__(console, say)
        game = self.game
        self._animals = console.texts.section("menagerie")
        self.carousel = Carousel(self.croupier, game, self.luck)
        self.hands = self.carousel
        self.bots = Duellists(game, self.carousel, console.party.levels, self.luck)
        self.view: "DuelView | None" = None
        self.past = Bout()
        self._bout = Bout()
        self._by_noise = console.settings["named_by"] == "noise"
        self.screen = console.stage.open("menagerie", "MenagerieTable", game.players)
        self.screen.captions(self._animals["left"], self._animals["task"])
        self.name_seats()

    def sources(self) -> "tuple[Any, ...]":
        return (self.carousel, self.bots)

    def name_seats(self) -> None:
        """Write names and animals over the seats."""
        for player in range(self.game.players):
            name = short_name(self.console, player)
            self.screen.name(player, name, self.game.animals[player])

    def bulletin(self, play: "Play", now: int) -> Interlude:
        """The duel that is over."""
        return DuelResult(play, self._animals, now)

    def deadline(self, now: int) -> int:
        at = super().deadline(now)
        carousel = self.carousel
        if carousel.running and not self.croupier.stopped and ticks_diff(carousel.next_at, at) < 0:
            return carousel.next_at
        return at

    def attend(self, now: int) -> None:
        """Let the animals of a duel come past."""
        if self.game.duel_a >= 0:
            if not self.carousel.running:
                self.carousel.begin(ticks_add(now, _INTRO_US))
            if ticks_diff(now, self.carousel.next_at) >= 0:
                self._step()
        super().attend(now)

    def _step(self) -> None:
        if self.view is None:
            self.view = DuelView(self.console, self.game, self.carousel, self._animals)
        self.carousel.go_on()
        self.view.step()
        self.console.stage.refresh()
        t = self.console.board.now()
        self.carousel.shown(t)
        self.bots.stepped(t)

    def return_to_view(self) -> None:
        """The table, or the duel that a pause interrupted."""
        if self.view is not None:
            self.console.stage.show(self.view.screen)
        else:
            super().return_to_view()

    def heard(self, said: "Said", do: int, dt: int, p: int, a: int, b: int) -> None:
        super().heard(said, do, dt, p, a, b)
        if do == NAME and self._by_noise:
            self._sound(a)

    def tell(self, said: "Said", do: int) -> None:
        for i in range(said.n):
            if said.what[i] == DUEL:
                self._bout.note(self.game, said.a[i], said.b[i])
            elif said.what[i] == DUEL_OVER:
                self._over(said.p[i])
        if self.view is not None:
            self.view.heard(said)
        super().tell(said, do)

    def _over(self, winner: int) -> None:
        self.past, self._bout = self._bout, self.past
        self.past.winner = winner
        self.carousel.stop()
        self.bots.stop()
        self.view = None
        if winner >= 0:
            self._sound(self.game.animals[self.past.other(winner)])

    def _sound(self, animal: int) -> None:
        """Let an animal be heard: the one that has been named (5.3)."""
        self.console.sound.play(NOISES[animal], self.console.board.now())

    def lit(self) -> int:
        """The duellists, or whose turn it is."""
        if self.game.duel_a >= 0:
            return int(1 << self.game.duel_a | 1 << self.game.duel_b)
        return super().lit()


class Bout:
    """A duel's two seats, what lay on top, and how many cards each had; its winner or -1."""

    def __init__(self) -> None:
        self.seats = bytearray(2)
        self.tops = bytearray(2)
        self.sizes = bytearray(2)
        self.winner = -1

    def note(self, game: "Any", a: int, b: int) -> None:
        """A duel opens between seats a and b."""
        self.seats[0], self.seats[1] = a, b
        for side in range(2):
            self.tops[side] = game.top(self.seats[side])
            self.sizes[side] = game.pile_size(self.seats[side])

    def other(self, winner: int) -> int:
        """The seat that lost."""
        return self.seats[self.seats[0] == winner]


class DuelResult(Interlude):
    """Who took whose pile."""

    def __init__(self, play: "Play", say: "Section", now: int) -> None:
        console, bout = play.console, play.table.past
        super().__init__(console.board.seats, now, _RESULT_US)
        self._screen = console.stage.open("result", "Result")
        if bout.winner < 0:
            self._show("", say["nobody"], say["parted"], bout)
            self._screen.hands([short_name(console, seat) for seat in bout.seats], ["", ""], 0b11)
            return
        winner, loser = bout.winner, bout.other(bout.winner)
        size = bout.sizes[bout.seats[0] == winner]
        text = play.say.count("cards", size)
        self._show(say["won"], full_name(console, play.say, winner), text, bout)
        hands = [short_name(console, winner), short_name(console, loser)]
        self._screen.hands(hands, [f"+{size}", f"–{size}"], 1)

    def _show(self, head: str, name: str, text: str, bout: Bout) -> None:
        self._screen.update(head, name, text, bout.tops[0], bout.tops[1])
