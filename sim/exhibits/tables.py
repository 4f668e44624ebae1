"""The tables of classic Snap, of the central game and of the menagerie."""

from collections.abc import Callable
from typing import Any

from console.screens.central import CentralTable
from console.screens.choice import Choice
from console.screens.menagerie import MenagerieTable
from console.screens.table import ClassicTable
from console.texts import Texts
from console.ui.kit import Ui
from console.ui.wrap import BOT
from sim.exhibits import NAMES, Exhibit, Exhibits
from sim.exhibits.games import StillCentral, StillClassic, StillMenagerie

POOL_COUNTS = (0, 1, 3, 8)
MANY_POOLS = 20
_ANIMALS = (0, 2, 5, 8, 11, 7, 3, 9)
_MIDDLES = ((), (21,), (21, 23), (33, 34, 0), (50, 10) * 9, (35, 32, 1))


def name_seats(name: Callable[[int, str], None], players: int) -> None:
    """Everybody is called by a name; the fourth seat is a bot's."""
    for seat in range(players):
        name(seat, BOT + "Léo" if seat == 3 else NAMES[seat])


def classic(players: int, pools: int, limited: bool = False) -> Exhibit:
    """Somebody muted from four players up, somebody out from five."""

    def show(ui: Ui, texts: Texts) -> ClassicTable:
        table = ClassicTable(ui, players)
        name_seats(table.name, players)
        if limited:
            table.limit(texts.section("play")["time"], "4:32")
        outside = (4,) if players > 4 else ()
        game: Any = StillClassic(players, pools, mute=3, outside=outside)
        table.update(game)
        return table

    return show


def pending(ui: Ui, texts: Texts) -> ClassicTable:
    """A card that is shown before it counts, on a stock that was just turned over (2.2)."""
    table = ClassicTable(ui, 4)
    name_seats(table.name, 4)
    game: Any = StillClassic(4, 2)
    table.update(game, 51)
    return table


def central(players: int, limited: bool) -> Exhibit:
    """Fuller middles with more players."""

    def show(ui: Ui, texts: Texts) -> CentralTable:
        table = CentralTable(ui, players)
        name_seats(table.name, players)
        outside = (4,) if players > 4 else ()
        middle = _MIDDLES[players - 1]
        game: Any = StillCentral(players, mute=3, outside=outside, middle=middle)
        table.update(game)
        if limited:
            table.limit(texts.section("play")["pairs"], "7")
        return table

    return show


def menagerie(players: int, duel: tuple[int, int]) -> Exhibit:
    """All animals different; in a duel two seats stand out."""

    def show(ui: Ui, texts: Texts) -> MenagerieTable:
        table = MenagerieTable(ui, players)
        name_seats(lambda seat, text: table.name(seat, text, _ANIMALS[seat]), players)
        table.caption(texts.section("setup")["begin"])
        game: Any = StillMenagerie(players, duel)
        table.update(game)
        return table

    return show


def choice(count: int, pairs: int) -> Exhibit:
    """The second pair is at hand."""

    def show(ui: Ui, texts: Texts) -> Choice:
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


def exhibits() -> Exhibits:
    """By name."""
    found: Exhibits = {
        f"classic {players} players, {pools} pools": classic(players, pools)
        for players in range(2, 7)
        for pools in POOL_COUNTS
    }
    found |= {
        "classic, card being turned": pending,
        "classic, limit and 6 pools": classic(6, 6, True),
        "classic, limit and 8 pools": classic(4, 8, True),
        f"classic, {MANY_POOLS} pools": classic(6, MANY_POOLS),
        "classic, more pools than fit": classic(6, 40),
    }
    found |= {
        f"central {players} players": central(players, players > 3) for players in range(2, 7)
    }
    for players in range(2, 9):
        found[f"menagerie {players} players"] = menagerie(players, (-1, -1))
        found[f"menagerie {players} players, duel"] = menagerie(players, (0, players - 1))
    for count, pairs in ((1, 2), (1, 6), (1, 12), (2, 3), (3, 3)):
        found[f"choice of {count}, {pairs} pairs"] = choice(count, pairs)
    return found
