"""What a scene is built with, and how it is run; for CPython and MicroPython alike.

A scene is a function of a kit that returns its Group and a list of changes, functions without
arguments. `play` shows it, step by step.
"""


class Kit:
    """A display of some size, and the displayio that draws on it."""

    def __init__(self, display, displayio, vectorio, load_sheet, folder):
        self.display = display
        self.displayio = displayio
        self.vectorio = vectorio
        self.width, self.height, self.colors = display.width, display.height, display.colors
        self.load = load_sheet  # by path
        self._folder = folder

    def sheet(self, name):
        """The sheet NAME.sheet of the folder."""
        return self.load(self._folder + "/" + name + ".sheet")


def desktop_kit(size, folder):
    """Adafruit's displayio on a display of width, height, colours."""
    from sim.display import DesktopDisplay, displayio, load_sheet, vectorio

    return Kit(DesktopDisplay(*size), displayio, vectorio, load_sheet, folder)


def device_kit(panel, folder):
    """The device's displayio on a panel."""
    from hal import displayio, vectorio
    from hal.display import Display
    from hal.displayio.bitmap import load_sheet

    def load(path):
        return load_sheet(open(path, "rb"))  # noqa: SIM115  # it stays open

    display = Display(panel, lambda: 0)
    return Kit(display, displayio, vectorio, load, folder)


def play(kit, scene):
    """Show a scene; yield once it is drawn, after each of its changes, and once drawn anew."""
    group, changes = scene(kit)
    kit.display.root_group = group
    kit.display.refresh()
    yield
    for change in changes:
        change()
        kit.display.refresh()
        yield
    kit.display.change_all()
    kit.display.refresh()
    yield
