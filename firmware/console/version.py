"""Which version of the console this is."""

VERSION = "0.1.0"
