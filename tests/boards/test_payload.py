"""What goes onto a device: everything that runs there, compiled, and nothing else."""

import pytest

from boards.files import pack, unpack
from boards.models import MODELS
from boards.payload import DeployError, load, names, payload


@pytest.fixture(scope="module")
def files():
    return payload("pico_oled")


def test_everything_compiles_for_the_device(files):
    compiled = [path for path in files if path.endswith(".mpy")]
    assert {"lib/snap/cards.mpy", "lib/hal/edges.mpy", "lib/boards/start.mpy"} <= set(compiled)
    assert all(files[path][:2] == b"M\x06" for path in compiled)  # .mpy version 6


def test_what_belongs_to_the_computer_stays_there(files):
    assert not [path for path in files if "contract" in path or "payload" in path or "sim/" in path]
    assert [path for path in files if path.endswith(".py")] == ["main.py"]


def test_nothing_goes_along_that_the_board_has_no_use_for(files):
    assert "assets/oled.layout" in files and "assets/tft.layout" not in files
    assert "assets/tft.layout" in payload("pico_tft")
    assert "lib/console/scenes/title.mpy" in files  # loaded by name
    assert "lib/snap/states.mpy" not in files  # for replay on the desktop


def test_the_board_file_goes_along(files):
    assert b"Raspberry Pi Pico" in files["board.txt"]


@pytest.mark.parametrize("board", names())
def test_it_fits_every_board_and_comes_out_of_the_image_again(board, files):
    model = MODELS[load(board).model]
    image = pack(files, model)
    assert len(image) == model.size and unpack(image, model) == files


def test_an_unknown_board_is_answered_with_those_there_are():
    with pytest.raises(DeployError, match="no board 'pico_vga': there are .*pico_oled"):
        payload("pico_vga")
