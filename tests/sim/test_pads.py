"""Gamepads, Buzz! receivers and USB encoders, as the joystick events that they send."""

import pygame

from sim.fronts.pads import Pads


class Joystick:
    """What pygame tells of a device."""

    def __init__(self, instance, buttons, name="Gamepad"):
        self._about = (instance, buttons, name)

    def get_instance_id(self):
        return self._about[0]

    def get_numbuttons(self):
        return self._about[1]

    def get_name(self):
        return self._about[2]


def button(pads, instance, number, down=True):
    kind = pygame.JOYBUTTONDOWN if down else pygame.JOYBUTTONUP
    return pads.handle(pygame.Event(kind, instance_id=instance, button=number))


def unplug(pads, instance):
    return pads.handle(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=instance))


def buzz(instance=0):
    return Joystick(instance, 20, "Logitech Buzz(tm) Controller V1")


def test_any_button_of_a_gamepad_is_its_players():
    pads = Pads(8)
    pads.add(Joystick(7, 12))
    pads.add(Joystick(3, 12))
    assert button(pads, 7, 0) == [(0, True)]
    assert button(pads, 3, 5) == [(1, True)]
    assert button(pads, 3, 5, down=False) == [(1, False)]


def test_a_second_button_of_the_same_pad_is_no_second_press():
    pads = Pads(8)
    pads.add(Joystick(0, 12))
    assert button(pads, 0, 1) == [(0, True)]
    assert button(pads, 0, 2) == []
    assert button(pads, 0, 1, down=False) == []
    assert button(pads, 0, 2, down=False) == [(0, False)]


def test_a_buzz_receiver_is_four_red_buzzers():
    pads = Pads(8)
    pads.add(buzz())
    assert [button(pads, 0, red) for red in (0, 5, 10, 15)] == [[(i, True)] for i in range(4)]
    assert button(pads, 0, 1) == []
    assert button(pads, 0, 19) == []


def test_two_receivers_make_eight_and_a_third_pad_finds_no_seat():
    pads = Pads(8)
    for instance in range(2):
        pads.add(buzz(instance))
    pads.add(Joystick(2, 10))
    assert button(pads, 1, 15) == [(7, True)]
    assert button(pads, 2, 0) == []


def test_every_button_of_an_encoder_is_a_players_where_that_is_asked_for():
    pads = Pads(8, each=True)
    pads.add(Joystick(0, 12, "Generic USB Joystick"))
    assert button(pads, 0, 7) == [(7, True)]
    assert button(pads, 0, 8) == []


def test_a_pad_that_is_unplugged_lets_go_and_leaves_its_seats_to_the_next():
    pads = Pads(2)
    pads.add(Joystick(0, 12))
    button(pads, 0, 3)
    assert unplug(pads, 0) == [(0, False)]
    assert unplug(pads, 0) == []
    pads.add(Joystick(1, 12))
    assert button(pads, 1, 0) == [(0, True)]


def test_an_unplugged_first_pad_leaves_the_seats_of_the_second_alone():
    pads = Pads(8)
    pads.add(Joystick(0, 12))
    pads.add(Joystick(1, 12))
    unplug(pads, 0)
    pads.add(Joystick(2, 12))
    assert button(pads, 1, 0) == [(1, True)]
    assert button(pads, 2, 0) == [(0, True)]
