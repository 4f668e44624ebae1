"""Widgets over displayio: built once at fixed places, then only what changed is set."""
