"""Shows a piece of news: who won a pair and by how much, a tie, a false call, who is out."""

from console.interlude import Interlude
from console.names import full_name, short_name
from snap.const import const
from snap.places import MIDDLE
from snap.said import AWARD, DISPUTE, FALSE_CALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.scenes.play import Play

_ROUND_US = const(2_400_000)
_PHOTO_US = const(3_000_000)
_BRIEF_US = const(1_500_000)
# Pictures of console.screens.notice.
_FALSE_CALL = const(1)
_OUT = const(7)


def bulletin(play: "Play", now: int) -> Interlude:
    """The picture for the news that the table has taken."""
    what = play.table.news.what
    if what not in (AWARD, DISPUTE):
        return Brief(play, now)
    if play.console.settings["grab"]:  # 3.2
        return Photo(play, now)
    return RoundResult(play, now)


class Brief(Interlude):
    """A false call, or somebody who is out."""

    def __init__(self, play: "Play", now: int) -> None:
        super().__init__(play.console.board.seats, now, _BRIEF_US)
        news, say = play.table.news, play.say
        screen = play.console.stage.open("notice", "Notice")
        who = full_name(play.console, say, news.p)
        if news.what == FALSE_CALL:
            screen.update(_FALSE_CALL, say["false"], who, self._penalty(play), "")
        else:
            screen.update(_OUT, say["out"], who, say["out.text"], "")

    def _penalty(self, play: "Play") -> str:
        """A pool (2.8), a card to another player (4.2), or nothing."""
        to = play.table.news.a
        if to < 0:
            return play.say["false.free"]
        if to < MIDDLE:
            return play.say.fill("false.pays", short_name(play.console, to))
        return play.say["false.pool"]


class Hands(Interlude):
    """The order of all hands; late ones join while it is shown."""

    def __init__(self, play: "Play", now: int, length: int) -> None:
        super().__init__(play.console.board.seats, now, length)
        self.table = play.table
        self.console = play.console
        self.say = play.say
        self._shown = 0

    def advance(self, now: int) -> None:
        """Show the hands that have come down since."""
        finish = self.table.finish
        if finish.count != self._shown:
            self._shown = finish.count
            hands = range(finish.count)
            gaps = [finish.gap(i) for i in hands]
            self.show([short_name(self.console, finish.player(i)) for i in hands], gaps)

    def show(self, who: "list[str]", gaps: "list[int]") -> None:
        """Names in order, and microseconds behind the first."""

    def reaction(self) -> str:
        """How long after the card the first hand came."""
        hundredths = self.table.finish.reaction // 10_000
        time = f"{hundredths // 100}{self.say['point']}{hundredths % 100:02d}"
        return self.say.fill("after", time)


class RoundResult(Hands):
    """A pair won, or a tie: the two cards beside the hands."""

    def __init__(self, play: "Play", now: int) -> None:
        super().__init__(play, now, _ROUND_US)
        self._screen = play.console.stage.open("result", "Result")
        self._ahead = 0  # bit mask of the hands that stand out
        news, places = self.table.news, self.table.places
        head, who, text = self._won() if news.what == AWARD else self._tied()
        first, second = places.first(news.a, news.b), places.second(news.a, news.b)
        self._screen.update(head, who, text, first, second)
        self.advance(now)

    def show(self, who: "list[str]", gaps: "list[int]") -> None:
        times = [self._behind(us) for us in gaps]
        times[0] = self.reaction()
        self._screen.hands(who, times, self._ahead)

    def _behind(self, us: int) -> str:
        """A gap in milliseconds, with tenths where they tell something.

        Rounded up: whoever came later than `tie_us`, if by a microsecond, is shown later (2.10).
        """
        tenths = (us + 99) // 100
        if tenths >= 1000:
            return self.say.fill("behind", (us + 999) // 1000)
        return self.say.fill("behind", f"{tenths // 10}{self.say['point']}{tenths % 10}")

    def _won(self) -> "tuple[str, str, str]":
        """The winner, and how many cards it brought; a slower hand can win as well (2.11)."""
        news, say = self.table.news, self.say
        self._ahead = int(self.table.finish.player(0) == news.p)
        who = full_name(self.console, say, news.p)
        return say["snap"], who, say.count("cards", self.table.places.count(news.a, news.b))

    def _tied(self) -> "tuple[str, str, str]":
        """To a pool (2.9); in the middle the match is dead (4.3)."""
        finish = self.table.finish
        callers = finish.callers(self.table.news.p)
        for i in range(finish.count):
            self._ahead |= (callers >> finish.player(i) & 1) << i
        text = "tie.dead" if self.table.news.a == MIDDLE else "tie.pool"
        return "", self.say["tie"], self.say[text]


class Photo(Hands):
    """The photo finish, to the microsecond."""

    def __init__(self, play: "Play", now: int) -> None:
        super().__init__(play, now, _PHOTO_US)
        self._screen = play.console.stage.open("finish", "PhotoFinish", self.table.game.players)
        news = self.table.news
        who = short_name(self.console, news.p) if news.what == AWARD else ""
        self._screen.update(self.say.fill("photo", who) if who else self.say["photo.tie"])
        self.advance(now)

    def show(self, who: "list[str]", gaps: "list[int]") -> None:
        point = self.say["point"]
        texts = [f"+{us // 1000}{point}{us % 1000:03d}" for us in gaps]
        texts[0] = self.reaction()
        self._screen.hands(who, gaps, texts)
