"""The UF2 that people drag onto the drive."""

import struct

import pytest

from boards import uf2
from boards.files import unpack
from boards.image import firmware, image
from boards.models import FLASH_START, MODELS
from boards.payload import DeployError, payload

PICO = MODELS["pico"]


def micropython(text: bytes, model=PICO, address: int = FLASH_START) -> bytes:
    """A UF2 as MicroPython's, with only what is looked at in it."""
    body = text.ljust(512, b"\0")
    blocks = [uf2.Block(address + i, body[i : i + 256], model.family) for i in (0, 256)]
    return uf2.write(blocks)


GOOD = b"v1.28.0 on 2026-04-06\0Raspberry Pi Pico with RP2040\0"


def dragged(data: bytes) -> bytearray:
    """The flash after a file was dragged onto the drive of an empty Pico."""
    flash = bytearray(b"\xff" * (2 << 20))
    for block in uf2.read(data):
        start = block.address - FLASH_START
        flash[start : start + len(block.data)] = block.data
    return flash


def test_the_files_are_there_after_dragging(tmp_path):
    said = image("pico_oled", None, tmp_path / "snap.uf2")
    flash = dragged((tmp_path / "snap.uf2").read_bytes())
    there = unpack(bytes(flash[PICO.offset : PICO.offset + PICO.size]), PICO)
    assert there == payload("pico_oled")
    assert "BOOTSEL" in said and "RPI_PICO" in said


def test_with_micropython_both_are_in_one_file(tmp_path):
    (tmp_path / "mp.uf2").write_bytes(micropython(GOOD))
    image("pico_oled", tmp_path / "mp.uf2", tmp_path / "all.uf2")
    data = (tmp_path / "all.uf2").read_bytes()
    assert dragged(data)[: len(GOOD)] == GOOD
    numbers = [struct.unpack_from("<2I", data, at + 20) for at in range(0, len(data), 512)]
    assert numbers == [(i, len(numbers)) for i in range(len(numbers))]


def test_the_first_block_of_an_rp2350_file_is_kept_apart():
    absolute = uf2.Block(0x10FFFF00, b"\xef" * 256, 0xE48BFF57)
    rest = [uf2.Block(FLASH_START + 256 * i, bytes(256), 0xE48BFF59) for i in range(3)]
    data = uf2.write([absolute, *rest])
    numbers = [struct.unpack_from("<2I", data, at + 20) for at in range(0, len(data), 512)]
    assert numbers == [(0, 2), (0, 3), (1, 3), (2, 3)]
    assert uf2.read(data) == [absolute, *rest]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"hello", "it is no UF2 file"),
        (b"\0" * 512, "it is no UF2 file: block 0 has no mark"),
        (micropython(b"some other program"), "this is no MicroPython for RPI_PICO"),
        (micropython(GOOD, MODELS["pico2"]), "this is no MicroPython for RPI_PICO"),
        (micropython(GOOD.replace(b"1.28", b"1.19")), "MicroPython v1.19.0 is too old: 1.24"),
        (micropython(GOOD.replace(b"Pico ", b"Pico W ")), "for another board than RPI_PICO"),
        (micropython(GOOD, address=FLASH_START + PICO.offset), "reaches into where"),
    ],
)
def test_a_wrong_file_is_named_in_one_line(tmp_path, data, said):
    path = tmp_path / "file.uf2"
    path.write_bytes(data)
    with pytest.raises(DeployError) as caught:
        firmware(path, PICO)
    assert str(caught.value).startswith(f"{path}: ") and said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_one_line_too(tmp_path):
    with pytest.raises(DeployError, match="No such file"):
        firmware(tmp_path / "none.uf2", PICO)
