"""What is left until an early end (2.17): time, or pairs to win."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.table import Table
    from console.texts import Section


class Countdown:
    """Brought up to date before a card is shown, so that nothing is written while one is live."""

    def __init__(self, options: "dict[str, int]", say: "Section") -> None:
        self._seconds = options.get("limit_s", 0)
        self._snaps = options.get("limit_snaps", 0)
        self._say = say
        self._left = -1

    def update(self, table: "Table") -> None:
        """Show the time where that is limited, else the pairs, else nothing."""
        if self._seconds:
            self._show(table, "time", max(0, self._seconds - table.game.clock.seconds))
        elif self._snaps:
            self._show(table, "pairs", self._snaps - table.game.limits.snaps)

    def _show(self, table: "Table", what: str, left: int) -> None:
        if left == self._left:
            return
        self._left = left
        text = f"{left // 60}:{left % 60:02d}" if what == "time" else str(left)
        table.screen.limit(self._say[what], text)
