"""Drivers of display controllers; buses and pins are handed to them."""
