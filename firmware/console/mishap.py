"""An exception in a scene: it is kept for whoever looks, and the table goes on from its record."""

import io
import sys

from console.vault import TABLE
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console
    from hal.contract import Store

LOG = "errors.txt"
_ROOM = const(2048)  # bytes of older errors that are kept
_LONGEST = const(1024)


def survive(console: "Console", error: Exception) -> None:
    """Keep what can be kept, and say which scene is next."""
    console.board.log(keep(console.board.store, error))
    console.troubles.tell("error", type(error).__name__)
    console.journal.write()
    kept = console.vault.load(TABLE)
    console.go("resume" if kept else "title")


def keep(store: "Store", error: Exception) -> str:
    """Add an error to the log, a file that mpremote can fetch; the text that was added."""
    text = _report(error)[-_LONGEST:]
    try:
        older = store.load(LOG) or b""
        store.save(LOG, older[-_ROOM:] + text.encode() + b"\n")
    except (OSError, MemoryError):
        pass  # it is on USB
    return text


def _report(error: Exception) -> str:
    """The error and where it came from, as the runtime can tell it."""
    out = io.StringIO()
    if hasattr(sys, "print_exception"):
        sys.print_exception(error, out)
        return out.getvalue()
    trace = error.__traceback__
    while trace is not None:
        out.write(f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}\n")
        trace = trace.tb_next
    return out.getvalue() + repr(error)
