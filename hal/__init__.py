"""The hardware contract, and what fulfils it on MicroPython."""
