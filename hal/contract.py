"""What a board hands the console. Imported for types alone; nothing here runs on the device.

Times are ticks: whole microseconds modulo 2^30, the period of `time.ticks_us` on RP2040.
"""

from typing import Any, BinaryIO, Protocol


class Presses(Protocol):
    """Button edges in time order, with a horizon: what has been delivered is final."""

    name: str  # what captures the edges
    t: int  # ticks of the current event
    player: int  # seat, 0 to seats - 1
    down: bool  # pressed, or released
    overflows: int  # how often captured edges were lost since the start
    stuck: int  # bit mask of seats whose button does not open
    write_proof: bool  # whether times are right though flash is written meanwhile

    def poll(self) -> None:
        """Take in what the hardware has captured. Allocates nothing."""

    def next(self) -> bool:
        """Move to the next confirmed event; False when there is none yet. Allocates nothing."""
        ...

    def horizon(self) -> int:
        """Ticks before which no further event can come, as of the last poll."""
        ...

    def chatter(self, seat: int, t: int) -> tuple[int, int]:
        """Of the 10 ms from an event at ticks `t` on: how often the seat's pin changed, and
        microseconds from the first change to the last; asked for soon afterwards."""
        ...


class Menu(Protocol):
    """A small button that is no player's."""

    def pressed(self) -> bool:
        """True once for each press since the last call."""
        ...


class Display(Protocol):
    """A panel behind the displayio API."""

    width: int
    height: int
    colors: int  # 2 or 16
    brightness: int  # 0 to 255
    rotation: int  # 0 or 180
    fault: str | None  # what is wrong with the panel, or None
    root_group: Any  # the displayio Group that is shown

    def refresh(self) -> None:
        """Send what changed; returns when the pixels have gone over the wire."""


class Panel(Protocol):
    """A display controller behind its driver, as displays use it. Every method may raise OSError,
    where nothing answers."""

    width: int
    height: int
    colors: int  # 2, or 16 for RGB565
    rows: int  # how many it takes in one `send`, a multiple of 8
    lead: bytes  # what stands before the pixels in each `send`

    def start(self) -> None:
        """Set it up; it stays dark."""

    def recover(self) -> None:
        """Free its bus, after something failed."""

    def turn(self, degrees: int) -> None:
        """Show what is sent from now on upright (0) or upside down (180)."""

    def show(self) -> None:
        """Light it."""

    def sleep(self) -> None:
        """Darken it; it keeps its picture."""

    def dim(self, level: int) -> None:
        """How bright it is when it is lit, 1 to 255."""

    def alive(self) -> bool:
        """False where it has lost its setup, as far as it can tell."""
        ...

    def begin(self, x: int, y: int, w: int, h: int) -> None:
        """Choose an area to fill, in pixels; y and h are multiples of 8 with 2 colours."""

    def send(self, strip: bytes | memoryview) -> None:
        """Fill the next rows of the area, from the top: `lead`, then MONO_VLSB or RGB565 pixels,
        the high byte first."""


class Lamps(Protocol):
    """A lamp a seat."""

    def set(self, seat: int, level: int) -> None:
        """Light the lamp of a seat; level 0 (off) to 255."""


class Speaker(Protocol):
    """A piezo or a small speaker: one tone at a time."""

    def tone(self, hz: int, volume: int) -> None:
        """Sound until the next call; hz 0 is silence, volume 0 to 10."""


class Store(Protocol):
    """Named blobs that survive power-off. Every call may raise OSError."""

    def load(self, name: str) -> bytes | None:
        """The whole blob, or None where there is none of that name."""
        ...

    def open(self, name: str) -> BinaryIO:
        """A blob, opened for reading; OSError where there is none of that name."""
        ...

    def save(self, name: str, data: bytes) -> None:
        """Replace a blob so that a cut of power leaves the old one or the new one."""

    def append(self, name: str, data: bytes) -> None:
        """Add to the end of a blob, which is made where there is none."""

    def truncate(self, name: str, size: int) -> None:
        """Keep only the first `size` bytes of a blob, at one stroke."""

    def rename(self, old: str, new: str) -> None:
        """Give a blob another name, at one stroke; one that had that name goes."""

    def remove(self, name: str) -> None:
        """Remove a blob; nothing happens where there is none."""

    def names(self) -> list[str]:
        """The names of all blobs, sorted."""
        ...


class Board(Protocol):
    """Everything the console may touch."""

    seats: int  # how many player buttons there are, 2 to 8
    labels: tuple[str, ...]  # what is printed on each seat's button
    displayio: Any  # Bitmap, Palette, TileGrid, Group
    vectorio: Any  # Rectangle

    @property
    def presses(self) -> Presses: ...
    @property
    def menu(self) -> Menu | None: ...
    @property
    def display(self) -> Display | None: ...
    @property
    def lamps(self) -> Lamps: ...
    @property
    def speaker(self) -> Speaker: ...
    @property
    def store(self) -> Store: ...

    def now(self) -> int:
        """The present moment in ticks."""
        ...

    def open(self, name: str) -> BinaryIO:
        """A firmware data file ("texts/en.txt"), opened for reading; OSError where absent."""
        ...

    def sheet(self, name: str) -> Any:
        """The glyph sheet `assets/NAME.sheet` as a Bitmap, tiles one above the other."""
        ...

    def entropy(self) -> int:
        """64 random bits from hardware."""
        ...

    def battery(self) -> int | None:
        """Supply in millivolts, or None where it cannot be measured."""
        ...

    def log(self, text: str) -> None:
        """One line for whoever listens on USB; never blocks play."""
