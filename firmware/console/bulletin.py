"""Shows a piece of news: who won a pair and by how much, a tie, a false call, who is out."""

from console.interlude import Interlude
from console.names import names, short_name
from snap.const import const
from snap.said import AWARD, DISPUTE, FALSE_CALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.play import Play

_ROUND_US = const(2_400_000)
_BRIEF_US = const(1_500_000)
# Pictures of console.screens.notice.
_FALSE_CALL = const(1)
_OUT = const(7)


def bulletin(play: "Play", now: int) -> Interlude:
    """The picture for the news that the table has taken."""
    if play.table.news.what in (AWARD, DISPUTE):
        return RoundResult(play, now)
    return Brief(play, now)


class Brief(Interlude):
    """A false call, or somebody who is out."""

    def __init__(self, play: "Play", now: int) -> None:
        super().__init__(play.console.board.seats, now, _BRIEF_US)
        false_call = play.table.news.what == FALSE_CALL
        key = "false" if false_call else "out"
        if false_call and play.table.news.a < 0:
            key = "free"  # no pile, no penalty
        say = play.say
        screen = play.console.stage.open("notice", "Notice")
        who = say.fill("player", short_name(play.console, play.table.news.p))
        picture = _FALSE_CALL if false_call else _OUT
        screen.update(picture, say[key], who, say[key + ".text"], "")


class RoundResult(Interlude):
    """The order of all hands; late ones join while it is shown."""

    def __init__(self, play: "Play", now: int) -> None:
        super().__init__(play.console.board.seats, now, _ROUND_US)
        self._play = play
        self._shown = 0
        self._screen = play.console.stage.open("result", "Result")
        news, places = play.table.news, play.table.places
        cards = places.size(news.a) + places.size(news.b)
        head, who, text = self._won(cards) if news.what == AWARD else self._tied()
        self._screen.update(head, who, text, places.card(news.a), places.card(news.b))
        self.advance(now)

    def advance(self, now: int) -> None:
        """Show the hands that have come down since."""
        finish, console = self._play.table.finish, self._play.console
        if finish.count == self._shown:
            return
        self._shown = finish.count
        hands = range(finish.count)
        who = [short_name(console, finish.player(i)) for i in hands]
        self._screen.hands(who, ["" if i == 0 else self._gap(finish.gap(i)) for i in hands])

    def _won(self, cards: int) -> "tuple[str, str, str]":
        say = self._play.say
        who = short_name(self._play.console, self._play.table.news.p)
        seconds = self._play.table.finish.reaction // 10_000
        time = say.fill("after", "%d%s%02d" % (seconds // 100, say["point"], seconds % 100))  # noqa: UP031
        return say["snap"], who, say.count("cards", cards) + ", " + time

    def _tied(self) -> "tuple[str, str, str]":
        play = self._play
        return play.say["tie"], names(play.console, play.table.finish.callers), play.say["tie.text"]

    def _gap(self, us: int) -> str:
        """Milliseconds behind the first, to the microsecond where the house rule asks (3.2)."""
        point = self._play.say["point"]
        if self._play.console.settings["grab"]:
            return "+%d%s%03d ms" % (us // 1000, point, us % 1000)  # noqa: UP031
        return "+%d%s%d ms" % (us // 1000, point, us % 1000 // 100)  # noqa: UP031
