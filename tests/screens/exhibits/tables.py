"""The tables of classic Snap, of the central game and of the menagerie."""

from console.screens.central import CentralTable
from console.screens.choice import Choice
from console.screens.menagerie import MenagerieTable
from console.screens.table import ClassicTable
from console.ui.wrap import BOT
from tests.screens.exhibits import NAMES
from tests.screens.exhibits.games import StillCentral, StillClassic, StillMenagerie

POOL_COUNTS = (0, 1, 3, 8)
_ANIMALS = (0, 2, 5, 8, 11, 7, 3, 9)
_MIDDLES = ((), (21,), (21, 23), (33, 34, 0), (50, 10) * 9, (35, 32, 1))


def name_seats(name, players):
    """Everybody is called by a name; the fourth seat is a bot's."""
    for seat in range(players):
        name(seat, BOT + "Léo" if seat == 3 else NAMES[seat])


def classic(players, pools, limited=False):
    """Somebody muted from three players up, who has no pile (2.8); somebody out from five."""

    def show(ui, texts):
        table = ClassicTable(ui, players)
        name_seats(table.name, players)
        table.hint(texts.section("deal")["press"])
        if limited:
            table.limit(texts.section("play")["time"], "4:32")
        outside = (4,) if players > 4 else ()
        table.update(StillClassic(players, pools, mute=2, outside=outside))
        return table

    return show


def pending(ui, texts):
    """A card that is shown before it counts, on a stock that was just turned over (2.2)."""
    table = ClassicTable(ui, 4)
    name_seats(table.name, 4)
    table.update(StillClassic(4, 2), 51)
    return table


def central(players, limited):
    """Fuller middles with more players."""

    def show(ui, texts):
        table = CentralTable(ui, players)
        name_seats(table.name, players)
        outside = (4,) if players > 4 else ()
        middle = _MIDDLES[players - 1]
        table.hint(texts.section("deal")["press"])
        table.update(StillCentral(players, mute=3, outside=outside, middle=middle))
        if limited:
            table.limit(texts.section("play")["pairs"], "7")
        return table

    return show


def menagerie(players, duel):
    """All animals different; in a duel two seats stand out."""

    def show(ui, texts):
        table = MenagerieTable(ui, players)
        name_seats(lambda seat, text: table.name(seat, text, _ANIMALS[seat]), players)
        say = texts.section("menagerie")
        table.captions(say["left"], say["task"])
        table.update(StillMenagerie(players, duel))
        return table

    return show


def choice(count, pairs):
    """The second pair is at hand."""

    def show(ui, texts):
        say = texts.section("play")
        screen = Choice(ui, count)
        screen.update(say["which"], say["which.help"])
        for c in range(count):
            screen.name(c, str(c + 1))
            for k in range(pairs):
                screen.pair(c, k, 20 + k, 21 + k, "2 + " + say.fill("pool", 12))
            screen.current(c, 1)
        return screen

    return show


def exhibits():
    """By name."""
    found = {}
    for players in range(2, 7):
        for pools in POOL_COUNTS:
            found[f"classic {players} players, {pools} pools"] = classic(players, pools)
        found[f"central {players} players"] = central(players, players > 3)
    found["classic, card being turned"] = pending
    found["classic, limit and 6 pools"] = classic(6, 6, True)
    found["classic, limit and 8 pools"] = classic(4, 8, True)
    found["classic, many pools"] = classic(6, 20)
    found["classic, more pools than fit"] = classic(6, 50)
    for players in range(2, 9):
        found[f"menagerie {players} players"] = menagerie(players, (-1, -1))
        found[f"menagerie {players} players, duel"] = menagerie(players, (0, players - 1))
    for count, pairs in ((1, 2), (1, 6), (1, 12), (2, 3), (3, 3)):
        found[f"choice of {count}, {pairs} pairs"] = choice(count, pairs)
    return found
