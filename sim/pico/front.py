"""The emulated Pico in a terminal: its panel in half blocks, its buttons on the keyboard."""

import time
from functools import cache

import blessed
from PIL import Image

from sim.fronts.cells import Pixel, Rows, fit
from sim.keys import labels, seat_of
from sim.pico.machine import EmulatedPico

_SLICE_US = 20_000  # simulated at a time
_SLICE_MS = 40  # and no longer than this before the keyboard is looked at again
_TAP_US = 90_000
_BELOW = 1


class Terminal:
    """Shows the panel at most as fast as time passes; Esc is the menu button, Ctrl-C ends."""

    def __init__(self, pico: EmulatedPico) -> None:
        self._pico = pico
        self._term = blessed.Terminal()
        self._rows = Rows(_paint(self._term) if self._term.number_of_colors else None)
        self._began = time.monotonic()
        self._from = pico.t

    def run(self) -> None:
        """Play until Ctrl-C."""
        term = self._term
        with term.fullscreen(), term.cbreak(), term.hidden_cursor():
            try:
                while True:
                    self._step()
            except KeyboardInterrupt:
                return

    def _step(self) -> None:
        pico = self._pico
        pico.run(_SLICE_US, wall_ms=_SLICE_MS)
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
            pico.press(seat, pico.t, _TAP_US)
        elif key.code == self._term.KEY_ESCAPE and pico.spec.menu is not None:
            pico.menu(pico.t, _TAP_US)

    def _show(self) -> None:
        term = self._term
        width, height, pixels = self._pico.picture()
        image = Image.frombytes("RGB", (width, height), pixels)
        image = fit(image, term.width, term.height - _BELOW)
        rows = [term.move_yx(row, 0) + text for row, text in self._rows.changed(image)]
        keys = " ".join(labels(len(self._pico.spec.buttons)))
        seconds = (self._pico.t - self._from) / 1e6
        line = f"buttons: {keys}   Esc: menu   Ctrl-C: end   {seconds:8.1f} s"
        rows.append(term.normal + term.move_yx(term.height - 1, 0) + line[: term.width - 1])
        term.stream.write("".join(rows))
        term.stream.flush()


def _paint(term: blessed.Terminal):  # type: ignore[no-untyped-def]
    @cache
    def paint(upper: Pixel, lower: Pixel) -> str:
        return str(term.color_rgb(*upper)) + str(term.on_color_rgb(*lower))

    return paint
