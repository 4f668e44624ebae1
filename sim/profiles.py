"""The boards that the simulator can be: a panel alone, or one of boards/ with its own driver."""

from dataclasses import dataclass
from typing import Any

from boards import payload
from boards.spec import Spec
from sim.frame import Frame
from sim.panels import bench

SEATS = 8


@dataclass(frozen=True)
class Profile:
    """`width` x `height` pixels in 2 or 16 colours, and how many screen pixels make one large.

    With `spec`, the device's own driver talks to an emulated controller.
    """

    width: int
    height: int
    colors: int
    scale: int
    seats: int = SEATS
    spec: Spec | None = None

    def parts(self) -> tuple[Any, Any]:
        """What the display draws on, and what can then be seen."""
        if self.spec is None:
            frame = Frame(self.width, self.height, self.colors)
            return frame, frame
        wired = _wired(self.spec)
        return wired.panel, wired.glass


PROFILES = {
    "oled": Profile(128, 64, 2, 5),
    "tft240": Profile(240, 240, 16, 2),
    "tft320": Profile(320, 240, 16, 2),
}


def fitting(columns: int, lines: int) -> str:
    """The largest display that a terminal shows pixel by pixel; shrunk, small print is lost."""
    for name in ("tft320", "tft240"):
        if PROFILES[name].width <= columns and PROFILES[name].height <= 2 * lines:
            return name
    return "oled"


def names() -> list[str]:
    """All boards there are."""
    return [*PROFILES, *payload.names()]


def profile(name: str) -> Profile:
    """The board of a name; DeployError where its file is wrong."""
    if name in PROFILES:
        return PROFILES[name]
    spec = payload.load(name)
    colors, scale = (16, 2) if spec.panel == "st7789" else (2, 5)
    return Profile(*spec.size, colors, scale, len(spec.buttons), spec)


def _wired(spec: Spec) -> bench.Bench:
    if spec.panel == "st7789":
        return bench.tft(*spec.size, spec.mounted, spec.offset, "cs" not in spec.wires)
    if spec.panel == "oled":  # whichever the owner has soldered in; the driver finds out
        return bench.oled("ssd1306", spec.bus, found=True)
    return bench.oled(spec.panel, spec.bus)
