"""What people do to a window, as presses on a board: keys, mouse, gamepads, buzzers."""

import pygame

from sim.board import DesktopBoard
from sim.fronts.faceplate import Plate
from sim.fronts.pads import Pads
from sim.keys import seat_of


class Hands:
    """Takes pygame's events; `plate` is where the buttons are now."""

    def __init__(self, board: DesktopBoard, pads: Pads, plate: Plate) -> None:
        self.plate = plate
        self._board = board
        self._pads = pads
        self._mouse = -1  # the seat that the mouse holds down

    def handle(self, event: pygame.Event) -> None:
        """Press or release what the event means, if anything."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._key(event, event.type == pygame.KEYDOWN)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == pygame.BUTTON_LEFT:
                self._mouse_down(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._mouse_up()
        else:
            for seat, down in self._pads.handle(event):
                self._board.presses.set(seat, down)

    def _key(self, event: pygame.Event, down: bool) -> None:
        seat = seat_of(letter(event.key, event.scancode), self._board.seats)
        if seat >= 0:
            self._board.presses.set(seat, down)
        elif event.key == pygame.K_ESCAPE and down:
            self._board.menu.press()

    def _mouse_down(self, point: tuple[int, int]) -> None:
        self._mouse_up()
        self._mouse = self.plate.seat_at(point)
        if self._mouse >= 0:
            self._board.presses.set(self._mouse, True)
        elif self.plate.is_menu(point):
            self._board.menu.press()

    def _mouse_up(self) -> None:
        """A press of the mouse lasts until it is let go, wherever that is."""
        if self._mouse >= 0:
            self._board.presses.set(self._mouse, False)
        self._mouse = -1


def letter(key: int, scancode: int) -> str:
    """The letter or digit on a key; for a key with no Latin one, the letter QWERTY has there."""
    name = pygame.key.name(key).removeprefix("[").removesuffix("]")
    if name and name.isascii():
        return name
    return chr(ord("a") + scancode - pygame.KSCAN_A) if pygame.KSCAN_A <= scancode < 30 else ""
