"""The kinds of Pico: what MicroPython calls them, and where it keeps its files.

The file system ends where the flash ends. Blocks, in MicroPython's rp2 port: 4096 bytes.
"""

from dataclasses import dataclass

FLASH_START = 0x10000000
BLOCK = 4096


@dataclass(frozen=True)
class Model:
    """`port` is MicroPython's name for it, `family` that of its UF2 files."""

    port: str
    machine: str  # begins what the device says of itself
    offset: int  # of the file system in the flash
    size: int
    family: int


MODELS = {
    "pico": Model("RPI_PICO", "Raspberry Pi Pico with", 0xA0000, 1408 * 1024, 0xE48BFF56),
    "pico_w": Model("RPI_PICO_W", "Raspberry Pi Pico W with", 0x12C000, 848 * 1024, 0xE48BFF56),
    "pico2": Model("RPI_PICO2", "Raspberry Pi Pico2 with", 0x100000, 3 << 20, 0xE48BFF59),
    "pico2_w": Model("RPI_PICO2_W", "Raspberry Pi Pico 2 W with", 0x180000, 2560 << 10, 0xE48BFF59),
}
