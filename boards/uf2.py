"""UF2 files: what a Pico in BOOTSEL mode takes from its drive. Format: Microsoft's UF2, 512-byte
blocks of a header, 256 bytes for one place in the flash, and an end mark."""

import struct
from collections.abc import Iterable
from dataclasses import dataclass

PAGE = 256
_HEADER = struct.Struct("<8I")
_BLOCK = 512
_FIRST, _SECOND, _END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000
_ABSOLUTE = 0xE48BFF57  # the block with which RP2350 files begin, datasheet erratum E10


class Uf2Error(ValueError):
    """A file that is no UF2, or not one for this board."""


@dataclass(frozen=True)
class Block:
    """256 bytes for an address."""

    address: int
    data: bytes
    family: int


def read(data: bytes) -> list[Block]:
    """The blocks of a file, in its order."""
    if not data or len(data) % _BLOCK:
        raise Uf2Error("it is no UF2 file: its size is no multiple of 512")
    blocks = []
    for at in range(0, len(data), _BLOCK):
        first, second, flags, address, size, _, _, family = _HEADER.unpack_from(data, at)
        end = int.from_bytes(data[at + _BLOCK - 4 : at + _BLOCK], "little")
        if (first, second, end) != (_FIRST, _SECOND, _END) or size > 476:
            raise Uf2Error(f"it is no UF2 file: block {at // _BLOCK} has no mark")
        body = data[at + _HEADER.size : at + _HEADER.size + size]
        blocks.append(Block(address, body, family if flags & _HAS_FAMILY else 0))
    return blocks


def pages(image: bytes, address: int, family: int, sector: int) -> Iterable[Block]:
    """The blocks for an image, but for sectors that are empty and need not be written."""
    for start in range(0, len(image), sector):
        part = image[start : start + sector]
        if part.strip(b"\xff"):
            for at in range(0, len(part), PAGE):
                yield Block(address + start + at, part[at : at + PAGE], family)


def write(blocks: list[Block]) -> bytes:
    """A file; blocks of each family are counted on their own, as the boot ROM does."""
    totals: dict[int, int] = {}
    for block in blocks:
        totals[block.family] = totals.get(block.family, 0) + 1
    numbers = dict.fromkeys(totals, 0)
    out = bytearray()
    for block in blocks:
        number, total = numbers[block.family], totals[block.family]
        if block.family == _ABSOLUTE:
            number, total = 0, 2  # as the SDK writes it: never complete on its own
        numbers[block.family] += 1
        out += _HEADER.pack(
            _FIRST, _SECOND, _HAS_FAMILY, block.address, PAGE, number, total, block.family
        )
        out += block.data.ljust(_BLOCK - _HEADER.size - 4, b"\0") + _END.to_bytes(4, "little")
    return bytes(out)
