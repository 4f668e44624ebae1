"""Tests for whoever built the box: buttons, lamps, speaker, display."""
