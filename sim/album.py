"""Pictures of the display, as PNG files."""

from pathlib import Path

from PIL import Image

from sim.errors import SimError, why
from sim.screen import UnwatchedDisplay


class Album:
    """A folder of pictures, each pixel `scale` screen pixels wide."""

    def __init__(self, folder: Path, display: UnwatchedDisplay, scale: int) -> None:
        self._folder = folder
        self._display = display
        self._scale = scale

    def shoot(self, name: str) -> None:
        """Draw what would be seen now into FOLDER/NAME.png; SimError where that fails."""
        image = self._display.shot()
        size = (image.width * self._scale, image.height * self._scale)
        path = self._folder / f"{name}.png"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            image.resize(size, Image.Resampling.NEAREST).save(path)
        except OSError as error:
            where = error.filename or path
            raise SimError(f"{where}: {why(error)}: name another folder with --shots") from None
