"""MicroPython runs this when a Pico is switched on. All else is compiled; this stays short."""

from boards.start import main

main()
