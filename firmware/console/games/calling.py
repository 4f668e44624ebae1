"""What classic and central Snap have in common as the console plays them."""

from console.table import Table
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from console.settings import Settings
    from console.texts import Section

FEWEST = const(2)
MOST = const(6)
SCENE = "play"
OPTIONS = ("grab", "call", "limit_s", "limit_snaps", "series")
_NUMBERS = ("quiet_us", "choose_us", "false_start_us", "limit_s", "limit_snaps")


def call_rules(settings: "Settings") -> "dict[str, int]":
    """The options of record.md that both have; the photo finish knows no ties (3.2)."""
    options = {name: int(settings[name]) for name in _NUMBERS if settings[name]}
    options["tie_us"] = 0 if settings["grab"] else int(settings["tie_us"])
    return options


def open_table(console: "Console", say: "Section") -> Table:
    """The table in play."""
    return Table(console, say)
