"""The table of a trick, which all may see: two cards side by side, and what they came to."""

from console.scenes.tricks.step import ANYONE
from console.scenes.tricks.stepwise import Stepwise
from snap.const import const
from snap.said import TRICK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from snap.said import Said

_NO_CARD = const(-1)
_BACK = const(-2)  # of console.ui.card


class Public(Stepwise):
    """winner, points   of the last trick"""

    def __init__(self, console: "Console", section: str) -> None:
        super().__init__(console, section)
        self.winner = self.points = -1
        self._title = ""
        self._cards = [_NO_CARD, _NO_CARD]

    def title(self) -> str:
        """Which trick this is."""
        left = max(len(self.game.hand(0)), len(self.game.hand(1)))
        return self.say.fill("trick", 14 - left)

    def clear(self) -> None:
        """The trick is turned over."""
        self._cards = [_NO_CARD, _NO_CARD]

    def asks(self, player: int) -> None:
        """It is this player's turn, and nobody else may see their hand."""
        led = self.game.led
        if led >= 0:
            self._cards[1 - player] = led
        text = "asks.lead" if led < 0 else "asks.follow"
        self._show(self.title(), self.say.fill(text, self.who(player)), self.only(player))

    def thinks(self, player: int) -> None:
        """It is a bot's turn."""
        self._show(self.title(), self.say.fill("thinks", self.who(player)), "")

    def lay(self, player: int, card: int) -> None:
        """A card comes to the table."""
        title = self.title()
        self._cards[player] = card
        self._show(title, "", "")
        self.glow(ANYONE)

    def heard(self, said: "Said", snap: bool) -> None:
        """A card has been played for good."""
        if snap:
            self._show(self._title, self.say["snap"], "")
        for i in range(said.n):
            if said.what[i] == TRICK:
                self.winner, self.points = said.p[i], said.a[i]
                self.won()

    def won(self) -> None:
        """A trick is complete."""

    def result(self, asked: int) -> None:
        """Who took the trick and what it is worth, and who leads to the next."""
        text = self.say.fill("won." + str(self.points), self.who(self.winner))
        self._show(self._title, text, self._footer(asked))

    def announcements(self, turned: bool, asked: int) -> None:
        """What each doubles: face down, then turned."""
        texts = ["", ""]
        for player in (0, 1):
            card = self.game.faced(player)
            self._cards[player] = card if turned or card < 0 else _BACK
            key = ("left.", "right.")[player] + ("tricks", "melds")[self.game.announced(player)]
            texts[player] = self.say[key]
        text = "\n".join(texts) if turned else self.say["face.down"]
        self._show(self.say["face.title"], text, self._footer(asked) if turned else "")
        self.clear()

    def _footer(self, asked: int) -> str:
        return self.only(asked) if asked != ANYONE else self.words["on"]

    def _show(self, title: str, text: str, footer: str) -> None:
        self._title = title
        screen = self.screen("trick", "Trick")
        left, right = self.names()
        screen.names(left, right)
        screen.points(str(self.game.trick_points(0)), str(self.game.trick_points(1)))
        screen.update(title, self._cards[0], self._cards[1], text, footer)
