"""What goes over the display's wires, through the device's own drivers: the wire alone, no CPU.

The limit is the time that the pixels of the whole display take at the bus's clock, without
commands, addresses or pauses.
"""

from argparse import Namespace
from collections.abc import Callable, Iterator
from statistics import median

from console.app import Console
from console.ticks import ticks_diff
from sim.assembly import make_board
from sim.clock import VirtualClock
from sim.display import DesktopDisplay
from sim.panels.bench import Bench, oled, tft
from sim.signals import SilentSpeaker
from sim.store import MemoryStore

_CARDS = 30
_PANELS: dict[str, Callable[[], Bench]] = {
    "SSD1306, I2C 400 kHz": lambda: oled("ssd1306"),
    "ST7789 240x240, SPI 62.5 MHz": lambda: tft(240, 240),
    "ST7789 320x240, SPI 62.5 MHz": lambda: tft(320, 240, 90),
}


def measure() -> Iterator[tuple[str, str]]:
    """Bytes and milliseconds of a card shown and of a whole picture, on every panel."""
    for name, make in _PANELS.items():
        bench = make()
        display = bench.display()
        sent, ms = _cards(bench, display)
        yield f"{name}: a card shown, median bytes", f"{sent:,.0f}"
        yield f"{name}: a card shown, median ms", f"{ms:.2f}"
        display.change_all()
        sent, ms = _refresh(bench, display.refresh)
        yield f"{name}: a whole picture, bytes", f"{sent:,}"
        yield f"{name}: a whole picture, ms", f"{ms:.2f}"
        bits = display.width * display.height * (1 if display.colors == 2 else 16)
        yield f"{name}: times the wire's limit", f"{ms / (bits * 1e3 / bench.port.HERTZ):.2f}"


def _refresh(bench: Bench, refresh: Callable[[], None]) -> tuple[int, float]:
    """Bytes and milliseconds on the wire."""
    sent, us = bench.port.sent, bench.clock.us
    refresh()
    return bench.port.sent - sent, (bench.clock.us - us) / 1e3


def _cards(bench: Bench, display: DesktopDisplay) -> tuple[float, float]:
    """Medians over the cards of a game between bots."""
    clock = VirtualClock()
    options = Namespace(seed=1, seats=6, board="oled")
    board = make_board(options, display, clock, SilentSpeaker(), MemoryStore())
    console = Console(board, bots=6)
    console.play(0)
    cards: list[tuple[int, float]] = []
    while len(cards) < _CARDS:
        before = _card(console)
        step = _refresh(bench, lambda: _step(console, clock))
        if before == -1 and _card(console) >= 0:
            cards.append(step)
    return median(sent for sent, _ in cards), median(ms for _, ms in cards)


def _step(console: Console, clock: VirtualClock) -> None:
    clock.us += max(1, ticks_diff(console.step(clock.now()), clock.now()))


def _card(console: Console) -> int:
    """The card that is shown and not applied yet, -1: none, -2: no table is in sight."""
    table = getattr(console._scene, "table", None)
    return table.croupier.card if table else -2
