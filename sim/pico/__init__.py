"""The emulated Pico: MicroPython's real firmware, driven from Python."""
