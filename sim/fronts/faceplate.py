"""The front of the box as drawn in a window: the display, the buttons round it, their lamps.

Seats go clockwise, as people sit: the first half along the top from the left, the others along
the bottom from the right. All measures are in screen pixels.
"""

from dataclasses import dataclass, replace

import pygame

from sim.profiles import Profile

Colour = tuple[int, int, int]
Point = tuple[int, int]

_MARGIN = 24
_ROW = 92  # height of a row of buttons
_RADIUS = 26
_RING = 8  # the lamp, round its button
_MENU_RADIUS = 13
_BEZEL = 10

_BODY: Colour = (38, 42, 48)
_EDGE: Colour = (20, 22, 26)
_BUTTON: Colour = (196, 48, 44)
_PRESSED: Colour = (128, 28, 26)
_LAMP: Colour = (255, 214, 90)
_DARK: Colour = (58, 56, 48)
_LETTER: Colour = (255, 255, 255)
_FAINT: Colour = (150, 156, 164)


@dataclass(frozen=True)
class Plate:
    """Where everything is, for a panel, a number of seats and a scale; from `origin` on."""

    profile: Profile
    seats: int
    scale: int
    origin: Point = (0, 0)

    @property
    def size(self) -> Point:
        """Width and height of the whole front."""
        width, height = self.profile.width * self.scale, self.profile.height * self.scale
        return width + 2 * _MARGIN, height + 2 * _ROW

    @property
    def body(self) -> pygame.Rect:
        """All of it."""
        return pygame.Rect(self.origin, self.size)

    @property
    def panel(self) -> pygame.Rect:
        """The display's pixels."""
        return self.body.inflate(-2 * _MARGIN, -2 * _ROW)

    def button(self, seat: int) -> Point:
        """The middle of a seat's button."""
        top = (self.seats + 1) // 2
        if seat < top:
            return self._place(seat, top, _ROW // 2 - 4)
        return self._bottom(self.seats - 1 - seat)

    @property
    def menu(self) -> Point:
        """The middle of the menu button, the last one of the bottom row."""
        return self._bottom(self.seats // 2)

    def _bottom(self, place: int) -> Point:
        return self._place(place, self.seats // 2 + 1, self.size[1] - _ROW // 2 + 4)

    def _place(self, place: int, places: int, down: int) -> Point:
        x, y = self.origin
        return x + self.size[0] * (2 * place + 1) // (2 * places), y + down

    def seat_at(self, point: Point) -> int:
        """The seat whose button is under a point, or -1."""
        for seat in range(self.seats):
            if _within(point, self.button(seat), _RADIUS):
                return seat
        return -1

    def is_menu(self, point: Point) -> bool:
        """Whether the menu button is under a point."""
        return _within(point, self.menu, _MENU_RADIUS)


def largest_plate(profile: Profile, seats: int, width: int, height: int) -> Plate:
    """The plate with the largest whole scale that fits, 1 at least."""
    across = (width - 2 * _MARGIN) // profile.width
    down = (height - 2 * _ROW) // profile.height
    plate = Plate(profile, seats, max(1, min(across, down)))
    spare = (width - plate.size[0]) // 2, (height - plate.size[1]) // 2
    return replace(plate, origin=(max(0, spare[0]), max(0, spare[1])))


def first_plate(profile: Profile, seats: int, scale: int | None) -> Plate:
    """The plate at a scale, or at one that leaves room on the screen."""
    if scale:
        return Plate(profile, seats, scale)
    width, height = pygame.display.get_desktop_sizes()[0]
    roomy = largest_plate(profile, seats, width * 9 // 10, height * 9 // 10)
    return Plate(profile, seats, min(roomy.scale, 2 * profile.scale))


class Painter:
    """Draws a plate's body and buttons; the font is pygame's own."""

    def __init__(self, labels: tuple[str, ...]) -> None:
        self._labels = labels
        self._large = pygame.font.Font(None, 34)
        self._small = pygame.font.Font(None, 20)

    def body(self, surface: pygame.Surface, plate: Plate) -> None:
        """All but buttons and picture."""
        surface.fill(_EDGE)
        pygame.draw.rect(surface, _BODY, plate.body, border_radius=18)
        frame = plate.panel.inflate(2 * _BEZEL, 2 * _BEZEL)
        pygame.draw.rect(surface, _EDGE, frame, border_radius=6)

    def button(
        self, surface: pygame.Surface, plate: Plate, seat: int, level: int, down: bool
    ) -> pygame.Rect:
        """A seat's button, its lamp lit at `level` 0 to 255; returns what was drawn over."""
        middle = plate.button(seat)
        lamp = _mix(_DARK, _LAMP, level)
        drawn = pygame.draw.circle(surface, lamp, middle, _RADIUS + _RING)
        pygame.draw.circle(surface, _EDGE, middle, _RADIUS + 2)
        pygame.draw.circle(surface, _PRESSED if down else _BUTTON, middle, _RADIUS)
        _write(surface, self._large, self._labels[seat], middle, _LETTER)
        return drawn

    def menu(self, surface: pygame.Surface, plate: Plate) -> None:
        """The menu button, with the key that stands for it."""
        pygame.draw.circle(surface, _FAINT, plate.menu, _MENU_RADIUS)
        x, y = plate.menu
        _write(surface, self._small, "Esc", (x, y + _MENU_RADIUS + 9), _FAINT)


def _within(point: Point, middle: Point, radius: int) -> bool:
    return (point[0] - middle[0]) ** 2 + (point[1] - middle[1]) ** 2 <= radius**2


def _mix(dark: Colour, lit: Colour, level: int) -> Colour:
    red, green, blue = (a + (b - a) * level // 255 for a, b in zip(dark, lit))
    return red, green, blue


def _write(
    surface: pygame.Surface, font: pygame.font.Font, text: str, middle: Point, colour: Colour
) -> None:
    image = font.render(text, True, colour)
    surface.blit(image, image.get_rect(center=middle))
