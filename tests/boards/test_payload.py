"""What goes onto a device: everything that runs there, compiled, and nothing else."""

import importlib
import sys
from types import ModuleType

import pytest

from boards import needed
from boards.files import pack, unpack
from boards.models import BLOCK, MODELS
from boards.payload import DeployError, load, names, packs, payload
from boards.slim import Project


@pytest.fixture(scope="module")
def files():
    return payload("pico_oled")


def test_everything_compiles_for_the_device():
    modules = packs()
    assert {"snap", "console", "console.ui", "hal", "hal.panels", "boards"} <= set(modules)
    compiled = [data for folder in modules.values() for data in folder.values()]
    assert all(data[:2] == b"M\x06" for data in compiled)  # .mpy version 6


def test_what_only_the_type_checker_reads_takes_no_memory():
    for folder in packs().values():
        for data in folder.values():
            assert b"TYPE_CHECKING" not in data and b"typing" not in data
            assert b"snap.const" not in data


def test_what_belongs_to_the_computer_stays_there(files):
    modules = packs()
    assert "contract" not in modules["hal"] and "payload" not in modules["boards"]
    assert not [folder for folder in modules if folder.startswith(("sim", "tests"))]
    assert sorted(path for path in files if path.endswith(".py")) == ["boot.py", "main.py"]


def test_nothing_goes_along_that_the_board_has_no_use_for(files):
    assert "assets/oled.layout" in files and "assets/tft.layout" not in files
    assert "assets/tft.layout" in payload("pico_tft")
    assert "title" in packs()["console.scenes"]  # loaded by name
    assert "states" not in packs()["snap"]  # for replay on the desktop


def test_the_board_file_goes_along(files):
    assert b"Raspberry Pi Pico" in files["board.txt"]


@pytest.mark.parametrize("board", names())
def test_it_fits_every_board_and_comes_out_of_the_image_again(board, files):
    model = MODELS[load(board).model]
    image = pack(files, model)
    assert len(image) == model.size and unpack(image, model) == files


def test_half_of_the_smallest_flash_is_left_for_saves(files):
    model = MODELS["pico_w"]
    blocks = sum(-(-len(data) // BLOCK) for data in files.values())
    assert blocks < model.size // BLOCK // 2


@pytest.fixture
def device(files, tmp_path, monkeypatch):
    """firmware/packs.py over the packs of the payload."""
    monkeypatch.setitem(sys.modules, "vfs", ModuleType("vfs"))
    for path, data in files.items():
        if path.endswith(".pack"):
            (tmp_path / path.removeprefix("snap/")).write_bytes(data)
    return importlib.import_module("packs").Packs(str(tmp_path))


def test_the_device_finds_every_module_in_its_pack(device):
    for folder, modules in packs().items():
        where = "/" + folder.replace(".", "/")
        assert device.stat(where)[0] == 0x4000
        for name, data in modules.items():
            assert device.stat(f"{where}/{name}.mpy")[0] == 0x8000
            with device.open(f"{where}/{name}.mpy", "rb") as file:
                assert file.read(len(data)) == data


@pytest.mark.parametrize(
    "path", ["/con", "/snap/cards", "/snap/cards.py", "/snap/ard.mpy", "/x.mpy"]
)
def test_the_device_finds_nothing_else(device, path):
    with pytest.raises(OSError):
        device.stat(path)


@pytest.mark.parametrize("path", ["/snap/cards.mpy", "/snap/nothing.mpy"])
def test_ctrl_c_while_import_looks_for_a_module_is_not_taken_for_no_such_module(
    device, monkeypatch, path
):
    wanted = _is_there(device, path)
    kind = type(device)._kind
    pressed = iter([True, False])

    def interrupted(self, path):
        if next(pressed, False):
            raise KeyboardInterrupt
        return kind(self, path)

    monkeypatch.setattr(type(device), "_kind", interrupted)
    assert _is_there(device, path) == wanted
    with pytest.raises(KeyboardInterrupt):
        device.open("/snap/cards.mpy", "rb")
    device.open("/snap/cards.mpy", "rb").close()  # and only once


def _is_there(device, path):
    try:
        return device.stat(path)[0] == 0x8000
    except OSError:
        return False


def test_a_pack_from_elsewhere_is_refused(tmp_path, device):
    (tmp_path / "odd.pack").write_bytes(b"PK\x03\x04 and more")
    with pytest.raises(ValueError, match="flash again"):
        type(device)(str(tmp_path))


def test_an_unknown_board_is_answered_with_those_there_are():
    with pytest.raises(DeployError, match="no board 'pico_vga': there are .*pico_oled"):
        payload("pico_vga")


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("x = (\n", r"'\(' was never closed \(snap.torn, line 1\)"),
        ("if not TYPE_CHECKING:\n    x = 1\n", r"TYPE_CHECKING stands .* \(torn.py\)"),
    ],
)
def test_a_source_that_cannot_be_compiled_is_named_in_one_line(tmp_path, monkeypatch, source, says):
    torn = tmp_path / "torn.py"
    torn.write_text(source)
    monkeypatch.setattr(needed, "_project", lambda: Project({"snap.torn": source}))
    monkeypatch.setattr(needed, "source", needed.source.__wrapped__)
    monkeypatch.setattr(needed, "modules", lambda: {"snap.torn": torn})
    with pytest.raises(DeployError, match=f"^the source cannot be compiled: {says}$"):
        payload("pico_oled")
