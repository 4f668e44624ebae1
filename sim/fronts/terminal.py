"""The terminal, over SSH as well: half blocks in colour, keys as buttons."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from shutil import get_terminal_size

import blessed

from console.ticks import ticks_diff
from sim.board import DesktopBoard
from sim.fronts.cells import Pixel, Rows, fit
from sim.fronts.typed import TypedPresses
from sim.fronts.unattended import Console
from sim.grain import Grain
from sim.keys import seat_of
from sim.screen import WatchedDisplay

_REST_S = 0.002  # longest wait for a key
_ESCAPE_S = 0.03  # how long an Esc may be the beginning of something else
_BELOW = 2  # lines below the picture
_LAMPS = "○◔◑◕●"
_HINT = "Esc: menu   Ctrl-C: end"


class Terminal:
    """Shows a board, and presses its buttons."""

    def __init__(self, board: DesktopBoard, display: WatchedDisplay) -> None:
        self.grain = Grain()
        self._board = board
        self._display = display
        self._term = blessed.Terminal()
        self._typed = TypedPresses(board.presses, board.clock)
        self._has_key_up = False
        self._open = True
        self._rows = Rows(_paint(self._term) if self._term.number_of_colors else None)
        self._size = (0, 0)
        self._lamps = ""

    def run(self, console: Console) -> None:
        """Play until Ctrl-C."""
        with self._taken():
            self._display.watch(self._show, self._take_keys)
            try:
                while self._open:
                    self._step(console)
            except KeyboardInterrupt:
                pass

    @contextmanager
    def _taken(self) -> Iterator[None]:
        """The terminal to ourselves, with key-ups where it knows Kitty's keyboard protocol."""
        term = self._term
        with ExitStack() as stack:
            for mode in (term.fullscreen(), term.cbreak(), term.hidden_cursor()):
                stack.enter_context(mode)
            self._has_key_up = term.get_kitty_keyboard_state() is not None
            if self._has_key_up:
                keyboard = term.enable_kitty_keyboard(report_events=True, report_all_keys=True)
                stack.enter_context(keyboard)
            yield

    def _step(self, console: Console) -> None:
        clock = self._board.clock
        deadline = console.step(clock.now())
        self._draw_lamps()
        ahead = ticks_diff(deadline, clock.now()) / 1e6
        self._take_keys(max(0.0, min(_REST_S, ahead)))

    def _take_keys(self, wait: float = 0.0) -> None:
        """Wait for a key that long, and take all that are there."""
        key = self._term.inkey(timeout=wait, esc_delay=_ESCAPE_S)
        self.grain.look()
        while key:
            self._take(key)
            key = self._term.inkey(timeout=0, esc_delay=_ESCAPE_S)
        self._typed.let_go()

    def _take(self, key: blessed.keyboard.Keystroke) -> None:
        text = key.key_value
        seat = seat_of(text, self._board.seats)
        if key.is_ctrl("c"):
            self._open = False
        elif key.code == self._term.KEY_ESCAPE and key.pressed:
            self._board.menu.press()
        elif seat >= 0 and not self._has_key_up:
            self._typed.type(seat, text.isupper())
        elif seat >= 0 and not key.repeated:
            self._board.presses.set(seat, key.pressed)

    def _show(self) -> None:
        """Put the display's pixels into the terminal."""
        term = self._term
        size = (term.width, term.height)
        out = []
        if size != self._size:
            self._size = size
            self._lamps = ""
            self._rows.forget()
            out.append(term.clear)
        image = fit(self._display.image(), size[0], size[1] - _BELOW)
        out += [term.move_yx(row, 0) + text for row, text in self._rows.changed(image)]
        self._write("".join(out) + term.normal)

    def _draw_lamps(self) -> None:
        """The buttons and lamps in one line, and what else there is to know in another."""
        term = self._term
        line = "  ".join(_seat(self._board, seat) for seat in range(self._board.seats))
        if line != self._lamps:
            self._lamps = line
            hold = "" if self._has_key_up else "   Shift and a key: hold, once more: let go"
            top = max(0, term.height - _BELOW)
            rows = [line[: term.width], (_HINT + hold)[: term.width - 1]]
            text = [term.move_yx(top + i, 0) + row + term.clear_eol for i, row in enumerate(rows)]
            self._write("".join(text))

    def _write(self, text: str) -> None:
        self._term.stream.write(text)
        self._term.stream.flush()


def room() -> tuple[int, int]:
    """Columns and lines that a picture has."""
    columns, lines = get_terminal_size()
    return columns, lines - _BELOW


def _seat(board: DesktopBoard, seat: int) -> str:
    label = board.labels[seat]
    down = board.presses.closed >> seat & 1
    lamp = _LAMPS[board.lamps.levels[seat] * (len(_LAMPS) - 1) // 255]
    return f"[{label}]{lamp}" if down else f" {label} {lamp}"


def _paint(term: blessed.Terminal):  # type: ignore[no-untyped-def]
    @cache
    def paint(upper: Pixel, lower: Pixel) -> str:
        return str(term.color_rgb(*upper)) + str(term.on_color_rgb(*lower))

    return paint
