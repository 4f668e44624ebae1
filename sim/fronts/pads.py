"""Gamepads and USB buzzers as player buttons, by way of pygame's joysticks.

A gamepad is one player's, whichever of its buttons is pressed. A PlayStation Buzz! receiver is
four players' red buzzers. Of a USB encoder that people wire their own buttons to, each button is
a player's: `each` says so, since it looks like a gamepad.
"""

from dataclasses import dataclass, field

import pygame

_BUZZERS = 4
_BUZZ_BUTTONS = 20  # five a buzzer, the red one first


@dataclass
class _Pad:
    """What is plugged in; `first` is its first seat, -1 where none was left."""

    joystick: pygame.joystick.JoystickType
    first: int
    seats: int
    apart: int  # buttons from one seat's to the next seat's; 0: all are one seat's
    down: set[int] = field(default_factory=set)

    def seat(self, button: int) -> int:
        """The seat of a button, -1 for a button that is nobody's."""
        if self.first < 0:
            return -1
        if not self.apart:
            return self.first
        seat, other = divmod(button, self.apart)
        return self.first + seat if not other and seat < self.seats else -1


class Pads:
    """Turns pygame's joystick events into (seat, down) pairs."""

    def __init__(self, seats: int, each: bool = False) -> None:
        self._seats = seats
        self._each = each
        self._pads: dict[int, _Pad] = {}

    def handle(self, event: pygame.Event) -> list[tuple[int, bool]]:
        """The presses and releases that an event means: most often one, or none."""
        if event.type == pygame.JOYDEVICEADDED:
            self.add(pygame.joystick.Joystick(event.device_index))
        elif event.type == pygame.JOYDEVICEREMOVED:
            return self._remove(event.instance_id)
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            down = event.type == pygame.JOYBUTTONDOWN
            return self._button(event.instance_id, event.button, down)
        return []

    def add(self, joystick: pygame.joystick.JoystickType) -> None:
        """A pad takes the lowest seats that no other pad has."""
        buttons = joystick.get_numbuttons()
        buzz = buttons == _BUZZ_BUTTONS and "buzz" in joystick.get_name().lower()
        apart = _BUZZ_BUTTONS // _BUZZERS if buzz else int(self._each)
        wanted = _BUZZERS if buzz else buttons if self._each else 1
        first, seats = self._free(min(wanted, self._seats))
        self._pads[joystick.get_instance_id()] = _Pad(joystick, first, seats, apart)

    def _free(self, wanted: int) -> tuple[int, int]:
        """First seat and number of the lowest free seats in a row; fewer where there is no room."""
        taken = {pad.first + i for pad in self._pads.values() for i in range(pad.seats)}
        for seats in range(wanted, 0, -1):
            for first in range(self._seats - seats + 1):
                if taken.isdisjoint(range(first, first + seats)):
                    return first, seats
        return -1, 0

    def _button(self, instance: int, button: int, down: bool) -> list[tuple[int, bool]]:
        pad = self._pads.get(instance)
        seat = pad.seat(button) if pad else -1
        if not pad or seat < 0:
            return []
        # A second button of the same player, pressed meanwhile, changes nothing.
        others = {other for other in pad.down if other != button and pad.seat(other) == seat}
        pad.down = pad.down | {button} if down else pad.down - {button}
        return [] if others else [(seat, down)]

    def _remove(self, instance: int) -> list[tuple[int, bool]]:
        pad = self._pads.pop(instance, None)
        if not pad:
            return []
        return [(seat, False) for seat in sorted({pad.seat(button) for button in pad.down})]
