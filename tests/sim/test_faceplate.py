"""The front of the box in a window: what is where, at whole scales."""

import math

import pytest

from sim.fronts.faceplate import Plate, largest_plate
from sim.profiles import PROFILES

PLATES = [
    Plate(profile, seats, scale)
    for profile in PROFILES.values()
    for seats in range(2, 9)
    for scale in (1, 3)
    if (profile.width * scale, seats) > (300, 0) or seats <= 4
]


@pytest.mark.parametrize("plate", PLATES, ids=str)
def test_buttons_neither_overlap_nor_cover_the_picture(plate):
    places = [plate.button(seat) for seat in range(plate.seats)] + [plate.menu]
    for i, one in enumerate(places):
        assert plate.body.collidepoint(one)
        assert not plate.panel.inflate(20, 20).collidepoint(one)
        for other in places[:i]:
            assert math.dist(one, other) > 52


@pytest.mark.parametrize("plate", PLATES, ids=str)
def test_a_point_on_a_button_finds_its_seat(plate):
    assert [plate.seat_at(plate.button(seat)) for seat in range(plate.seats)] == list(
        range(plate.seats)
    )
    assert plate.is_menu(plate.menu)
    assert plate.seat_at(plate.panel.center) == -1
    assert not plate.is_menu(plate.panel.center)


def test_pixels_stay_whole_and_the_front_stays_in_the_middle():
    plate = largest_plate(PROFILES["tft320"], 8, 1400, 1000)
    assert plate.scale == 3
    assert plate.panel.size == (960, 720)
    assert plate.body.center == (700, 500)


def test_a_window_that_is_too_small_still_shows_every_pixel():
    plate = largest_plate(PROFILES["oled"], 8, 50, 50)
    assert plate.scale == 1
    assert plate.origin == (0, 0)


def test_seats_go_clockwise():
    plate = Plate(PROFILES["tft320"], 8, 2)
    x, y = zip(*(plate.button(seat) for seat in range(8)))
    assert list(x[:4]) == sorted(x[:4])
    assert list(x[4:]) == sorted(x[4:], reverse=True)
    assert max(y[:4]) < plate.panel.top < plate.panel.bottom < min(y[4:])
