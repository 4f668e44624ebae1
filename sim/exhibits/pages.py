"""What is read: title, players, menus, pages, results, notices."""

from console.screens.finish import PhotoFinish
from console.screens.howto import HowTo
from console.screens.join import BOT, EMPTY, HUMAN, Join
from console.screens.menu import Menu
from console.screens.notice import Notice
from console.screens.page import TextPage
from console.screens.result import Result
from console.screens.title import Title
from console.texts import Section, Texts
from console.ui.kit import Ui
from sim.exhibits import NAMES, Exhibit, Exhibits

_GAPS = (0, 412, 12_300, 48_000, 102_345, 340_001, 512_000, 799_999)
_WHO = (HUMAN, BOT, EMPTY, HUMAN, HUMAN, EMPTY, BOT, HUMAN)
_PROSE = {
    "en": "Everyone has a stock of cards, face down, and turns the top one in turn.",
    "fr": "Chacun a un talon de cartes, faces cachées, et retourne à son tour la première.",
    "ru": "У каждого стопка карт рубашкой вверх; по очереди все открывают верхнюю.",
}


def title(ui: Ui, texts: Texts) -> Title:
    say = texts.section("title")
    screen = Title(ui)
    screen.update(say["subtitle"], say["hint"], 41, 42)
    return screen


def join(seats: int) -> Exhibit:
    """Persons, bots and free seats."""

    def show(ui: Ui, texts: Texts) -> Join:
        say = texts.section("join")
        screen = Join(ui, seats)
        screen.update(say["title"], say["hint"])
        for seat in range(seats):
            name = say["free" if _WHO[seat] == EMPTY else "in"]
            screen.seat(seat, str(seat + 1), _WHO[seat], name)
        return screen

    return show


def menu(section: str, values: dict[str, str], at: int) -> Exhibit:
    """A menu of the console with its own texts; `values` chooses among each item's."""

    def show(ui: Ui, texts: Texts) -> Menu:
        say = texts.section(section)
        items = [key[:-5] for key in say.keys() if key.endswith(".help")]  # noqa: SIM118
        shown = [_value(say, item, values) for item in items]
        screen = Menu(ui)
        help_text = say[items[at] + ".help"]
        screen.update(say["title"], [say[item] for item in items], shown, at, help_text)
        return screen

    return show


def _value(say: Section, item: str, values: dict[str, str]) -> str:
    value = values.get(item, "")
    named = f"{item}.{value}"
    return say[named] if named in say.keys() else value  # noqa: SIM118


def page(ui: Ui, texts: Texts) -> TextPage:
    screen = TextPage(ui)
    pages = screen.pages(" ".join([_PROSE[texts.language]] * 5))
    hint = texts.section("play")["which.help"]
    screen.update(texts.section("rules")["title"], pages[0], hint, 1, len(pages))
    return screen


def howto(cards: bytes) -> Exhibit:
    def show(ui: Ui, texts: Texts) -> HowTo:
        screen = HowTo(ui)
        hint = texts.section("play")["which.help"]
        screen.update("Snap!", _PROSE[texts.language], cards, hint, 2, 4)
        return screen

    return show


def result(hands: int) -> Exhibit:
    """As many hands as given, the first one's pair."""

    def show(ui: Ui, texts: Texts) -> Result:
        say = texts.section("play")
        screen = Result(ui)
        text = say.count("cards", 17) + ", " + say.fill("after", "0" + say["point"] + "41")
        screen.update(say["snap"], say.fill("player", "3"), text, 21, 23)
        gaps = [f"+{gap // 1000}{say['point']}{gap % 1000 // 100} ms" for gap in _GAPS[1:hands]]
        screen.hands([str(i + 1) for i in range(hands)], ["", *gaps])
        return screen

    return show


def finish(hands: int) -> Exhibit:
    """Two of them equal where there are three."""

    def show(ui: Ui, texts: Texts) -> PhotoFinish:
        point = texts.section("play")["point"]
        gaps = [0, *_GAPS[: hands - 1]] if hands > 2 else list(_GAPS[:hands])
        screen = PhotoFinish(ui)
        screen.update(texts.section("rules")["grab.True"])
        words = [f"+{gap // 1000}{point}{gap % 1000:03d}" if gap else "" for gap in gaps]
        screen.hands(list(NAMES[:hands]), gaps, words)
        return screen

    return show


def notice(picture: int, section: str, head: str, text: str, footer: str = "") -> Exhibit:
    """Head, text and footer are keys of a section, "" for none."""

    def show(ui: Ui, texts: Texts) -> Notice:
        say = texts.section(section)
        screen = Notice(ui)
        who = texts.section("play").fill("player", "3")
        words = [say[key] if key else "" for key in (head, text, footer)]
        screen.update(picture, words[0], who, words[1], words[2])
        return screen

    return show


def exhibits() -> Exhibits:
    """By name."""
    found: Exhibits = {"title": title, "page": page}
    found |= {f"join {seats} seats": join(seats) for seats in range(2, 9)}
    settings = {"game": "menagerie", "bots": "3", "level": "average", "pace": "normal"}
    found |= {
        "menu setup, first": menu("setup", settings, 0),
        "menu setup, scrolled": menu("setup", settings, 4),
        "menu rules, last": menu("rules", {"call": "triple", "limit_s": "600"}, 7),
        "menu pause": menu("pause", {}, 1),
        "how to, 2 cards": howto(bytes((20, 22))),
        "how to, 4 cards": howto(bytes((20, 22, 50, 3))),
    }
    found |= {f"result, {hands} hands": result(hands) for hands in range(1, 7)}
    found |= {f"photo finish, {hands} hands": finish(hands) for hands in range(2, 7)}
    found |= {
        "notice deal": notice(9, "deal", "dealer", "press", "ready"),
        "notice false call": notice(1, "play", "false", "false.text"),
        "notice dispute": notice(2, "play", "tie", "tie.text"),
        "notice pause": notice(3, "play", "ask", "ask.text"),
        "notice winner": notice(4, "over", "winner", "", "hint"),
        "notice draw": notice(5, "over", "draw", "", "hint"),
        "notice hand over": notice(6, "play", "", "", "which.help"),
        "notice out": notice(7, "play", "out", "out.text"),
        "notice fault": notice(8, "play", "free", "free.text"),
    }
    return found
