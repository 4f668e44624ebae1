"""`python -m sim.gallery OUT` draws every screen: a contact sheet a panel, language and group."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PIL import Image

from sim import FIRMWARE
from sim.display import DesktopDisplay, displayio, load_sheet, vectorio
from sim.profiles import PROFILES, Profile

from console.texts import LANGUAGES, Texts  # isort: skip  # after sim, which makes it importable
from console.ui.kit import Ui  # isort: skip

GROUPS = ("tables", "pages", "private")  # modules of tests.screens.exhibits
_GAP = 8
_WIDTH = 2000  # of a contact sheet, at most
_WALL = (70, 70, 80)


def easel(profile: Profile) -> Any:
    """Of a board, what screens are made from."""
    return SimpleNamespace(
        display=DesktopDisplay(profile.width, profile.height, profile.colors),
        displayio=displayio,
        vectorio=vectorio,
        open=lambda name: (FIRMWARE / name).open("rb"),
        sheet=lambda name: load_sheet(FIRMWARE / "assets" / f"{name}.sheet"),
    )


def paint(profile: Profile, language: str, exhibit: Callable[[Ui, Texts], Any]) -> Image.Image:
    """One screen, as it is seen, in true pixels."""
    board = easel(profile)
    texts = Texts(board, language)
    ui = Ui(board, texts.section("cards")["letters"])
    board.display.root_group = exhibit(ui, texts).group
    board.display.refresh()
    image: Image.Image = board.display.image()
    return image


def contact_sheet(images: list[Image.Image], scale: int) -> Image.Image:
    """Pictures side by side, each pixel `scale` wide."""
    wide, high = images[0].width * scale, images[0].height * scale
    across = max(1, _WIDTH // (wide + _GAP))
    rows = -(-len(images) // across)
    size = (across * (wide + _GAP) + _GAP, rows * (high + _GAP) + _GAP)
    sheet = Image.new("RGB", size, _WALL)
    for i, image in enumerate(images):
        row, column = divmod(i, across)
        large = image.resize((wide, high), Image.Resampling.NEAREST)
        sheet.paste(large, (_GAP + column * (wide + _GAP), _GAP + row * (high + _GAP)))
    return sheet


def hang(out: Path) -> None:
    """Write all contact sheets into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    for name, profile in PROFILES.items():
        scale = 3 if profile.width < 200 else 1
        for language in LANGUAGES:
            for group in GROUPS:
                found = import_module(f"tests.screens.exhibits.{group}").exhibits().values()
                images = [paint(profile, language, exhibit) for exhibit in found]
                contact_sheet(images, scale).save(out / f"{name}-{language}-{group}.png")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print("usage: python -m sim.gallery OUT", file=sys.stderr)
        sys.exit(2)
    hang(Path(sys.argv[1]))
