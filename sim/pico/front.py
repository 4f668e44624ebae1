"""The emulated Pico in a terminal: its panel in half blocks, its buttons on the keyboard."""

import signal
import time
from types import FrameType

import blessed
from PIL import Image

from sim.fronts.cells import Rows, fit, paint
from sim.fronts.typed import HOLD, TAP_US, TypedPresses
from sim.keys import labels, seat_of
from sim.pico.machine import EmulatedPico

_SLICE_US = 20_000  # simulated at a time
_SLICE_MS = 40  # and no longer than this before the keyboard is looked at again
_BELOW = 2  # lines below the picture


class Contacts:
    """The buttons of an emulated Pico, which close and open now, by its own time."""

    def __init__(self, pico: EmulatedPico) -> None:
        self._pico = pico
        self.closed = 0  # bit mask of the seats whose button is down

    @property
    def us(self) -> int:
        """Its time: how long a key holds is what the console measures, not who waits for it."""
        return int(self._pico.t)

    def set(self, seat: int, down: bool) -> None:
        """A button closes or opens."""
        bit = 1 << seat
        self.closed = self.closed | bit if down else self.closed & ~bit
        self._pico.contact(seat, [(self._pico.t, down)])


class Terminal:
    """Shows the panel at most as fast as time passes; Esc is the menu button, Ctrl-C ends."""

    def __init__(self, pico: EmulatedPico) -> None:
        self._pico = pico
        self._term = blessed.Terminal()
        self._rows = Rows(paint(self._term))
        self._contacts = Contacts(pico)
        self._typed = TypedPresses(self._contacts, self._contacts)
        self._open = True
        self._began = time.monotonic()
        self._from = pico.t

    def run(self) -> None:
        """Play until Ctrl-C, which never comes between a question to the Pico and its answer."""
        term = self._term
        before = signal.signal(signal.SIGINT, self._end)
        try:
            with term.fullscreen(), term.cbreak(), term.hidden_cursor():
                while self._open:
                    self._step()
        finally:
            signal.signal(signal.SIGINT, before)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._open = False

    def _step(self) -> None:
        pico = self._pico
        pico.run(_SLICE_US, wall_ms=_SLICE_MS)
        self._typed.let_go()
        ahead = (pico.t - self._from) / 1e6 - (time.monotonic() - self._began)
        if ahead < -1:  # slower than time: do not catch up in a rush
            self._began -= ahead + 1
        self._show()
        key = self._term.inkey(timeout=max(0.0, ahead), esc_delay=0.03)
        while key:
            self._take(key)
            key = self._term.inkey(timeout=0, esc_delay=0.03)

    def _take(self, key: blessed.keyboard.Keystroke) -> None:
        pico = self._pico
        seat = seat_of(str(key), len(pico.spec.buttons))
        if seat >= 0:
            self._typed.type(seat, str(key).isupper())
        elif key.code == self._term.KEY_ESCAPE and pico.spec.menu is not None:
            pico.menu(pico.t, TAP_US)

    def _show(self) -> None:
        term = self._term
        width, height, pixels = self._pico.picture()
        image = Image.frombytes("RGB", (width, height), pixels)
        image = fit(image, term.width, term.height - _BELOW)
        rows = [term.move_yx(row, 0) + text for row, text in self._rows.changed(image)]
        rows.append(term.normal)
        top = max(0, term.height - _BELOW)
        for i, line in enumerate(self._lines()):
            rows.append(term.move_yx(top + i, 0) + line[: term.width - 1] + term.clear_eol)
        term.stream.write("".join(rows))
        term.stream.flush()

    def _lines(self) -> tuple[str, str]:
        """The buttons and the Pico's own time, and what can be typed."""
        names = labels(len(self._pico.spec.buttons))
        down = [f"[{name}]" if self._is_down(i) else f" {name} " for i, name in enumerate(names)]
        seconds = (self._pico.t - self._from) / 1e6
        menu = "Esc: menu   " if self._pico.spec.menu is not None else ""
        return f"{' '.join(down)}   {seconds:.1f} s", f"{menu}Ctrl-C: end   {HOLD}"

    def _is_down(self, seat: int) -> bool:
        return bool(self._contacts.closed >> seat & 1)
