"""Whose key is whose, on Latin and Russian keyboards."""

import pygame
import pytest

from sim.fronts.hands import letter
from sim.keys import labels, seat_of


def test_every_seat_has_a_key_of_its_own():
    assert labels(8) == ("S", "L", "T", "N", "E", "O", "C", "U")
    assert labels(3) == ("S", "L", "T")
    assert [seat_of(label, 8) for label in labels(8)] == list(range(8))


@pytest.mark.parametrize(("text", "seat"), [("s", 0), ("L", 1), ("ы", 0), ("Д", 1), ("3", 2)])
def test_capitals_russian_letters_and_digits_are_the_same_buttons(text, seat):
    assert seat_of(text, 8) == seat


@pytest.mark.parametrize("text", ["", "x", "9", "0", "sl", "escape", "é"])
def test_other_keys_are_nobodys(text):
    assert seat_of(text, 8) == -1


def test_a_key_of_a_seat_that_is_not_there_is_nobodys():
    assert seat_of("U", 4) == -1


def test_the_window_reads_what_is_printed_on_a_key():
    assert letter(pygame.K_s, pygame.KSCAN_S) == "s"
    # AZERTY: the letter counts, not the place
    assert letter(pygame.K_a, pygame.KSCAN_Q) == "a"
    assert letter(pygame.K_KP3, pygame.KSCAN_KP3) == "3"


def test_a_key_without_a_latin_letter_counts_by_its_place():
    assert letter(ord("ы"), pygame.KSCAN_S) == "s"
    assert letter(0, pygame.KSCAN_RETURN) == ""
