"""A window: the display with the buttons and lamps of the box drawn round it."""

import os
import time
from pathlib import Path

import pygame

from console.ticks import ticks_diff
from sim.board import DesktopBoard
from sim.errors import SimError
from sim.fronts.faceplate import Painter, Plate, largest_plate
from sim.fronts.hands import Hands
from sim.fronts.pads import Pads
from sim.fronts.silence import silence
from sim.fronts.unattended import Console
from sim.grain import Grain
from sim.screen import WatchedDisplay

# SDL falls back to drivers that nobody can see; these are the ones that show something.
DRIVERS = ("x11", "wayland", "windows", "cocoa")
_REST_S = 0.001  # between two looks at the keys


def open_screen() -> None:
    """Start pygame's display; SimError where there is no screen that somebody can see."""
    try:
        with silence():
            pygame.display.init()
    except pygame.error as error:
        raise SimError(f"no window can be opened here ({error}): use --front terminal") from None
    driver = pygame.display.get_driver()
    asked_for = os.environ.get("SDL_VIDEODRIVER")
    if driver not in DRIVERS and (driver != asked_for or driver == "offscreen"):
        pygame.display.quit()
        raise SimError("there is no screen for a window here: use --front terminal")


class Window:
    """Shows a board, and presses its buttons. `open_screen` comes first."""

    def __init__(
        self, board: DesktopBoard, display: WatchedDisplay, plate: Plate, pads: Pads
    ) -> None:
        self.grain = Grain()
        self._board = board
        self._display = display
        self._plate = plate
        self._open = True
        pygame.font.init()
        pygame.joystick.init()
        pygame.display.set_caption("Snap")
        self._hands = Hands(board, pads, plate)
        self._painter = Painter(board.labels)
        self._surface = pygame.display.set_mode(plate.size, pygame.RESIZABLE)
        self._drawn: dict[int, tuple[int, bool]] = {}
        self._draw_all()
        display.watch(self._show, self._take_events)

    def run(self, console: Console) -> None:
        """Play until the window is closed, or Ctrl-C."""
        try:
            while self._open:
                self._take_events()
                self._step(console)
        except KeyboardInterrupt:
            pass

    def _step(self, console: Console) -> None:
        clock = self._board.clock
        deadline = console.step(clock.now())
        self._draw_buttons()
        ahead = ticks_diff(deadline, clock.now()) / 1e6
        time.sleep(max(0.0, min(_REST_S, ahead)))

    def close(self) -> None:
        """Take the window away."""
        pygame.display.quit()

    def save(self, path: Path) -> None:
        """Keep the whole window as a picture, as it looks now."""
        self._draw_buttons()
        pygame.image.save(self._surface, path)

    def _take_events(self) -> None:
        """Hand on what people did."""
        self.grain.look()
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self._open = False
            elif event.type == pygame.VIDEORESIZE:
                self._resize(event.w, event.h)
            else:
                self._hands.handle(event)

    def _resize(self, width: int, height: int) -> None:
        self._plate = largest_plate(self._plate.profile, self._plate.seats, width, height)
        self._hands.plate = self._plate
        self._draw_all()

    def _draw_all(self) -> None:
        self._drawn.clear()
        self._painter.body(self._surface, self._plate)
        self._painter.menu(self._surface, self._plate)
        self._draw_buttons()
        self._show()
        pygame.display.flip()

    def _draw_buttons(self) -> None:
        for seat, level in enumerate(self._board.lamps.levels):
            look = (level, bool(self._board.presses.closed >> seat & 1))
            if self._drawn.get(seat) != look:
                self._drawn[seat] = look
                area = self._painter.button(self._surface, self._plate, seat, *look)
                pygame.display.update(area)

    def _show(self) -> None:
        """Put the display's pixels on the screen."""
        image = self._display.image()
        picture = pygame.image.frombuffer(image.tobytes(), image.size, "RGB")
        picture = pygame.transform.scale(picture, self._plate.panel.size)
        light = self._display.brightness
        if light < 255:
            picture.fill((light, light, light), special_flags=pygame.BLEND_MULT)
        self._surface.blit(picture, self._plate.panel)
        pygame.display.update(self._plate.panel)
