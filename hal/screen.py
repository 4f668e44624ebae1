"""A panel as a display that may be missing, or go and come back: nothing here raises."""

from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hal.contract import Panel

_TICKS = const(0x3FFFFFFF)
_RETRY = const(1_000_000)  # microseconds between two looks at a panel


class Screen:
    """What `hal.contract.Display` asks for, but for the drawing, which subclasses add."""

    def __init__(self, panel: "Panel", now: "Callable[[], int]") -> None:
        """`now` gives microseconds, modulo 2^30."""
        self.panel = panel
        self.width = panel.width
        self.height = panel.height
        self.colors = panel.colors
        self.fault: "str | None" = None  # what is wrong with the panel, or None
        self._now = now
        self._looked = 0  # when the panel was last asked whether it is there
        self._up = False  # it has been started, and nothing failed since
        self._brightness = 255
        self._rotation = 0

    @property
    def brightness(self) -> int:
        """0 (dark) to 255."""
        return self._brightness

    @brightness.setter
    def brightness(self, level: int) -> None:
        self._brightness = level
        if self._up:
            try:
                self._light()
            except OSError as error:
                self._lose(error)

    @property
    def rotation(self) -> int:
        """0, or 180 for the picture upside down."""
        return self._rotation

    @rotation.setter
    def rotation(self, degrees: int) -> None:
        if degrees != self._rotation:
            self._rotation = degrees
            # Panels turn what is written from then on: start again with the whole picture.
            self._up = False

    def refresh(self) -> None:
        """Send what changed; returns when it has gone over the wire, or at once without a panel.

        A panel that was lost is looked for once a second, and drawn anew.
        """
        try:
            if self._look():
                self.send_changes()
        except OSError as error:
            self._lose(error)

    def _look(self) -> bool:
        """True when the panel can be drawn on."""
        if self._now() - self._looked & _TICKS < _RETRY and (self._up or self.fault):
            return self._up
        self._looked = self._now()
        if not self._up or not self.panel.alive():
            self._restart()
        return True

    def _restart(self) -> None:
        """Set the panel up and light it with the whole picture."""
        panel = self.panel
        if self.fault:
            panel.recover()
        panel.start()
        panel.turn(self._rotation)
        self.change_all()
        self.send_changes()
        self._light()
        self._up = True
        self.fault = None

    def _light(self) -> None:
        """Show the picture as brightly as was asked for; with 0 let the panel sleep."""
        if self._brightness:
            self.panel.dim(self._brightness)
            self.panel.show()
        else:
            self.panel.sleep()

    def _lose(self, error: OSError) -> None:
        self._up = False
        self.fault = f"display does not answer ({error.args[0]})"

    def change_all(self) -> None:
        """Have every pixel sent with the next changes."""
        raise NotImplementedError

    def send_changes(self) -> None:
        """Draw what changed and send it; OSError where the panel does not answer."""
        raise NotImplementedError
