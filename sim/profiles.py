"""The boards that the simulator can be, by the name of their panel."""

from dataclasses import dataclass

SEATS = 8


@dataclass(frozen=True)
class Profile:
    """A panel of `width` x `height` pixels in 2 or 16 colours, and how large to show a pixel."""

    width: int
    height: int
    colors: int
    scale: int


PROFILES = {
    "oled": Profile(128, 64, 2, 5),
    "tft240": Profile(240, 240, 16, 2),
    "tft320": Profile(320, 240, 16, 2),
}
