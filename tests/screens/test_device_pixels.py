"""Every screen looks the same on the device as on the desktop, byte for byte."""

import pytest

from tests.hal.pixels.compare import MICROPYTHON, SIZES, Device, compare

pytestmark = pytest.mark.skipif(not MICROPYTHON.exists(), reason="no MicroPython for this system")


@pytest.fixture(scope="module")
def device():
    running = Device()
    yield running
    running.close()


@pytest.mark.parametrize("size", SIZES, ids=["oled", "tft240", "tft320"])
@pytest.mark.parametrize(
    ("module", "language"), [("tables", "fr"), ("pages", "ru"), ("private", "en")]
)
def test_the_device_draws_every_screen_as_the_desktop_does(device, module, language, size):
    """But for every other table on the widest panel, which has the parts of the square one."""
    folder = "firmware/assets"
    step = 2 if module == "tables" and size == SIZES[-1] else 1
    compare(device, size, folder, "tests.screens.scenes", "shown", [module, language, step])
