"""A game that the croupier deals: what its table is to the croupier, and to the scene.

Nothing here allocates from a card's showing to its settlement, except in `prepare`.
"""

from console.croupier import Croupier
from console.finish import Finish
from console.memory import collect_if_low
from console.news import News
from console.pace import Pace
from console.signals import Signals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console
    from console.texts import Section
    from snap.said import Said


class Served:
    """Croupier, screen, news and record of a game. A subclass brings hands, bots and pictures.

    turns     cards turned so far, with those taken back
    changed   whether the screen is behind the game
    """

    screen: "Any"

    def __init__(self, console: "Console", say: "Section") -> None:
        deal = console.deal
        self.console = console
        self.say = say
        self.luck = deal.luck
        self.game: "Any" = deal.game
        self.finish = Finish()
        self.news = News()
        self.croupier = Croupier(console.board, self.game, self)
        self.pace = Pace(str(console.settings["pace"]), deal.luck)
        self._signals = Signals(console, self.finish)
        self._tally = deal.tally
        self.turns = deal.turns
        self.changed = True

    def sources(self) -> "tuple[Any, ...]":
        """Who acts besides those who press; see croupier.py."""
        return ()

    def start(self, now: int, wait: int) -> None:
        """Let time begin, or go on; the next card comes `wait` microseconds later."""
        self.croupier.begin(now, self.sources(), wait, self.console.deal.since)

    # For the scene.

    def is_settled(self) -> bool:
        """Whether news may be shown."""
        return True

    def quiet_until(self, now: int) -> int:
        """Ticks from which time may stand still."""
        return now

    def deadline(self, now: int) -> int:
        """Ticks at which there is something to do."""
        return self.croupier.deadline(now)

    def attend(self, now: int) -> None:
        """Bring the picture up to date."""
        if self.changed:
            self.draw()

    def return_to_view(self) -> None:
        """Show the table again, up to date."""
        self.console.stage.show(self.screen)
        self.draw()

    def draw(self) -> None:
        """Bring the table's screen up to date."""
        self.screen.update(self.game, self.croupier.card)
        self.changed = False

    # For the croupier.

    def prepare(self) -> int:
        """Before a card is shown, where garbage does no harm; the wait until the one after it."""
        collect_if_low()
        self.luck.refill()
        self.finish.clear()
        self.turns += 1
        return self.pace.wait_us(self.turns)

    def show(self, card: int) -> None:
        """Show a card; returns when it can be seen."""
        self.screen.update(self.game, card)
        self.console.stage.refresh()

    def take_back(self) -> None:
        """The card that was shown does not count."""
        self.changed = True

    def heard(self, said: "Said", do: int, dt: int, p: int, a: int, b: int) -> None:
        """An event was applied, and this came of it."""
        self.console.journal.note(do, dt, p, a, b)
        if said.n:
            self._tally.heard(said, do)
            self.tell(said, do)
            self.changed = True

    def tell(self, said: "Said", do: int) -> None:
        """Let everyone at the table hear it."""
        self.finish.heard(said)
        self.news.heard(said)
        self._signals.heard(said, self.lit())

    def lit(self) -> int:
        """Bit mask of the players whose lamps glow: whose turn it is."""
        seat = self.game.next
        return 1 << seat if seat >= 0 else 0
