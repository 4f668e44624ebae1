"""The table is laid out again from its record, a few lines at each step."""

from console import sitting
from console.deal import GAMES, Deal, Header, game_module
from console.luck import Luck
from console.scene import Scene
from snap.const import const
from snap.game import NotAllowed
from snap.jsonline import BadLine
from snap.playback import Playback

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from snap.replay import Replay

_LINES = const(8)
_DEAL = const(9)  # a picture of console.screens.notice
_LONG_US = const(1 << 28)


class Restore(Scene):
    """What was open when the power went is taken back, to the last quiet moment before it."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._name = sitting.sit_down(console)
        self._say = console.texts.section("restore")
        self._screen = console.stage.open("notice", "Notice")
        self._playback: "Playback | None" = None

    def _begin(self, end: int = -1) -> Playback:
        file = self.console.board.store.open(self._name)
        self._playback = Playback(file, end)
        self._deal = self._dealt(self._playback.replay)
        return self._playback

    def _dealt(self, replay: "Replay") -> Deal:
        """The deal of the first line, for the company that has sat down."""
        console, given = self.console, replay.header
        game = str(console.settings["game"])
        if given.players != console.party.count or GAMES[given.game] != game:
            raise BadLine("another company")
        rules = game_module(game)
        dealer, animals, options = given.dealer, given.animals, given.options
        header = Header(given.game, given.players, dealer, animals, options, given.seed)
        console.deal = deal = Deal(rules, header, replay.game, Luck(console.board.entropy()))
        if hasattr(rules, "notes"):
            deal.notes = rules.notes(console)
        return deal

    def advance(self, now: int) -> None:
        try:
            self._play()
        except (OSError, BadLine, NotAllowed):
            sitting.give_up(self.console, self._name)

    def deadline(self, now: int) -> int:
        return now

    def _play(self) -> None:
        playback = self._playback or self._begin()
        for _ in range(_LINES):
            if not playback.step():
                self._end(playback)
                return
            event = playback.replay.last
            self._deal.tally.heard(playback.replay.game.said, event.do)
            if self._deal.notes is not None:
                self._deal.notes.watch(event.do, event.p, event.a)
        turns = self._say.count("turns", playback.turns)
        self._screen.update(_DEAL, self._say["head"], "", turns, "")

    def _end(self, playback: Playback) -> None:
        """Once more, as far as was good, where something was open at the end."""
        playback.close()
        if playback.good < playback.at:
            self._begin(playback.good)
        else:
            self._go_on(playback)

    def _go_on(self, playback: Playback) -> None:
        console, deal, game = self.console, self._deal, playback.replay.game
        clock = game.clock
        since = playback.replay.t - clock.seconds * 1_000_000 - clock.micros
        if since >= _LONG_US and deal.notes is None:
            raise BadLine("a long silence")
        if playback.more:
            console.board.store.truncate(self._name, playback.at)
        console.journal.go_on(self._name, clock)
        if deal.notes is not None:
            clock.advance(since)
        else:
            deal.turns, deal.since = playback.turns, since
        over = getattr(deal.rules, "OVER", "over")
        console.go(over if game.over else deal.rules.SCENE)


def open(console: "Console") -> Scene:
    """The scene for `console.go`; a table that cannot be here is told and forgotten."""
    try:
        return Restore(console)
    except ValueError:
        sitting.give_up(console)
        return Scene(console)
