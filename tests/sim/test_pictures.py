"""The README's pictures are what the console looks like today: else `make pictures`."""

import shutil

import pytest
from PIL import Image, ImageChops

from sim.pictures import tour
from sim.pictures.__main__ import FOLDER, draw


@pytest.fixture(params=sorted(path.stem for path in FOLDER.glob("*.script")))
def drawn(request, tmp_path, monkeypatch):
    """(the picture kept, the same drawn now)"""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    script = shutil.copy(FOLDER / f"{request.param}.script", tmp_path)
    draw(tmp_path / script, tmp_path)
    return [Image.open(folder / f"{request.param}.png") for folder in (FOLDER, tmp_path)]


def is_same(kept, now):
    assert kept.size == now.size
    assert ImageChops.difference(kept.convert("RGB"), now.convert("RGB")).getbbox() is None


def test_a_picture_is_as_its_script_draws_it(drawn):
    is_same(*drawn)


@pytest.mark.parametrize(("board", "language"), tour.ALL)
def test_every_board_in_every_language_is_as_it_looks_today(board, language, tmp_path):
    tour.draw(board, language, tmp_path)
    is_same(*[Image.open(tour.path(board, language, folder)) for folder in (tour.FOLDER, tmp_path)])
