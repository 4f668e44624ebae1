"""The terminal front in a real pseudo-terminal, which answers as a person's would."""

import pytest

from tests.sim.person import Person


@pytest.fixture
def sit_down(tmp_path):
    people = []

    def start(board="oled", **terminal):
        options = ["--board", board, "--store", str(tmp_path / "kept"), "--mute"]
        people.append(Person("sim", "--front", "terminal", *options, **terminal))
        return people[-1]

    yield start
    for person in people:
        person.go()


def test_a_picture_in_half_blocks_and_a_key_that_taps(sit_down):
    person = sit_down()
    person.see("▀▀".encode())
    person.see(b" S ")
    person.type(b"s")
    person.see(b"[S]")
    person.see(b" S ")  # nobody reports the key-up: the button is let go all the same
    person.type(b"\x03")
    assert person.leave() == 0


def test_where_key_ups_are_reported_a_key_is_down_until_then(sit_down):
    person = sit_down(kitty=True)
    person.see(b" L ")
    person.type(b"\x1b[108;1:1u")
    person.see(b"[L]")
    person.type(b"\x1b[115;1:1u")
    person.see(b"[S]")
    person.see(b"[L]")
    person.type(b"\x1b[108;1:3u")
    person.see(b" L ")
    person.type(b"\x1b[99;5u")
    assert person.leave() == 0


def test_a_terminal_too_small_for_every_pixel_says_what_it_needs_until_it_is_large_enough(sit_down):
    person = sit_down(size=(80, 24))
    person.see(b"needs 128 columns and 34 lines, has 80 and 24")
    person.resize(128, 33)
    person.see(b"needs 128 columns and 34 lines, has 128 and 33")
    person.see(b"Esc: menu")
    person.resize(128, 34)
    drawn = person.see(b"Esc: menu")
    assert "▀".encode() in drawn
    assert b"needs" not in drawn


def test_the_felt_is_green_in_256_colours(sit_down):
    person = sit_down(board="tft240", size=(240, 122))  # every pixel as it is: no blends
    person.see(b"\x1b[48;5;22m")  # 0, 95, 0 of the colour cube
