"""Turns bitmap fonts and drawings into the glyph sheets that the firmware draws with."""
