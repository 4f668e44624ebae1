"""What a scene is built with, and how it is run; for CPython and MicroPython alike.

A scene is a function of a kit that returns its Group and a list of changes, functions without
arguments. `frames` shows it and yields the panel's bytes at the start and after each change.
"""

import sys

SHEETS = "sheets"


class Kit:
    """A display of some size, and the displayio that draws on it."""

    def __init__(self, display, displayio, vectorio, load_sheet, folder):
        self.display = display
        self.displayio = displayio
        self.vectorio = vectorio
        self.width, self.height, self.colors = display.width, display.height, display.colors
        self._load = load_sheet
        self._folder = folder

    def sheet(self, name):
        """The sheet NAME.sheet of the folder."""
        return self._load(self._folder + "/" + name + ".sheet")


def desktop_kit(size, folder):
    """Adafruit's displayio on a display of width, height, colours."""
    from sim.display import DesktopDisplay, displayio, load_sheet, vectorio

    return Kit(DesktopDisplay(*size), displayio, vectorio, load_sheet, folder)


def device_kit(size, folder, rows):
    """The device's displayio; `rows` is what its panel takes in one strip."""
    from hal import displayio, vectorio
    from hal.display import Display
    from hal.displayio.bitmap import load_sheet
    from tests.hal.pixels.memory import Memory

    def load(path):
        with open(path, "rb") as file:
            return load_sheet(file)

    display = Display(Memory(size, rows), lambda: 0)
    return Kit(display, displayio, vectorio, load, folder)


def kit_for(size, folder, rows=1000):
    """The kit of the runtime at hand."""
    if sys.implementation.name == "micropython":
        return device_kit(size, folder, rows)
    return desktop_kit(size, folder)


def frames(kit, scene):
    """Yield the panel's bytes once the scene is shown, and after each of its changes."""
    group, changes = scene(kit)
    kit.display.root_group = group
    kit.display.refresh()
    yield pixels(kit)
    for change in changes:
        change()
        kit.display.refresh()
        yield pixels(kit)


def whole(kit):
    """The panel's bytes when everything is drawn anew."""
    kit.display.change_all()
    kit.display.refresh()
    return pixels(kit)


def pixels(kit):
    """The panel's bytes."""
    display = kit.display
    return display.panel.pixels if hasattr(display.panel, "sent") else display.frame_bytes()
