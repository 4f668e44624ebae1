"""The terminal, over SSH as well: half blocks in colour, keys as buttons."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from shutil import get_terminal_size

import blessed

from console.ticks import ticks_diff
from sim.board import DesktopBoard
from sim.fronts.cells import Rows, fit, paint
from sim.fronts.typed import HOLD, TypedPresses
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
        self._rows = Rows(paint(self._term))
        self._size = (0, 0)
        self._footer: list[str] = []

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
        if self._size != (self._term.width, self._term.height):
            self._show()
        self._draw_footer()
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
            self._footer = []
            self._rows.forget()
            out.append(term.clear)
        image = fit(self._display.image(), size[0], size[1] - _BELOW - bool(self._shortage()))
        out += [term.move_yx(row, 0) + text for row, text in self._rows.changed(image)]
        self._write("".join(out) + term.normal)

    def _draw_footer(self) -> None:
        """What blurs the picture, the buttons and lamps, and what else there is to know."""
        lamps = "  ".join(_seat(self._board, seat) for seat in range(self._board.seats))
        hint = _HINT if self._has_key_up else f"{_HINT}   {HOLD}"
        footer = [line for line in (self._shortage(), lamps, hint) if line]
        if footer != self._footer:
            self._footer = footer
            width, height = self._size
            top = max(0, height - len(footer))
            rows = [(top + i, row[: width - 1]) for i, row in enumerate(footer)]
            term = self._term
            self._write("".join(term.move_yx(y, 0) + row + term.clear_eol for y, row in rows))

    def _shortage(self) -> str:
        """Nothing where the terminal shows every pixel, else the size that would."""
        width, height = self._size
        columns, lines = self._display.width, -(-self._display.height // 2) + _BELOW
        if width >= columns and height >= lines:
            return ""
        needed = f"{columns} columns and {lines} lines"
        return f"Too small, so blurred: needs {needed}, has {width} and {height}"

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
