"""The window, on SDL's driver without a screen: what is pressed arrives, what is drawn shows."""

import pytest
from PIL import Image

pygame = pytest.importorskip("pygame")

from console.ticks import ticks_add  # noqa: E402
from sim.board import DesktopBoard  # noqa: E402
from sim.clock import RealClock  # noqa: E402
from sim.errors import SimError  # noqa: E402
from sim.fronts.faceplate import Plate  # noqa: E402
from sim.fronts.pads import Pads  # noqa: E402
from sim.fronts.window import Window, open_screen  # noqa: E402
from sim.keys import labels  # noqa: E402
from sim.profiles import PROFILES  # noqa: E402
from sim.screen import WatchedDisplay  # noqa: E402
from sim.signals import SilentSpeaker  # noqa: E402
from sim.store import MemoryStore  # noqa: E402

OLED = PROFILES["oled"]


class Console:
    """Lights the lamp of whoever presses, and fills the display then."""

    def __init__(self, board):
        self.board = board
        self.heard = []
        self.menus = 0

    def step(self, now):
        presses = self.board.presses
        presses.poll()
        while presses.next():
            self.heard.append((presses.player, presses.down))
            self.board.lamps.set(presses.player, 255 if presses.down else 0)
            self.fill()
        self.menus += self.board.menu.pressed()
        return ticks_add(now, 1000)

    def fill(self):
        board = self.board
        palette = board.displayio.Palette(1)
        palette[0] = 0xFFFFFF
        area = board.vectorio.Rectangle(
            pixel_shader=palette, width=OLED.width, height=OLED.height, x=0, y=0
        )
        board.display.root_group = board.displayio.Group()
        board.display.root_group.append(area)
        board.display.refresh()


@pytest.fixture
def front(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_screen()
    display = WatchedDisplay(OLED)
    board = DesktopBoard(display, labels(8), RealClock(), SilentSpeaker(), MemoryStore())
    window = Window(board, display, Plate(OLED, 8, 3), Pads(8))
    yield window, Console(board), board
    window.close()


def play(front, *events):
    """Post the events, wait until the console has heard as many edges, and close the window."""
    window, console, _ = front
    for event in events:
        pygame.event.post(event)

    class Closing:
        """Ends the game once all is heard, or will not be."""

        steps = 0

        def step(self, now):
            deadline = console.step(now)
            self.steps += 1
            if len(console.heard) + console.menus >= len(events) or self.steps == 5000:
                pygame.event.post(pygame.Event(pygame.QUIT))
            return deadline

    window.run(Closing())
    return console


def key(kind, key, scancode):
    return pygame.Event(kind, key=key, scancode=scancode)


S = (pygame.K_s, pygame.KSCAN_S)
L = (pygame.K_l, pygame.KSCAN_L)


def test_several_keys_at_once_are_several_players(front):
    console = play(front, key(pygame.KEYDOWN, *S), key(pygame.KEYDOWN, *L))
    assert console.heard == [(0, True), (1, True)]


def test_a_press_lights_what_the_console_lights_and_shows_what_it_draws(front, tmp_path):
    window, _, _ = front
    plate = Plate(OLED, 8, 3)
    x, y = plate.button(0)
    window.save(tmp_path / "before.png")
    play(front, key(pygame.KEYDOWN, *S))
    window.save(tmp_path / "after.png")
    before, after = (Image.open(tmp_path / f"{name}.png") for name in ("before", "after"))
    assert before.getpixel(plate.panel.center) == (0, 0, 0)
    assert after.getpixel(plate.panel.center) == (255, 255, 255)
    lamp = (x, y - 31)
    assert sum(after.getpixel(lamp)) > sum(before.getpixel(lamp))


def test_escape_is_the_menu_button(front):
    assert play(front, key(pygame.KEYDOWN, pygame.K_ESCAPE, pygame.KSCAN_ESCAPE)).menus == 1


def click(place, button=1):
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button)


def test_the_mouse_presses_the_buttons_drawn(front):
    assert play(front, click(Plate(OLED, 8, 3).button(5))).heard == [(5, True)]


def test_the_mouse_presses_the_menu_button_but_its_wheel_nothing(front):
    plate = Plate(OLED, 8, 3)
    pygame.event.post(click(plate.button(5), button=4))
    assert play(front, click(plate.menu)).menus == 1
    assert front[2].presses.closed == 0


def test_a_larger_window_shows_larger_whole_pixels(front):
    window, _, _ = front
    window._resize(900, 500)
    assert window._plate.scale == 4
    assert window._plate.body.center == (450, 250)


def test_a_driver_that_shows_nothing_is_not_taken(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    with pytest.raises(SimError, match="use --front terminal"):
        open_screen()
    assert not pygame.display.get_init()
