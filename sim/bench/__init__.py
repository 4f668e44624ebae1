"""Measurements, a module each: `measure()` yields (what was measured, figure) pairs."""
