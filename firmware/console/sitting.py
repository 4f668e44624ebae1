"""Who sits at the table and how the evening stands, kept beside the record of the game in play.

While it is kept, a console that is switched on offers to go on with that very table.
"""

import json

from console.bots.reaction import LEVELS
from console.deal import game_module, series_of
from console.journal import is_record
from console.vault import TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.app import Console

_ALWAYS = ("game", "pace", "level", "bots")


def keep(console: "Console", record: str) -> None:
    """Keep the table of the game in this record; "" between two games."""
    party, settings, header = console.party, console.settings, console.deal.header
    names = _ALWAYS + console.deal.rules.OPTIONS
    table = {
        "record": record,
        "seats": list(party.seats[: party.count]),
        "levels": list(party.levels[: party.count]),
        "animals": list(header.animals),
        "settings": {name: settings[name] for name in names},
        "series": console.series.standing(),
        "options": header.options,
        "seed": header.seed,
    }
    console.vault.save(TABLE, json.dumps(table).encode())


def forget(console: "Console") -> None:
    """The table has broken up."""
    console.vault.remove(TABLE)


def give_up(console: "Console", record: str = "") -> None:
    """A table that cannot be here, or whose record cannot be read, is told and forgotten."""
    forget(console)
    if record:
        console.vault.set_aside(record, "game.aside")
    console.troubles.tell("lost")
    console.go("title")


def sit_down(console: "Console") -> "dict[str, Any]":
    """Seat everyone as they sat; what was kept. ValueError where that is not possible."""
    try:
        return _sit_down(console, console.vault.read(TABLE))
    except (KeyError, TypeError, AttributeError, IndexError):
        raise ValueError("not a table") from None


def _sit_down(console: "Console", table: "dict[str, Any]") -> "dict[str, Any]":
    party = console.party
    levels = [range(len(LEVELS))[level] for level in table["levels"]]
    party.sit_as(table["seats"], levels, table["animals"])
    console.settings.take(table["settings"])
    rules = game_module(str(console.settings["game"]))
    if not rules.FEWEST <= party.count <= rules.MOST:
        raise ValueError("too few or too many")
    console.series = series_of(console, rules, 0)
    console.series.go_on(table["series"])
    _check(table["record"], table["options"], table["seed"])
    return table


def _check(record: str, options: "dict[str, int]", seed: int) -> None:
    """What a deal can be made from; a record is compared with it."""
    values = list(options.values()) + [seed]
    # On MicroPython a bool is no int.
    if seed < 0 or not all(isinstance(value, (int, bool)) for value in values):
        raise ValueError("not a deal")
    if record != "" and not is_record(record):
        raise ValueError("not a record")
