"""What is read: title, players, menus, pages, results, notices."""

from console.games.classic import OPTIONS
from console.screens.finish import PhotoFinish
from console.screens.howto import HowTo
from console.screens.join import BAD, BOT, EMPTY, GOOD, HUMAN, Join
from console.screens.menu import Menu
from console.screens.notice import Notice
from console.screens.page import TextPage
from console.screens.result import Result
from console.screens.title import Title
from console.ui.wrap import BOT as ROBOT
from tests.screens.exhibits import NAMES

_GAPS = (0, 412, 12_300, 48_000, 102_345, 340_001, 512_000, 799_999)
_WHO = (HUMAN, BOT, EMPTY, HUMAN, HUMAN, EMPTY, BOT, HUMAN)
MENUS = {
    "setup": ("begin", "game", "bots", "level", "pace", "rules", "back"),
    "rules": OPTIONS + ("back",),
    "pause": ("on", "bot", "end"),
}
NOTICES = (  # name, section, head, text and footer in the order of the pictures
    ("false call", "play", "false", "false.pool", ""),
    ("dispute", "play", "tie", "tie.pool", ""),
    ("pause", "play", "ask", "ask.text", ""),
    ("winner", "over", "winner", "", "hint"),
    ("draw", "over", "draw", "", "hint"),
    ("hand over", "play", "", "", "which.help"),
    ("out", "play", "out", "out.text", ""),
    ("fault", "play", "out", "false.free", ""),
    ("deal", "deal", "dealer", "press", "ready"),
)
_PROSE = {
    "en": "Everyone has a stock of cards, face down, and turns the top one in turn.",
    "fr": "Chacun a un talon de cartes, faces cachées, et retourne à son tour la première.",
    "ru": "У каждого стопка карт рубашкой вверх; по очереди все открывают верхнюю.",
}


def title(ui, texts):
    say = texts.section("title")
    screen = Title(ui)
    screen.update(say["subtitle"], say["hint"], 41, 42)
    return screen


def join(seats):
    """Persons, bots and free seats."""

    def show(ui, texts):
        say = texts.section("join")
        screen = Join(ui, seats)
        screen.update(say["title"], say["hint"])
        for seat in range(seats):
            name = say["free" if _WHO[seat] == EMPTY else "in"]
            screen.seat(seat, str(seat + 1), _WHO[seat], name)
        return screen

    return show


def buttons(ui, texts):
    """Each button's test: in order, stuck, or not pressed yet."""
    screen = Join(ui, 8)
    screen.update(texts.section("pause")["title"], texts.section("play")["ask.text"])
    for seat in range(8):
        who = (GOOD, GOOD, BAD, EMPTY)[seat % 4]
        screen.seat(seat, str(seat + 1), who, ("3 ms", "0 ms", "!", "")[seat % 4])
    return screen


def menu(section, values, at):
    """A menu of the console with its own texts; `values` chooses among each item's."""

    def show(ui, texts):
        say = texts.section(section)
        items = MENUS[section]
        shown = [_value(say, item, values) for item in items]
        screen = Menu(ui)
        chosen = at % len(items)
        help_text = say[items[chosen] + ".help"]
        title = say.get("title", texts.section("menu")["hint"])
        screen.update(title, [say[item] for item in items], shown, chosen, help_text)
        return screen

    return show


def _value(say, item, values):
    value = values.get(item, "")
    return say.get(f"{item}.{value}", value)


def page(ui, texts):
    screen = TextPage(ui)
    pages = screen.pages(" ".join([_PROSE[texts.language]] * 5))
    hint = texts.section("play")["which.help"]
    screen.update(texts.section("rules")["title"], pages[0], hint, 1, len(pages))
    return screen


def howto(cards):
    def show(ui, texts):
        screen = HowTo(ui)
        hint = texts.section("play")["which.help"]
        screen.update("Snap!", _PROSE[texts.language], cards, hint, 2, 4)
        return screen

    return show


def result(hands):
    """As many hands as given, the first one's pair."""

    def show(ui, texts):
        say = texts.section("play")
        screen = Result(ui)
        screen.update(say["snap"], say.fill("player", "3"), say.count("cards", 17), 21, 23)
        times = [say.fill("after", "0" + say["point"] + "41")]
        times += [say.fill("behind", _tenths(gap, say["point"])) for gap in _GAPS[1:hands]]
        screen.hands(list(NAMES[:hands]), times, 1)
        return screen

    return show


def _tenths(us, point):
    return f"{us // 1000}{point}{us % 1000 // 100}" if us < 100_000 else str(us // 1000)


def tie(ui, texts):
    """Two who could not be told apart, and a third."""
    say = texts.section("play")
    screen = Result(ui)
    screen.update("", say["tie"], say["tie.pool"], 21, 23)
    times = [say.fill("after", "0" + say["point"] + "41")]
    times += [say.fill("behind", gap) for gap in ("0" + say["point"] + "4", "214")]
    screen.hands([NAMES[3], ROBOT + "3", NAMES[1]], times, 0b11)
    return screen


def duel_result(ui, texts):
    screen = Result(ui)
    say = texts.section("menagerie")
    cards = texts.section("play").count("cards", 12)
    screen.update(say["won"], NAMES[3], cards, 21, 23)
    screen.hands([NAMES[3], ROBOT + "8"], ["+12", "–12"], 1)
    return screen


def finish(hands):
    """Two of them equal where there are three."""

    def show(ui, texts):
        point = texts.section("play")["point"]
        gaps = [0] + list(_GAPS[: hands - 1]) if hands > 2 else list(_GAPS[:hands])
        screen = PhotoFinish(ui, hands)
        screen.update(texts.section("rules")["grab.True"])
        words = [f"+{gap // 1000}{point}{gap % 1000:03d}" if gap else "" for gap in gaps]
        screen.hands(list(NAMES[:hands]), gaps, words)
        return screen

    return show


def notice(picture, section, head, text, footer):
    """Head, text and footer are keys of a section, "" for none."""

    def show(ui, texts):
        say = texts.section(section)
        screen = Notice(ui)
        who = texts.section("play").fill("player", "3")
        words = [say[key] if key else "" for key in (head, text, footer)]
        screen.update(picture, words[0], who, words[1], words[2])
        return screen

    return show


def exhibits():
    """By name."""
    found = {"title": title, "page": page}
    for seats in range(2, 9):
        found[f"join {seats} seats"] = join(seats)
    found["button test"] = buttons
    settings = {"game": "menagerie", "bots": "3", "level": "average", "pace": "normal"}
    found["menu setup, first"] = menu("setup", settings, 0)
    found["menu setup, scrolled"] = menu("setup", settings, 4)
    found["menu rules, last"] = menu("rules", {"call": "triple", "limit_s": "600"}, -1)
    found["menu pause"] = menu("pause", {}, 1)
    found["how to, 2 cards"] = howto(bytes((20, 22)))
    found["how to, 4 cards"] = howto(bytes((20, 22, 50, 3)))
    for hands in range(1, 7):
        found[f"result, {hands} hands"] = result(hands)
    found["result, a tie"] = tie
    found["result of a duel"] = duel_result
    for hands in range(2, 7):
        found[f"photo finish, {hands} hands"] = finish(hands)
    for i, (name, section, head, text, footer) in enumerate(NOTICES):
        found["notice " + name] = notice(i + 1, section, head, text, footer)
    return found
