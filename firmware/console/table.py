"""One game of calls in play: who acts, and what everybody sees and hears of it.

This is the table that the croupier serves. Nothing here allocates from a card's showing to its
settlement, except where it says so.
"""

from console.bots.namer import Namer
from console.bots.snappers import Snappers
from console.countdown import Countdown
from console.croupier import Croupier
from console.finish import Finish
from console.gestures import recogniser
from console.hands import Hands
from console.memory import collect_if_low
from console.names import short_name
from console.naming import Naming
from console.news import News
from console.pace import Pace
from console.signals import Signals
from snap.said import ROUND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.texts import Section
    from snap.said import Said


class Table:
    """Croupier, hands, bots, screen and record of a game.

    turns     cards turned so far, with those taken back
    changed   whether the screen is behind the game
    """

    def __init__(self, console: "Console", say: "Section") -> None:
        deal, settings = console.deal, console.settings
        self._console = console
        self._luck = deal.luck
        self.game = deal.game
        self.finish = Finish()
        self.news = News()
        self.places = deal.rules.Places(self.game)
        self.croupier = Croupier(console.board, self.game, self)
        self.naming = Naming(self.croupier, self.game)
        call = recogniser(str(settings["call"]), self.game.players)
        self.hands = Hands(self.croupier, call, self.naming)
        self._pace = Pace(str(settings["pace"]), deal.luck)
        self._countdown = Countdown(deal.header.options, say)
        self._signals = Signals(console, self.finish)
        self.turns = 0
        self.changed = True
        self._seat_bots()
        self._open_screen()

    def _seat_bots(self) -> None:
        deal, levels = self._console.deal, self._console.party.levels
        eyes = deal.rules.eyes(self.game, deal.header)
        self.bots = Snappers(self.croupier, self.game, eyes, levels, deal.luck)
        self.namer = Namer(self.croupier, self.game, self.naming, self.places, levels)

    def _open_screen(self) -> None:
        self.screen = self._console.deal.rules.table(self._console, self.game)
        self.name_seats()

    def name_seats(self) -> None:
        """Write the names over the seats."""
        for player in range(self.game.players):
            self.screen.name(player, short_name(self._console, player))

    def start(self, now: int, wait: int) -> None:
        """Let time begin; the first card comes `wait` microseconds later."""
        sources = (self.hands, self.naming, self.bots, self.namer)
        self._console.journal.begin(self._console.deal.header)
        self.croupier.begin(now, sources, wait)

    def draw(self) -> None:
        """Bring the screen up to date."""
        self.screen.update(self.game, self.croupier.card)
        self.changed = False

    # For the croupier.

    def prepare(self) -> int:
        """Before a card is shown, where garbage does no harm; the wait until the one after it."""
        collect_if_low()
        self._luck.refill()
        if self._console.journal.is_filling():
            self._console.journal.write()
        self.finish.clear()
        self._countdown.update(self)
        self.bots.mean_ms = self._pace.mean_ms(self.turns)
        self.turns += 1
        return self._pace.wait_us(self.turns)

    def show(self, card: int) -> None:
        """Show a card; returns when it can be seen."""
        self.screen.update(self.game, card)
        self._console.stage.refresh()

    def take_back(self) -> None:
        """The card that was shown does not count."""
        self.changed = True

    def heard(self, said: "Said", do: int, dt: int, p: int, a: int, b: int) -> None:
        """An event was applied, and this came of it."""
        self._console.journal.note(do, dt, p, a, b)
        if said.n:
            self._tell(said, do)

    def _tell(self, said: "Said", do: int) -> None:
        for i in range(said.n):
            if said.what[i] == ROUND:
                self.places.note()
        self.finish.heard(said)
        self.news.heard(said)
        self._signals.heard(said, self.game.next)
        self.naming.heard(said)
        self.namer.heard(said)
        self.bots.heard(said, do)
        self.changed = True
